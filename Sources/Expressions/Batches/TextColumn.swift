import Glibc
import Values

/// The texts of a field at many rows.
struct TextColumn {
  private let texts: CellTexts
  private let slot: Int

  /// The column; nil unless it has every row of the batch.
  init?(_ texts: CellTexts, slot: Int, _ batch: Batch) {
    guard texts.hasPlaces(ofRows: batch.rowCount, slot: slot) else { return nil }
    self.texts = texts
    self.slot = slot
  }

  /// Writes whether each row's text is `other`; null is not.
  func judge(
    _ rows: Range<Int>, into mask: UnsafeMutablePointer<Bool>, equal other: ExpressionText
  ) {
    let (file, rewritten) = texts.bases
    let stride = texts.stride
    let count = other.count
    other.withBytes { bytes in
      texts.places.withUnsafeBufferPointer { places in
        for (at, row) in rows.enumerated() {
          let place = places[row &* stride &+ slot]
          guard place.count == count, !place.isNull else {
            mask[at] = false
            continue
          }
          guard count > 0, let start = bytes.baseAddress else {
            mask[at] = true
            continue
          }
          let text = (place.isRewritten ? rewritten : file) + place.offset
          // The first bytes tell most texts apart, without a call.
          mask[at] = text[0] == bytes[0] && memcmp(text, start, count) == 0
        }
      }
    }
    withExtendedLifetime(texts) {}
  }
}

extension CellTexts {
  /// Whether rows 0 ..< `count` have a place in a slot.
  func hasPlaces(ofRows count: Int, slot: Int) -> Bool {
    guard slot >= 0, slot < max(stride, 1), count > 0 else { return false }
    let (last, overflow) = (count - 1).multipliedReportingOverflow(by: stride)
    return !overflow && last < places.count - slot
  }
}
