/// The heights of rows whose text is fitted, with the layout of each prototype at each width asked
/// for once only.
///
/// `Prototype` is what names a prototype, such as ``CellIdentifier``. A value: a copy has its own
/// layouts, and a new value forgets them all.
public struct FittedHeights<Prototype: Hashable & Sendable>: Sendable {
  private struct Place: Hashable {
    let prototype: Prototype
    let width: Int
  }

  private let measure: @Sendable (Prototype, Int) -> CellLayout
  private var layouts: [Place: CellLayout] = [:]

  /// Heights by the layouts that `measure` gives for a prototype and the columns of a row.
  public init(measure: @escaping @Sendable (_ prototype: Prototype, _ width: Int) -> CellLayout) {
    self.measure = measure
  }

  /// The layout of a prototype at a width.
  public mutating func layout(of prototype: Prototype, width: Int) -> CellLayout {
    let place = Place(prototype: prototype, width: width)
    if let layout = layouts[place] { return layout }
    let layout = measure(prototype, width)
    layouts[place] = layout
    return layout
  }

  /// The lines of a row.
  ///
  /// - Parameters:
  ///   - text: the text that is fitted; nil where there is none
  ///   - prototype: what draws the row
  ///   - width: the columns of the whole row
  ///   - wrap: the number of lines of a text wrapped to some columns
  /// - Returns: the lines, by the formula of ``CellLayout/lines(width:wrap:)``
  public mutating func lines(
    of text: String?, in prototype: Prototype, width: Int,
    wrap: (String, _ columns: Int) -> Int
  ) -> Int {
    layout(of: prototype, width: width).lines(of: text, width: width, wrap: wrap)
  }
}
