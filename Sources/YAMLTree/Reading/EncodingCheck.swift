internal import Diagnostics

/// The check that a source is UTF-8 without characters that YAML has no place for.
///
/// YAML 1.2 §5.1 and §5.2; a byte order mark at the very start is fine. C1 controls are refused
/// too, U+0085 with them, since they are nearly always bytes of another encoding.
struct EncodingCheck {
  private let bytes: UnsafeRawBufferPointer
  private let source: SourceFile

  init(_ bytes: UnsafeRawBufferPointer, of source: SourceFile) {
    self.bytes = bytes
    self.source = source
  }

  /// The length of the byte order mark of UTF-8.
  var markLength: Int { bytes.starts(with: [0xef, 0xbb, 0xbf]) ? 3 : 0 }

  /// The first fault of the source with the number of the like behind it.
  func fault() -> Diagnostic? {
    wideEncoding() ?? firstBadCharacter()
  }

  // MARK: - UTF-16 and UTF-32

  private func wideEncoding() -> Diagnostic? {
    guard let name = wideEncodingName() else { return nil }
    return Diagnostic(
      .yamlEncoding, "the file is \(name.words), and a spec is UTF-8",
      at: SourceSpan(source, 0..<0),
      help: ["save it as UTF-8, for example with `iconv -f \(name.code) -t UTF-8`"])
  }

  private enum WideEncoding: String {
    case utf16BE = "UTF-16BE"
    case utf16LE = "UTF-16LE"
    case utf32BE = "UTF-32BE"
    case utf32LE = "UTF-32LE"

    var code: String { rawValue }

    var words: String {
      rawValue.dropLast(2) + (rawValue.hasSuffix("BE") ? " (big-endian)" : " (little-endian)")
    }
  }

  private func wideEncodingName() -> WideEncoding? {
    let start = Array(bytes.prefix(4))
    if start == [0, 0, 0xfe, 0xff] { return .utf32BE }
    if start == [0xff, 0xfe, 0, 0] { return .utf32LE }
    if start.starts(with: [0xfe, 0xff]) { return .utf16BE }
    if start.starts(with: [0xff, 0xfe]) { return .utf16LE }
    // Without a mark, the zeros around the first character tell, which is ASCII in any spec.
    guard start.count >= 2 else { return nil }
    switch (start.map { $0 == 0 }, start.count) {
    case ([true, true, true, false], 4): return .utf32BE
    case ([false, true, true, true], 4): return .utf32LE
    case ([true, false, true, false], 4), ([true, false], 2): return .utf16BE
    case ([false, true, false, true], 4), ([false, true], 2): return .utf16LE
    default: return nil
    }
  }

  // MARK: - Characters

  private func firstBadCharacter() -> Diagnostic? {
    var first: (offset: Int, step: Step)?
    var more = 0
    var offset = markLength
    while offset < bytes.count {
      let byte = bytes[offset]
      if byte >= 0x20 && byte < 0x7f || byte == 0x0a {
        offset &+= 1
        continue
      }
      let step = self.step(at: offset)
      if step.fault != nil {
        if first == nil { first = (offset, step) } else { more &+= 1 }
      }
      offset &+= step.length
    }
    guard let first, let fault = first.step.fault else { return nil }
    return diagnostic(fault, at: first.offset, length: first.step.length, more: more)
  }

  private enum Fault {
    case byte(UInt8)
    case surrogate(UInt32)
    case character(UInt32)
  }

  private struct Step {
    let length: Int
    var fault: Fault?
  }

  /// Decodes one character (RFC 3629 §4).
  private func step(at offset: Int) -> Step {
    let byte = bytes[offset]
    if byte < 0x80 {
      let isAllowed = byte == 0x09 || byte == 0x0a || byte == 0x0d || byte >= 0x20 && byte < 0x7f
      return Step(length: 1, fault: isAllowed ? nil : .character(UInt32(byte)))
    }
    let length = byte >= 0xf0 ? 4 : byte >= 0xe0 ? 3 : 2
    guard byte >= 0xc2, byte <= 0xf4, offset + length <= bytes.count else {
      return Step(length: 1, fault: .byte(byte))
    }
    var scalar = UInt32(byte) & (0x7f >> UInt32(length))
    for next in bytes[offset + 1..<offset + length] {
      guard next & 0xc0 == 0x80 else { return Step(length: 1, fault: .byte(byte)) }
      scalar = scalar << 6 | UInt32(next & 0x3f)
    }
    switch (length, scalar) {
    case (3, ..<0x800), (4, ..<0x1_0000), (4, 0x11_0000...):
      return Step(length: 1, fault: .byte(byte))
    case (_, 0xd800...0xdfff): return Step(length: 3, fault: .surrogate(scalar))
    case (_, 0x80...0x9f), (_, 0xfeff), (_, 0xfffe), (_, 0xffff):
      return Step(length: length, fault: .character(scalar))
    default: return Step(length: length)
    }
  }

  private func diagnostic(
    _ fault: Fault, at offset: Int, length: Int, more: Int
  ) -> Diagnostic {
    let span = SourceSpan(source, offset..<offset + length)
    let notes = more == 0 ? [] : ["\(more) more such place\(more == 1 ? "" : "s") in this file"]
    switch fault {
    case .byte(let byte):
      var help = "save the file as UTF-8"
      let isCut = offset + 1 >= bytes.count || bytes[offset + 1] & 0xc0 == 0x80
      if !isCut, let latin = Self.latin1(byte) { help += "; in Latin-1 this byte is `\(latin)`" }
      return Diagnostic(
        .yamlEncoding, "byte 0x\(hex(UInt32(byte), 2)) at offset \(offset) is not UTF-8", at: span,
        notes: notes, help: [help])
    case .surrogate(let scalar):
      return Diagnostic(
        .yamlEncoding,
        "the bytes at offset \(offset) encode the lone surrogate U+\(hex(scalar, 4))"
          + ", which is not UTF-8",
        at: span, notes: notes, help: ["write the character itself, in UTF-8"])
    case .character(let scalar):
      let escape = scalar < 0x100 ? "\\x\(hex(scalar, 2))" : "\\u\(hex(scalar, 4))"
      return Diagnostic(
        .yamlCharacter,
        "\(Self.name(of: scalar)) at offset \(offset) has no place in a spec", at: span,
        notes: notes,
        help: ["remove it, or write `\(escape)` in double quotes where it is meant"])
    }
  }

  private static func latin1(_ byte: UInt8) -> Character? {
    byte >= 0xa0 ? Character(Unicode.Scalar(byte)) : nil
  }

  private static func name(of scalar: UInt32) -> String {
    switch scalar {
    case 0: "the NUL byte"
    case 0xfeff: "the byte order mark U+FEFF"
    case 0xfffe, 0xffff: "the noncharacter U+\(hex(scalar, 4))"
    default: "the control character U+\(hex(scalar, 4))"
    }
  }
}

/// A number in upper-case hexadecimal digits, at least so many.
private func hex(_ number: UInt32, _ digits: Int) -> String {
  let text = String(number, radix: 16, uppercase: true)
  return String(repeating: "0", count: max(digits - text.utf8.count, 0)) + text
}
