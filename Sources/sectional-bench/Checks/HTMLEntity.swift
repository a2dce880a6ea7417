/// The character references that escaped text has.
enum HTMLEntity {
  private static let named: [([UInt8], UInt8)] = [
    ("amp;", "&"), ("lt;", "<"), ("gt;", ">"), ("quot;", "\""), ("apos;", "'"),
  ].map { (Array($0.0.utf8), Array($0.1.utf8)[0]) }

  /// Decodes the reference at a place into a row; an `&` that begins none stands for itself.
  ///
  /// - Returns: the offset behind it
  static func decode(_ block: [UInt8], _ place: Int, _ end: Int, into row: inout TableRow) -> Int {
    for (name, byte) in named where block[(place + 1)..<end].starts(with: name) {
      row.append(byte)
      return place + 1 + name.count
    }
    if let (scalar, next) = numeric(block, place, end) {
      for byte in String(Character(scalar)).utf8 { row.append(byte) }
      return next
    }
    row.append(UInt8(ascii: "&"))
    return place + 1
  }

  private static func numeric(_ block: [UInt8], _ place: Int, _ end: Int) -> (Unicode.Scalar, Int)?
  {
    guard let stop = block[place..<min(end, place + 12)].firstIndex(of: UInt8(ascii: ";")) else {
      return nil
    }
    let text = String(decoding: block[place..<stop], as: UTF8.self).lowercased()
    guard text.hasPrefix("&#") else { return nil }
    let digits = text.dropFirst(2)
    let code =
      digits.hasPrefix("x") ? UInt32(digits.dropFirst(), radix: 16) : UInt32(digits, radix: 10)
    return code.flatMap(Unicode.Scalar.init).map { ($0, stop + 1) }
  }
}
