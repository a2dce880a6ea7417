/// The data rows of a run: which, in which order, drawn how.
///
/// Rows are counted as they are drawn, from 0; hidden rows have no number here.
package struct PageRun: Sendable {
  /// Numbers of the group's rows in the data, in stored order.
  package let rows: [UInt32]
  /// The part of `rows` that is in the window, in stored order.
  package let window: Range<Int>
  /// Whether the window is drawn from its end to its beginning.
  package let isReversed: Bool
  /// The places in the window, as seen on the page, of the rows that are drawn; nil for all.
  package let shown: [UInt32]?
  /// What draws the rows.
  package let drawing: RowDrawing
  /// Values of the names of the section that the prototype and links use, by their slots.
  package let sectionTexts: [[UInt8]]
  /// The line above the rows, where some are cut off there.
  package let earlier: [UInt8]
  /// The line below the rows, where some are cut off there.
  package let more: [UInt8]
  /// The text of the rows' group.
  package let group: [UInt8]

  package init(
    rows: [UInt32], window: Range<Int>, isReversed: Bool, shown: [UInt32]? = nil,
    drawing: RowDrawing, sectionTexts: [[UInt8]], earlier: [UInt8], more: [UInt8],
    group: [UInt8] = []
  ) {
    self.rows = rows
    self.window = window.clamped(to: 0..<rows.count)
    self.isReversed = isReversed
    self.shown = shown
    self.drawing = drawing
    self.sectionTexts = sectionTexts
    self.earlier = earlier
    self.more = more
    self.group = group
  }

  /// Number of rows that are drawn.
  package var count: Int { shown?.count ?? window.count }

  /// The place in the window, hidden rows counted, of the drawn row `index`, which is below
  /// ``count``.
  @inline(__always)
  func place(at index: Int) -> Int {
    guard let shown else { return index }
    return Int(shown[index])
  }

  /// The row of the data at a place in the window, hidden rows counted.
  @inline(__always)
  package func row(inWindow place: Int) -> Int {
    Int(rows[isReversed ? window.upperBound - 1 - place : window.lowerBound + place])
  }

  /// The row of the data that is drawn as number `index`, which is below ``count``.
  @inline(__always)
  func row(at index: Int) -> Int {
    row(inWindow: place(at: index))
  }

  /// The row of the data that stands `offset` rows further down the page than the drawn row
  /// `index`, hidden rows and those beyond the window counted; nil past the ends of the group.
  func neighbor(of index: Int, offset: Int) -> Int? {
    let place = place(at: index) + offset
    let stored = isReversed ? window.upperBound - 1 - place : window.lowerBound + place
    return rows.indices.contains(stored) ? Int(rows[stored]) : nil
  }

  /// Visits drawn rows, all of them unless `places` says which, in stretches that one prototype
  /// draws, each of at most `step` rows.
  func forEachStretch(
    of page: Page, in places: Range<Int> = 0..<Int.max, step: Int = .max,
    _ body: (RowPrototype, Range<Int>) throws -> Void
  ) rethrows {
    try forEachStretch(in: places, step: step) { place, indices in
      let prototype =
        page.prototypes.indices.contains(place) ? page.prototypes[place] : .ofColumns
      try body(prototype, indices)
    }
  }

  /// Visits drawn rows in stretches that one prototype draws, with its place in
  /// ``Page/prototypes``.
  func forEachStretch(
    in places: Range<Int> = 0..<Int.max, step: Int = .max,
    _ body: (Int, Range<Int>) throws -> Void
  ) rethrows {
    let end = min(count, places.upperBound)
    var start = max(places.lowerBound, 0)
    while start < end {
      let last = end - start > step ? start + step : end
      let (place, next) = stretch(from: start, to: last)
      try body(place, start..<next)
      start = next
    }
  }

  private func stretch(from start: Int, to end: Int) -> (prototype: Int, next: Int) {
    switch drawing {
    case .one(let prototype):
      return (prototype, end)
    case .byRow(let prototypes):
      guard start < prototypes.count else { return (-1, end) }
      var next = start + 1
      while next < min(end, prototypes.count), prototypes[next] == prototypes[start] { next += 1 }
      return (Int(prototypes[start]), next)
    }
  }
}

/// Which prototypes of ``Page/prototypes`` draw the rows of a run.
package enum RowDrawing: Sendable {
  /// One for all rows.
  case one(Int)
  /// One for each drawn row.
  case byRow([UInt16])
}
