import Formatting
import Foundation
import Testing
import Values

/// A value drawn in a format and a locale; column scales are unknown unless given.
func formatted(
  _ value: CellValue, _ format: ValueFormat, _ locale: String = "en-US", scale: Int? = nil,
  zone: Zone = .utc
) throws -> String {
  let locale = try #require(LocaleData(identifier: locale))
  let formatter = CellFormatter(format, locale: locale, zone: zone, scale: scale)
  var buffer = ByteBuffer()
  formatter.append(value, to: &buffer)
  return String(decoding: buffer.bytes(), as: UTF8.self)
}

/// An exact number written in digits.
func exact(_ text: String) throws -> CellValue {
  .decimal(try #require(decimal(text)))
}

func decimal(_ text: String) -> Values.Decimal? {
  Array(text.utf8).withUnsafeBytes { Values.Decimal(parsing: $0) }
}

func day(_ text: String) throws -> Int32 {
  try #require(Array(text.utf8).withUnsafeBytes { CivilDate.read($0) })
}

func instant(_ text: String, _ zone: Zone = .utc) throws -> Duration {
  try #require(Array(text.utf8).withUnsafeBytes { DateTimeText.read($0) }).instant(in: zone).instant
}

/// A text in which spaces that are not U+0020 and marks of direction can be seen.
func visible(_ text: String) -> String {
  let names: [UnicodeScalar: String] = [
    "\u{A0}": "⍽", "\u{202F}": "⎵", "\u{2212}": "−", "\u{200E}": "<lrm>", "\u{200F}": "<rlm>",
    "\u{61C}": "<alm>",
  ]
  return text.unicodeScalars.map { names[$0] ?? String($0) }.joined()
}
