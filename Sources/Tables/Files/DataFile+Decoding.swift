import Diagnostics

extension DataFile {
  /// The file as UTF-8, in memory; the file itself where it is UTF-8 already.
  ///
  /// - Parameter encoding: what its bytes are
  /// - Returns: a file of the same name
  /// - Throws: ``DataFailure`` of kind `content` for bytes that mean nothing in the encoding, of
  ///   kind `io` where the file changed
  package func decoded(from encoding: TextEncoding) throws(DataFailure) -> DataFile {
    var text: [UInt8]
    switch encoding {
    case .utf8: return self
    case .utf16, .utf16LittleEndian, .utf16BigEndian: text = try decodedUTF16(encoding)
    case .latin1, .latin9, .windows1252: text = try decodedBytes(encoding)
    }
    try checkUnchanged()
    // A byte order mark is not part of the text.
    if text.starts(with: [0xEF, 0xBB, 0xBF]) { text.removeFirst(3) }
    return DataFile(name: name, bytes: text)
  }

  private func decodedBytes(_ encoding: TextEncoding) throws(DataFailure) -> [UInt8] {
    var text: [UInt8] = []
    text.reserveCapacity(count + count / 8)
    for offset in 0..<count {
      let byte = base[offset]
      if byte < 0x80 {
        text.append(byte)
      } else if let scalar = encoding.scalar(of: byte) {
        Self.append(scalar, to: &text)
      } else {
        throw undecodable(
          "the byte 0x\(hexadecimal(byte)) means nothing in \(encoding.rawValue)", offset, 1)
      }
    }
    return text
  }

  private func decodedUTF16(_ encoding: TextEncoding) throws(DataFailure) -> [UInt8] {
    var isLittle = encoding == .utf16LittleEndian
    // Without a mark, Unicode §3.10 has the big end first.
    if encoding == .utf16, count >= 2, base[0] == 0xFF, base[1] == 0xFE { isLittle = true }
    func unit(_ offset: Int) -> UInt32 {
      let first = UInt32(base[offset])
      let second = UInt32(base[offset + 1])
      return isLittle ? second << 8 | first : first << 8 | second
    }
    var text: [UInt8] = []
    text.reserveCapacity(count / 2 + count / 8)
    var offset = 0
    while offset + 1 < count {
      let first = unit(offset)
      if first >> 11 != 0x1B {
        Self.append(first, to: &text)
        offset += 2
        continue
      }
      guard first < 0xDC00, offset + 3 < count, unit(offset + 2) >> 10 == 0x37 else {
        throw undecodable("half of a surrogate pair stands alone", offset, 2)
      }
      let second = unit(offset + 2)
      Self.append(0x10000 + ((first & 0x3FF) << 10 | (second & 0x3FF)), to: &text)
      offset += 4
    }
    guard offset == count else {
      throw undecodable("half of a UTF-16 unit ends the file", offset, 1)
    }
    return text
  }

  private func undecodable(_ message: String, _ offset: Int, _ length: Int) -> DataFailure {
    DataFailure(
      .content, .dataEncoding, "\(message), at byte \(offset)",
      at: SourceSpan(source, offset..<offset + length),
      help: ["check `--encoding` and `data.encoding`"])
  }

  /// Appends a scalar in UTF-8.
  private static func append(_ scalar: UInt32, to text: inout [UInt8]) {
    func tail(_ shift: UInt32) -> UInt8 {
      0x80 | UInt8(truncatingIfNeeded: scalar >> shift & 0x3F)
    }
    switch scalar {
    case ..<0x80:
      text.append(UInt8(truncatingIfNeeded: scalar))
    case ..<0x800:
      text.append(0xC0 | UInt8(truncatingIfNeeded: scalar >> 6))
      text.append(tail(0))
    case ..<0x10000:
      text.append(0xE0 | UInt8(truncatingIfNeeded: scalar >> 12))
      text.append(tail(6))
      text.append(tail(0))
    default:
      text.append(0xF0 | UInt8(truncatingIfNeeded: scalar >> 18))
      text.append(tail(12))
      text.append(tail(6))
      text.append(tail(0))
    }
  }
}
