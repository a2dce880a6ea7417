import Diagnostics
import Templating
import YAMLTree

extension SpecDecoder {
  /// Notes the names of a text that sees the fields of a row, each once.
  ///
  /// A name that the row, the section or the report has too means the field only where the data
  /// has one; such names are kept apart.
  mutating func useNames(in template: TemplateSpec, for purpose: FieldUse.Purpose) {
    guard let written = template.parsed?.writtenNames, !written.isEmpty else { return }
    let places = TagPlaces(of: template.scalar)
    for name in written {
      let plain = name.hasSuffix(".raw") ? String(name.dropLast(4)) : name
      let use = FieldUse(
        name: plain.hasPrefix("row.") ? String(plain.dropFirst(4)) : plain,
        span: places.span(of: name), purpose: purpose)
      if ScopeNames.isReserved(plain) {
        possibleFieldUses.append(use)
      } else {
        fieldUses.append(use)
      }
    }
  }
}

/// Where the names of a text stand in the source.
private struct TagPlaces {
  /// Longer texts are not searched: their names point at the whole text.
  private static let longest = 4_096

  private let scalar: YAMLScalar
  private var ranges = NameTable<Range<Int>>()

  init(of scalar: YAMLScalar) {
    self.scalar = scalar
    let bytes = Array(scalar.text.utf8)
    guard bytes.count <= Self.longest else { return }
    var start = 0
    while let open = Self.pair(UInt8(ascii: "{"), in: bytes, from: start),
      let close = Self.pair(UInt8(ascii: "}"), in: bytes, from: open + 2)
    {
      let isSpace = { (byte: UInt8) in byte == 0x20 || (0x09...0x0d).contains(byte) }
      let inner = bytes[(open + 2)..<close]
      let name = inner.drop(while: isSpace).reversed().drop(while: isSpace).reversed()
      let first = inner.firstIndex { !isSpace($0) } ?? close
      ranges.add(String(decoding: name, as: UTF8.self), first..<(first + name.count))
      start = close + 2
    }
  }

  func span(of name: String) -> SourceSpan {
    ranges[name].map { scalar.sourceSpan(of: $0) } ?? scalar.span
  }

  private static func pair(_ byte: UInt8, in bytes: [UInt8], from start: Int) -> Int? {
    guard start < bytes.count else { return nil }
    return bytes.indices[start...].dropLast().first { bytes[$0] == byte && bytes[$0 + 1] == byte }
  }
}
