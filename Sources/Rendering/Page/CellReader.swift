import CPrefetch
import Formatting
import Templating
import Values

/// Reads cells of a page's data and prints them, without a call into the table for each.
struct CellReader {
  private let texts: CellTexts
  private let file: UnsafeBufferPointer<UInt8>
  private let rewritten: UnsafeBufferPointer<UInt8>

  /// A reader that is used only while `texts` lives.
  init(_ texts: CellTexts) {
    self.texts = texts
    (file, rewritten) = texts.stores
  }

  /// Asks for rows that come soon after the run's row `index`: first for their places, then for the
  /// texts there.
  ///
  /// Rows stand in any order in the data, so without it each waits for memory three times, which
  /// was half of the time of a page with a million rows.
  @inline(__always)
  func prefetch(_ run: PageRun, after index: Int, _ places: UnsafeBufferPointer<CellPlace>) {
    let far = index &+ 2 &* CellReader.lead
    guard far < run.count, let base = places.baseAddress else { return }
    sectional_prefetch(base + run.row(at: far) &* texts.stride)
    let near = run.row(at: index &+ CellReader.lead) &* texts.stride
    guard near < places.count else { return }
    let text = text(at: places[near])
    sectional_prefetch(text.baseAddress)
    sectional_prefetch(text.baseAddress.map { $0 + 64 })
  }

  /// Rows between asking and drawing: some microseconds of work.
  private static let lead = 12

  /// The place of a cell; a null at a bad place.
  @inline(__always)
  func place(row: Int, slot: Int) -> CellPlace {
    let index = row &* texts.stride &+ slot
    let places = texts.places
    return places.indices.contains(index)
      ? places[index] : CellPlace(offset: 0, count: 0, isNull: true)
  }

  /// The text at a place; empty for a bad one.
  @inline(__always)
  func text(at place: CellPlace) -> UnsafeRawBufferPointer {
    let store = place.isRewritten ? rewritten : file
    guard let base = store.baseAddress, place.offset &+ place.count <= store.count else {
      return UnsafeRawBufferPointer(start: nil, count: 0)
    }
    return UnsafeRawBufferPointer(start: base + place.offset, count: place.count)
  }

  /// How many bytes from a place's beginning on can be read.
  @inline(__always)
  func readableCount(at place: CellPlace) -> Int {
    (place.isRewritten ? rewritten : file).count &- place.offset
  }

  /// Appends the unescaped text of a cell; false where the value is null.
  func append(_ source: CellSource, row: Int, to buffer: inout ByteBuffer) -> Bool {
    let place = place(row: row, slot: source.slot)
    if place.isNull { return false }
    guard let formatter = source.formatter else {
      buffer.append(text(at: place))
      return true
    }
    let start = buffer.count
    defer { if formatter.isRightToLeft { DirectionMarks.remove(from: start, in: &buffer) } }
    switch source.values {
    case .none:
      formatter.append(text: text(at: place), to: &buffer)
    case .integer(let values) where values.indices.contains(row):
      formatter.append(integer: values[row], to: &buffer)
    case .decimal(let values, let scale) where values.indices.contains(row):
      formatter.append(coefficient: values[row], scale: scale, to: &buffer)
    case .wideDecimal(let values, let scale) where values.indices.contains(row):
      guard let decimal = Decimal(coefficient: values[row], scale: scale) else { return false }
      formatter.append(decimal: decimal, to: &buffer)
    case .mixedDecimal(let values) where values.indices.contains(row):
      formatter.append(decimal: values[row], to: &buffer)
    case .number(let values) where values.indices.contains(row):
      formatter.append(double: values[row], to: &buffer)
    case .boolean(let values) where values.indices.contains(row):
      formatter.append(boolean: values[row], to: &buffer)
    case .date(let values) where values.indices.contains(row):
      formatter.append(day: values[row], to: &buffer)
    case .time(let values) where values.indices.contains(row):
      formatter.append(time: values[row], to: &buffer)
    case .datetime(let values) where values.indices.contains(row):
      formatter.append(instant: values[row], to: &buffer)
    case .duration(let values) where values.indices.contains(row):
      formatter.append(duration: values[row], to: &buffer)
    default:
      return false
    }
    return true
  }

  /// The value of a number; nil for a null and for what is no number.
  func double(_ source: CellSource, row: Int) -> Double? {
    place(row: row, slot: source.slot).isNull ? nil : source.values.double(at: row)
  }

  /// Appends the unescaped text of a column's cell, its null text where the value is null.
  func append(_ column: PageColumn, row: Int, to buffer: inout ByteBuffer) {
    if !PictureText.append(column, row: row, self, to: &buffer) { buffer.append(column.nullText) }
  }
}
