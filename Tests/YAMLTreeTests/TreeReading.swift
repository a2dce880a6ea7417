import Diagnostics
import Foundation
import YAMLTree

/// A tree with the diagnostics of its reading.
struct Reading {
  let root: YAMLNode?
  let bag: DiagnosticBag

  init(
    _ bytes: [UInt8], name: String = "report.yaml", limits: YAMLLimits = .standard,
    notes: Bool = false
  ) {
    var bag = DiagnosticBag()
    root = YAMLReader.read(
      SourceFile(name: name, bytes: bytes), limits: limits, notes: notes, into: &bag)
    self.bag = bag
  }

  init(_ text: String, limits: YAMLLimits = .standard, notes: Bool = false) {
    self.init(Array(text.utf8), limits: limits, notes: notes)
  }

  /// The names of the codes in the order of the page.
  var codes: [String] { DiagnosticSelection(bag.all).shown.map(\.code.name) }

  /// The messages in the order of the page.
  var messages: [String] { DiagnosticSelection(bag.all).shown.map(\.message) }

  /// The help lines in the order of the page.
  var help: [String] { DiagnosticSelection(bag.all).shown.flatMap(\.help) }

  /// The diagnostics as the command prints them.
  var page: String {
    String(decoding: DiagnosticRenderer().render(bag.all), as: UTF8.self)
  }
}

extension YAMLNode {
  /// The bytes that the node is written as.
  var written: String {
    span.source.withBytes { String(decoding: $0[span.range], as: UTF8.self) }
  }

  /// The tree in a short notation that shows values: `{a: 1, b: [true, "x"]}`.
  var outline: String {
    switch content {
    case .faulty: return "?"
    case .sequence(let nodes): return "[\(nodes.map(\.outline).joined(separator: ", "))]"
    case .mapping(let mapping):
      let entries = mapping.entries.map { "\($0.name): \($0.value.outline)" }
      return "{\(entries.joined(separator: ", "))}"
    case .scalar(let scalar):
      switch scalar.value {
      case .null: return "null"
      case .boolean(let boolean): return "\(boolean)"
      case .integer(let integer): return integer.map(String.init) ?? "big \(scalar.text)"
      case .float(let number): return "float \(number)"
      case .string: return "\"\(scalar.text)\""
      }
    }
  }

  /// Every scalar in the tree, keys before values.
  var scalars: [YAMLScalar] {
    switch content {
    case .faulty: []
    case .scalar(let scalar): [scalar]
    case .sequence(let nodes): nodes.flatMap(\.scalars)
    case .mapping(let mapping):
      mapping.entries.flatMap { $0.key.scalars + $0.value.scalars }
    }
  }
}

extension YAMLScalar {
  /// Whether every byte of the text, blanks left out, is found where it is written: as it is, as
  /// an escape or as a pair of quotes.
  var isFoundAgain: Bool {
    let bytes = Array(text.utf8)
    return span.source.withBytes { source in
      var last = span.range.lowerBound
      for place in bytes.indices where bytes[place] > 0x20 {
        let range = sourceRange(of: place..<place + 1)
        guard let first = range.first, range.upperBound <= source.count,
          range.lowerBound >= last || source[first] == UInt8(ascii: "\\")
        else { return false }
        last = range.lowerBound
        let isSame = range.count == 1 && source[first] == bytes[place]
        let isPair = bytes[place] == 0x27 && source[range].elementsEqual("''".utf8)
        let isEscape = source[first] == UInt8(ascii: "\\") && style == .doubleQuoted
        guard isSame || isPair || isEscape else { return false }
      }
      return true
    }
  }
}
