import Diagnostics
import Foundation
import TestSupport
import Testing
import YAMLTree

/// Random and broken input: no trap, no hang, places within the source.
@Suite struct HostileTests {
  private func check(_ bytes: [UInt8]) {
    let reading = Reading(bytes, notes: true)
    for diagnostic in reading.bag.all {
      for label in [diagnostic.primary].compactMap({ $0 }) + diagnostic.secondary {
        #expect(label.span.range.lowerBound >= 0 && label.span.range.upperBound <= bytes.count)
      }
      #expect(!diagnostic.message.isEmpty)
    }
    if reading.root == nil { #expect(reading.bag.hasErrors) }
    _ = reading.page
    for scalar in (reading.root?.scalars ?? []).prefix(50) {
      let range = scalar.sourceRange(of: 0..<scalar.text.utf8.count)
      #expect(range.lowerBound >= 0 && range.upperBound <= bytes.count)
    }
    if let root = reading.root { advise(on: root) }
  }

  private func advise(on node: YAMLNode) {
    _ = QuoteAdvice.help(for: node)
    for item in node.sequence ?? [] { advise(on: item) }
    if let mapping = node.mapping {
      for (index, entry) in mapping.entries.enumerated() {
        _ = QuoteAdvice.help(forEntry: index, of: mapping)
        advise(on: entry.value)
      }
    }
  }

  @Test func randomSigns() {
    var random = SplitMix64(seed: SplitMix64.runSeed)
    print("HostileTests: seed \(SplitMix64.runSeed)")
    let signs = Array("{}[]()'\"&*!|>%@`#:,-? \n\t\rab01\\<~=.".utf8)
    for _ in 0..<4000 {
      let count = Int.random(in: 0...24, using: &random)
      check((0..<count).map { _ in signs[Int.random(in: 0..<signs.count, using: &random)] })
    }
  }

  @Test func randomBytes() {
    var random = SplitMix64(seed: SplitMix64.runSeed)
    for _ in 0..<2000 {
      let count = Int.random(in: 0...16, using: &random)
      check((0..<count).map { _ in UInt8.random(in: 0...255, using: &random) })
    }
  }

  @Test func mutatedFiles() throws {
    var random = SplitMix64(seed: SplitMix64.runSeed)
    let folder = Repository.root.appendingPathComponent("Tests/YAMLTreeTests/Faults")
    let files = try FileManager.default.contentsOfDirectory(atPath: folder.path)
      .filter { $0.hasSuffix(".yaml") }.sorted()
      .map { Array(try Data(contentsOf: folder.appendingPathComponent($0))) }
    for _ in 0..<4000 {
      var bytes = files[Int.random(in: 0..<files.count, using: &random)]
      for _ in 0..<Int.random(in: 1...4, using: &random) where !bytes.isEmpty {
        let place = Int.random(in: 0..<bytes.count, using: &random)
        switch Int.random(in: 0..<5, using: &random) {
        case 0: bytes[place] = UInt8.random(in: 0...255, using: &random)
        case 1: bytes.remove(at: place)
        case 2: bytes.insert(bytes[Int.random(in: 0..<bytes.count, using: &random)], at: place)
        case 3: bytes.removeSubrange(place...)
        default:
          let other = files[Int.random(in: 0..<files.count, using: &random)]
          bytes.insert(contentsOf: other, at: place)
        }
      }
      check(bytes)
    }
  }

  @Test func everyPrefixOfAFile() {
    let text = """
      sectional: 1
      title: "Wine \\u00e9 ({{count}} of {{total}})"
      x-a: &a {b: [1, 'two', !!str 3], c: >-
        folded text}
      view:
        where: |
          a < 1
        group: *a
      ? key
      : {when: min(a, b) < 5, title: {{x}}, y: Part #1}
      """
    let bytes = Array(text.utf8)
    for end in bytes.indices { check(Array(bytes[..<end])) }
  }
}
