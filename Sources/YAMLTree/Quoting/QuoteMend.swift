/// A line with values put in quotes.
struct QuoteMend {
  /// The values that were quoted first, in offsets of the source.
  let range: Range<Int>
  let slip: Slip?
  /// The help line.
  let help: String

  /// The line at an offset with every value quoted that YAML reads otherwise than its author
  /// meant; nil where the line has none.
  init?(slipsAt offset: Int, in source: UnsafeRawBufferPointer, inFlow: Bool) {
    guard let line = SourceLine(at: offset, in: source) else { return nil }
    let slots = LineScan(line.bytes, inFlow: inFlow).slots.filter { $0.slip != nil }
    guard let first = slots.first else { return nil }
    self.init(line, quoting: slots, about: first)
  }

  /// The line at an offset with the value there quoted, whatever it is.
  init?(valueAt offset: Int, in source: UnsafeRawBufferPointer, inFlow: Bool) {
    guard let line = SourceLine(at: offset, in: source) else { return nil }
    let place = offset - line.start
    let slots = LineScan(line.bytes, inFlow: inFlow).slots
    let holding = slots.filter { $0.range.contains(place) || $0.range.upperBound == place }
    guard
      let slot = slots.first(where: { $0.range.lowerBound == place })
        ?? holding.min(by: { $0.range.count < $1.range.count })
    else { return nil }
    let others = slots.filter { $0.slip != nil && !$0.range.overlaps(slot.range) }
    self.init(line, quoting: others + [slot], about: slot)
  }

  private init(_ line: SourceLine, quoting slots: [ValueSlot], about slot: ValueSlot) {
    range = line.start + slot.range.lowerBound..<line.start + slot.range.upperBound
    slip = slot.slip
    var mended = line.bytes
    for slot in slots.sorted(by: { $0.range.lowerBound > $1.range.lowerBound }) {
      mended.replaceSubrange(slot.range, with: Self.quoted(line.bytes[slot.range]))
    }
    help = Self.help(mended)
  }

  private static func help(_ line: [UInt8]) -> String {
    let text = line.drop { $0 == 0x20 || $0 == 0x09 }
    var shown = String(decoding: text, as: UTF8.self).unicodeScalars.prefix(200)
    while shown.last == " " || shown.last == "\t" { shown.removeLast() }
    return "quote it: `\(String(shown))`"
  }

  /// A value in double quotes, or in single ones where it has a `"` or `\` of its own.
  private static func quoted(_ value: ArraySlice<UInt8>) -> [UInt8] {
    let (single, double) = (UInt8(ascii: "'"), UInt8(ascii: "\""))
    guard value.contains(where: { $0 == double || $0 == UInt8(ascii: "\\") }) else {
      return [double] + value + [double]
    }
    return [single] + value.flatMap { $0 == single ? [single, single] : [$0] } + [single]
  }
}

extension QuoteMend {
  /// The line with the double-quoted value at an offset in single quotes, as it stands.
  init?(singleQuotesAt offset: Int, in source: UnsafeRawBufferPointer) {
    guard let line = SourceLine(at: offset, in: source) else { return nil }
    let start = offset - line.start
    guard line.bytes.indices.contains(start), line.bytes[start] == UInt8(ascii: "\"") else {
      return nil
    }
    var end = start + 1
    while end < line.bytes.count, line.bytes[end] != UInt8(ascii: "\"") {
      end += line.bytes[end] == UInt8(ascii: "\\") ? 2 : 1
    }
    guard end < line.bytes.count else { return nil }
    range = offset..<line.start + end + 1
    slip = nil
    var mended = line.bytes
    let value = line.bytes[start + 1..<end]
    mended.replaceSubrange(start..<end + 1, with: Self.quoted(value))
    help = Self.help(mended)
  }
}
