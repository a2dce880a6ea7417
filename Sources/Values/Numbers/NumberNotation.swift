/// How numbers are written in a file that uses other marks than a point (spec language §4, `parse`).
///
/// Grouped digits are taken as such only where the groups are whole: `1.23` with `.` as grouping
/// separator is malformed and not 123.
package struct NumberNotation: Sendable {
  private let decimal: [UInt8]
  private let groupings: [[UInt8]]

  /// Marks as they stand in the file; an empty text means that there is no such mark.
  ///
  /// A space as grouping separator stands for the no-break spaces too. Nil when both marks are
  /// equal, or one has a digit, a sign or a letter.
  package init?(decimal: String, grouping: String) {
    let marks = [decimal, grouping]
    let isUsable = marks.allSatisfy { mark in
      mark.unicodeScalars.allSatisfy {
        !$0.properties.isAlphabetic && $0.properties.numericType == nil
          && !["+", "-", "\u{2212}"].contains($0)
      }
    }
    guard isUsable, Array(decimal.utf8) != Array(grouping.utf8) else { return nil }
    self.decimal = Array(decimal.utf8)
    let spaces = [" ", "\u{A0}", "\u{202F}"].map { Array($0.utf8) }
    let given = Array(grouping.utf8)
    groupings = given.isEmpty ? [] : spaces.contains(given) ? spaces : [given]
  }

  /// Appends the plain form of a number to `buffer`.
  ///
  /// A true minus sign (U+2212) is taken as a minus; an exponent is kept.
  /// - Returns: False for what is no number in this notation; nothing is appended then.
  package func normalize(
    _ bytes: UnsafeRawBufferPointer, into buffer: inout ByteBuffer
  ) -> Bool {
    let before = buffer.count
    if appendPlain(bytes, to: &buffer) { return true }
    buffer.truncate(to: before)
    return false
  }

  private func appendPlain(
    _ bytes: UnsafeRawBufferPointer, to buffer: inout ByteBuffer
  ) -> Bool {
    var at = 0
    if let length = match([[0x2D], [0xE2, 0x88, 0x92]], bytes, at) {
      buffer.append(0x2D)
      at += length
    } else if let length = match([[0x2B]], bytes, at) {
      at += length
    }
    var groups: [Int] = [appendDigits(bytes, &at, to: &buffer)]
    while let length = match(groupings, bytes, at) {
      at += length
      groups.append(appendDigits(bytes, &at, to: &buffer))
    }
    guard groups[0] > 0, NumberNotation.areWhole(groups) else { return false }
    if !decimal.isEmpty, let length = match([decimal], bytes, at) {
      at += length
      buffer.append(0x2E)
      if appendDigits(bytes, &at, to: &buffer) == 0 { return false }
    }
    guard at < bytes.count else { return true }
    guard bytes[at] | 0x20 == 0x65, NumberText.readExponent(bytes, from: at + 1) != nil else {
      return false
    }
    buffer.append(UnsafeRawBufferPointer(rebasing: bytes[at...]))
    return true
  }

  /// Whether group lengths are those of thousands or of lakhs: 1…3, then 3 (or 2), last 3.
  private static func areWhole(_ groups: [Int]) -> Bool {
    guard groups.count > 1 else { return true }
    let inner = groups[1..<(groups.count - 1)]
    return groups[0] <= 3 && groups.last == 3
      && (inner.allSatisfy { $0 == 3 } || groups[0] <= 2 && inner.allSatisfy { $0 == 2 })
  }

  private func appendDigits(
    _ bytes: UnsafeRawBufferPointer, _ at: inout Int, to buffer: inout ByteBuffer
  ) -> Int {
    let start = at
    while at < bytes.count, bytes[at] &- 0x30 <= 9 {
      buffer.append(bytes[at])
      at += 1
    }
    return at - start
  }

  private func match(
    _ marks: [[UInt8]], _ bytes: UnsafeRawBufferPointer, _ at: Int
  ) -> Int? {
    marks.first { mark in
      at + mark.count <= bytes.count
        && bytes[at..<(at + mark.count)].elementsEqual(mark)
    }?.count
  }
}
