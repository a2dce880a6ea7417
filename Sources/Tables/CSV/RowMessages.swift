import Diagnostics
import Values

/// The words for what is wrong with a row of a CSV file.
///
/// Rows are numbered from 1 at the first row of data; the header is not counted.
struct RowMessages {
  let file: DataFile
  let parser: RowParser
  /// The names of the fields; empty while the header is read.
  let names: [String]

  /// A row that ends too early, has too many fields, or has a quote out of place.
  func fault(_ fault: RowFault, row: Int?, start: Int) -> Diagnostic {
    switch fault {
    case .unclosedQuote(let place):
      return Diagnostic(
        .dataUnclosedQuote, .error, "a quote is opened and never closed\(at(row))",
        at: Label(SourceSpan(file.source, place..<place + 1), "opened here"),
        help: ["close it, or double it (`\"\"`) within a quoted field"])
    case .textAfterQuote(let place):
      return Diagnostic(
        .dataTextAfterQuote, .error,
        "text stands behind a closing quote\(at(row))\(column(at: place, start))",
        at: SourceSpan(file.source, place..<place + length(at: place)),
        help: [
          "a quote within a quoted field is doubled (`\"\"`); behind the closing one comes "
            + "`\(shownDelimiter)` or the end of the line"
        ])
    }
  }

  func ragged(_ count: Int, row: Int, start: Int) -> Diagnostic {
    var fields: [RawField] = []
    let read = parser.row(at: start, fields: &fields, limit: names.count + 1)
    // Too many: the first field too much. Too few: the whole row.
    let span =
      count > names.count && fields.count > names.count
      ? fields[names.count].outer.lowerBound..<read.end : start..<read.end
    var help = [
      count > names.count
        ? "put fields with `\(shownDelimiter)` in them in quotes"
        : "add the missing fields; an empty one is nothing between two `\(shownDelimiter)`"
    ]
    if fields.contains(where: { hasBareQuote($0) }) {
      help.append(
        "a quote counts only where a field begins with it: remove what stands before it")
    }
    return Diagnostic(
      .dataRaggedRow, .error,
      "row \(row + 1) has \(counted(count, "field")), the table has \(names.count)",
      at: SourceSpan(file.source, span), help: help)
  }

  func tooLong(field index: Int, count: Int, row: Int, start: Int) -> Diagnostic {
    var fields: [RawField] = []
    _ = parser.row(at: start, fields: &fields, limit: names.count)
    let begin = fields.indices.contains(index) ? fields[index].outer.lowerBound : start
    return Diagnostic(
      .dataLimit, .error,
      "a field has \(count) bytes; the limit is \(CellPlace.maxLength)"
        + "\(at(row))\(named(index))",
      at: SourceSpan(file.source, begin..<min(begin + 1, file.count)),
      help: ["look for a quote that is closed too late"])
  }

  /// A byte that is not UTF-8, or NUL, in the row `row` that begins at `start`.
  func encoding(_ fault: EncodingFault, row: Int?, start: Int) -> Diagnostic {
    let byte = parser.base[fault.offset]
    let span = SourceSpan(file.source, fault.offset..<fault.offset + 1)
    let place = "\(at(row))\(column(at: fault.offset, start)), at byte \(fault.offset)"
    if fault.isNUL {
      return Diagnostic(
        .dataNul, .error, "a NUL byte stands in the text\(place)", at: span,
        help: [
          looksUTF16
            ? "the file looks like UTF-16: save it as UTF-8, or say `--encoding utf-16le`"
            : "text has no NUL bytes: export the file again, or remove them with `tr -d '\\0'`"
        ])
    }
    return Diagnostic(
      .dataEncoding, .error, "the byte 0x\(hexadecimal(byte)) is not UTF-8\(place)", at: span,
      help: [
        "save the file as UTF-8, or say what it is, as in `--encoding windows-1252`"
      ])
  }

  /// `, row 3`, or the words for the header.
  private func at(_ row: Int?) -> String {
    row.map { ", row \($0 + 1)" } ?? ", in the header"
  }

  private func named(_ index: Int) -> String {
    names.indices.contains(index) ? ", column `\(excerpt(Array(names[index].utf8)))`" : ""
  }

  /// The column of the byte at `place` in the row that begins at `start`.
  private func column(at place: Int, _ start: Int) -> String {
    var fields: [RawField] = []
    _ = parser.row(at: start, fields: &fields, limit: max(names.count, 1))
    guard let last = fields.lastIndex(where: { $0.outer.lowerBound <= place }) else {
      return named(0)
    }
    let field = fields[last]
    // The field that a fault stopped at was not kept.
    return named(place > field.outer.upperBound ? last + 1 : last)
  }

  private func hasBareQuote(_ field: RawField) -> Bool {
    field.outer == field.text && field.text.contains { parser.base[$0] == Byte.quote }
  }

  private var shownDelimiter: String {
    dialectName(parser.delimiter)
  }

  private func dialectName(_ byte: UInt8) -> String {
    byte == 0x09 ? "\\t" : String(UnicodeScalar(byte))
  }

  private func length(at place: Int) -> Int {
    guard parser.base[place] >= 0x80 else { return 1 }
    return max(EncodingCheck.sequenceLength(parser.base, at: place, end: parser.end), 1)
  }

  private var looksUTF16: Bool {
    let head = UnsafeBufferPointer(start: file.base, count: min(file.count, 64))
    return head.count { $0 == 0 } * 3 > head.count
  }
}

/// `1 field`, `2 fields`.
func counted(_ count: Int, _ noun: String) -> String {
  "\(count) \(noun)\(count == 1 ? "" : "s")"
}

/// Two hexadecimal digits.
func hexadecimal(_ byte: UInt8) -> String {
  let digits = String(byte, radix: 16, uppercase: true)
  return digits.utf8.count < 2 ? "0" + digits : digits
}

/// A text for a message: at most 60 bytes, cut between scalars.
func excerpt(_ text: [UInt8]) -> String {
  let limit = 60
  guard text.count > limit else { return String(decoding: text, as: UTF8.self) }
  var end = limit
  while end > 0, text[end] & 0xC0 == 0x80 { end -= 1 }
  return String(decoding: text[..<end], as: UTF8.self) + "…"
}
