import Foundation
import TestSupport
import Testing

/// Specs and data with random faults: every run ends with a report or a message.
@Suite("Fuzz of the command")
struct MutationTests {
  private static let snippets: [[UInt8]] = [
    [0], [0xFF], [0x1B, 0x5B], Array("\u{202E}".utf8), Array("\"".utf8), Array("'".utf8),
    Array("{{".utf8), Array("}}".utf8), Array("9223372036854775807".utf8), Array("1e400".utf8),
    Array("-1".utf8), Array("0000-01-01".utf8), Array("[".utf8), Array("{".utf8), Array(": ".utf8),
    Array("- ".utf8), Array("&a ".utf8), Array("*a".utf8), Array("\n".utf8), Array("\t".utf8),
    Array("\r".utf8), Array(",".utf8), Array("#".utf8), Array("false".utf8), Array("null".utf8),
    Array("%".utf8), Array("\u{FEFF}".utf8), Array(String(repeating: "e\u{301}", count: 40).utf8),
  ]

  private func mutated(_ bytes: [UInt8], _ random: inout SplitMix64) -> [UInt8] {
    var bytes = bytes
    for _ in 0..<Int.random(in: 1...3, using: &random) {
      let start = Int.random(in: 0...bytes.count, using: &random)
      let end = min(bytes.count, start + Int.random(in: 0...6, using: &random))
      switch Int.random(in: 0..<4, using: &random) {
      case 0: bytes.replaceSubrange(start..<end, with: [])
      case 1: bytes.insert(UInt8.random(in: 0...255, using: &random), at: start)
      case 2: bytes.insert(contentsOf: Array(bytes[start..<end]), at: start)
      default:
        bytes.replaceSubrange(
          start..<end, with: Self.snippets.randomElement(using: &random) ?? [])
      }
    }
    return bytes
  }

  @Test("Mutated specs and data end with 0 or 1 and show no raw control", arguments: 0..<4)
  func mutations(_ part: Int) throws {
    let seed = SplitMix64.runSeed &+ UInt64(part)
    var random = SplitMix64(seed: seed)
    let files = try FileManager.default.contentsOfDirectory(atPath: Repository.specs.path)
      .filter { $0.hasSuffix(".yaml") }.sorted()
    let folder = try TemporaryFolder()
    // Tables, style sheets and templates stand where the specs look for them.
    for file in try FileManager.default.subpathsOfDirectory(atPath: Repository.specs.path)
    where [".csv", ".tsv", ".css", ".mustache"].contains(where: file.hasSuffix) {
      let bytes = try Data(contentsOf: Repository.specs.appendingPathComponent(file))
      try folder.write(file, Array(bytes))
    }
    for number in 0..<30 {
      let name = try #require(files.randomElement(using: &random))
      let spec = try Data(contentsOf: Repository.specs.appendingPathComponent(name))
      try folder.write("report.yaml", Array(spec))
      let text = String(decoding: spec, as: UTF8.self)
      let path = text.firstMatch(of: /file: *(data\/[\w.-]+)/).map { String($0.1) }
      let data =
        try path.map { try Data(contentsOf: Repository.specs.appendingPathComponent($0)) } ?? Data()
      if number % 2 == 0 {
        try folder.write("report.yaml", mutated(Array(spec), &random))
        try folder.write("rows", Array(data))
      } else {
        try folder.write("rows", mutated(Array(data.prefix(3_000)), &random))
      }
      for kind in ["text", "html"] {
        let run = try CommandRun(
          ["render", "report.yaml", "--data", "rows", "--to", kind], in: folder.url)
        let place = "seed \(seed), run \(number), \(name)"
        // A path may lead to nothing.
        let isUnread = run.code == 3 && run.errors.contains("[cannot-read]")
        #expect(run.code == 0 || run.code == 1 || isUnread, "\(place): \(run.code)")
        #expect(run.code == 0 || run.output == [], "\(place)")
        #expect(run.code == 0 || run.errors != "", "\(place)")
        #expect(RawControls.first(in: run.errors) == nil, "\(place)")
        let output = run.output.filter { kind == "text" || $0 != 0x09 }
        #expect(RawControls.first(in: output) == nil, "\(place)")
      }
    }
  }

  @Test("Random bytes end with 1", arguments: 0..<3)
  func noise(_ part: Int) throws {
    var random = SplitMix64(seed: SplitMix64.runSeed &+ UInt64(100 + part))
    let sample = try Sample()
    for count in [1, 7, 100, 5_000] {
      let bytes = (0..<count).map { _ in UInt8.random(in: 0...255, using: &random) }
      try sample.folder.write("noise", bytes)
      let spec = try sample.run("render", "noise")
      #expect(spec.code == 1)
      #expect(RawControls.first(in: spec.errors) == nil)
      let data = try sample.run("render", "report.yaml", "--data", "noise")
      #expect(data.code == 1)
      #expect(RawControls.first(in: data.errors) == nil)
    }
  }
}
