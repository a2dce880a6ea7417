import Diagnostics

/// What a call gives a name of the spec: the value of a parameter, the file of a lookup.
package struct NamedArgument: Sendable {
  let name: String
  /// The value by its bytes; the path of a file need not be UTF-8.
  package let value: [UInt8]
  /// Where it was given, as messages name the place: `--set region`.
  private let place: String

  package init(_ name: String, _ value: [UInt8], place: String) {
    self.name = name
    self.value = value
    self.place = place
  }

  /// The value as a text; signs stand for bytes that are not UTF-8.
  var text: String { String(validating: value, as: UTF8.self) ?? FilePath.name(value) }

  /// Whether it is for this name, by its bytes.
  func isNamed(_ text: String) -> Bool { name.utf8.elementsEqual(text.utf8) }

  /// The name where it was given, as `NAME=VALUE`.
  var nameSpan: SourceSpan { span { start, _ in 0..<(start - 1) } }

  /// The value where it was given.
  var valueSpan: SourceSpan { span { $0..<$1 } }

  /// A part of `NAME=VALUE`, made of where the value begins and ends.
  private func span(_ range: (Int, Int) -> Range<Int>) -> SourceSpan {
    let bytes = Array("\(name)=\(text)".utf8)
    return SourceSpan(
      SourceFile(name: place, bytes: bytes), range(name.utf8.count + 1, bytes.count))
  }
}
