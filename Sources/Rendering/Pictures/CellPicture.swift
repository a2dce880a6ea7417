/// What a cell draws beside its text or in place of it (spec language §7).
package enum CellPicture: Sendable {
  case none
  /// The text on a tinted ground.
  case badge([BadgeClass])
  /// A bar beside the number.
  case bar(BarScale)
  /// The number on a ground whose colour tells how large it is.
  case heat(HeatScale)
  /// A line through the values of some fields of the row.
  case sparkline([CellSource])
  /// As many stars as the value says, of so many.
  case stars(max: Int)
  /// The text as Markdown.
  case markdown
  case image(ImageCell)
}

/// The CSS classes of a value that is drawn as a badge.
package struct BadgeClass: Sendable {
  package let value: [UInt8]
  package let className: [UInt8]

  package init(value: [UInt8], className: [UInt8]) {
    self.value = value
    self.className = className
  }
}

/// Which values the ends of a bar stand for.
package struct BarScale: Sendable {
  /// The value of the longest bar, above 0.
  package let max: Double
  /// Whether some value is below 0, so that bars start in the middle.
  package let hasNegatives: Bool

  package init(max: Double, hasNegatives: Bool) {
    self.max = max
    self.hasNegatives = hasNegatives
  }

  /// The length of a value's bar in units of the longest, −1…1; longer ones are cut.
  func length(_ value: Double) -> Double {
    guard value.isFinite, max > 0 else { return 0 }
    return Swift.min(Swift.max(value / max, hasNegatives ? -1 : 0), 1)
  }
}

/// The colours of a heat column.
package enum Palette: String, Sendable, CaseIterable {
  case blue, green, orange, grey
  /// Two colours with a neutral middle.
  case diverging
}

/// Which values the ends of a heat column's colours stand for.
package struct HeatScale: Sendable {
  package let from: Double
  package let to: Double
  package let palette: Palette
  /// Colours of a palette.
  package static let steps = 9

  package init(from: Double, to: Double, palette: Palette) {
    self.from = from
    self.to = to
    self.palette = palette
  }

  /// The colour of a value, 0…8; those beyond an end have its colour.
  func step(_ value: Double) -> Int {
    guard value.isFinite else { return value > 0 ? HeatScale.steps - 1 : 0 }
    guard to > from else { return palette == .diverging ? HeatScale.steps / 2 : 0 }
    let share = (value - from) / (to - from)
    // Halves of the ends come first, so that no overflow is near.
    guard share.isFinite else { return 0 }
    return min(max(Int((min(max(share, 0), 1) * Double(HeatScale.steps)).rounded(.down)), 0), 8)
  }
}

/// A column of pictures from files.
package struct ImageCell: Sendable {
  /// The field whose text stands for the picture; nil: the name of the file.
  package let alternative: CellSource?
  /// In CSS pixels.
  package let height: Int
  package let files: any ImageFiles

  package init(alternative: CellSource?, height: Int, files: any ImageFiles) {
    self.alternative = alternative
    self.height = height
    self.files = files
  }
}

/// Where pictures are read from.
package protocol ImageFiles: AnyObject, Sendable {
  /// The picture at a path that stands in the data; why it cannot be shown else.
  func image(at path: [UInt8]) -> Result<InlineImage, ImageFault>
}

/// A picture that is small enough to be part of a page.
package struct InlineImage: Sendable {
  /// Such as `image/png`.
  package let mediaType: String
  package let bytes: [UInt8]

  package init(mediaType: String, bytes: [UInt8]) {
    self.mediaType = mediaType
    self.bytes = bytes
  }
}

/// Why a picture is not shown.
package struct ImageFault: Error, Sendable {
  /// Goes on from "the picture `x` ": `is larger than 200 kB`.
  package let words: String

  package init(_ words: String) {
    self.words = words
  }
}
