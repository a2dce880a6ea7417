/// The heights of rows whose text is fitted, with the layout of each prototype at each width asked
/// for once only.
///
/// A value: a copy has its own layouts, and a new value forgets them all.
public struct FittedHeights: Sendable {
  private struct Place: Hashable {
    let cell: CellIdentifier
    let width: Int
  }

  private let measure: @Sendable (CellIdentifier, Int) -> CellLayout
  private var layouts: [Place: CellLayout] = [:]

  /// Heights by the layouts that `measure` gives for a prototype and the columns of a row.
  public init(measure: @escaping @Sendable (_ cell: CellIdentifier, _ width: Int) -> CellLayout) {
    self.measure = measure
  }

  /// The layout of a prototype at a width.
  public mutating func layout(of cell: CellIdentifier, width: Int) -> CellLayout {
    let place = Place(cell: cell, width: width)
    if let layout = layouts[place] { return layout }
    let layout = measure(cell, width)
    layouts[place] = layout
    return layout
  }

  /// The lines of a row.
  ///
  /// - Parameters:
  ///   - text: the text that is fitted; nil where there is none
  ///   - cell: the prototype
  ///   - width: the columns of the whole row
  ///   - wrap: the number of lines of a text wrapped to some columns
  /// - Returns: the lines, by the formula of ``CellLayout/lines(of:width:wrap:)``
  public mutating func lines(
    of text: String?, in cell: CellIdentifier, width: Int,
    wrap: (String, _ columns: Int) -> Int
  ) -> Int {
    layout(of: cell, width: width).lines(of: text, width: width, wrap: wrap)
  }
}
