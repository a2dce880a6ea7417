public import Mappings

/// One section of the page: what it shows, and what stands around it.
///
/// Its rows are a list that the program edits, or runs of data rows, or fixed rows. Three things
/// keep rows from being drawn, and they are never one: a *hidden row* keeps its place among the
/// rows, a *hidden section* keeps its place on the page and draws nothing, and a *dynamic* section
/// without rows loses its place and is not in a ``SectionList`` at all.
///
/// Where its rules know which prototypes there are, the ones that rows name are checked when the
/// section is made with these rules, by every ``edit(_:)``, and when it comes into a ``SectionList``:
/// what is set in a section by itself is not checked before that.
public struct Section: Hashable, Sendable {
  /// Where the rows of a section come from.
  public enum Content: Hashable, Sendable {
    /// Fixed rows only; such a section is always there and never counts.
    case fixed([Row])
    /// Rows of data, one run for each group shown.
    case runs([RowRun])
    /// Rows of the program, to be edited one by one.
    case rows(RowList)
  }

  /// The name of the section in anchors and changes; nil for a section without one.
  public let name: GroupName?
  /// Where the rows come from.
  public var content: Content { didSet { checkMark.isSet = false } }
  /// Whether the section keeps its place and draws nothing.
  public var isHidden: Bool
  /// Fixed rows above the data rows.
  public var before: [Row] { didSet { checkMark.isSet = false } }
  /// Fixed rows below the data rows.
  public var after: [Row] { didSet { checkMark.isSet = false } }
  /// What stands where no row is; nil for nothing.
  public var noContent: Row? { didSet { checkMark.isSet = false } }
  /// What stands where rows are and every one is hidden; nil for nothing.
  public var allHidden: Row? { didSet { checkMark.isSet = false } }
  /// Whether a summary closes the section.
  public var hasSummary: Bool
  /// What draws the rows that name no prototype themselves.
  public var cells: CellRules { didSet { checkMark.isSet = false } }
  /// The height of the rows that have none of their own.
  public var lines: LineBudget
  /// The last time that the section was reloaded as a whole.
  var reloadMark = ReloadMark()
  private var checkMark = CheckMark()

  /// A section; fixed rows never make it non-empty.
  ///
  /// - Parameters:
  ///   - id: the name of the section; nil for none
  ///   - content: where the rows come from
  ///   - isHidden: whether the section keeps its place and draws nothing
  ///   - before: fixed rows above the data rows
  ///   - after: fixed rows below the data rows
  ///   - noContent: what stands where no row is
  ///   - allHidden: what stands where rows are and every one is hidden
  ///   - hasSummary: whether a summary closes the section
  ///   - lines: the height of the rows that have none of their own
  public init(
    id: String?, content: Content, isHidden: Bool = false, before: [Row] = [], after: [Row] = [],
    noContent: Row? = nil, allHidden: Row? = nil, hasSummary: Bool = false,
    lines: LineBudget = .standard
  ) {
    name = id.map { GroupName($0) }
    self.content = content
    self.isHidden = isHidden
    self.before = before
    self.after = after
    self.noContent = noContent
    self.allHidden = allHidden
    self.hasSummary = hasSummary
    cells = CellRules(.row)
    self.lines = lines
  }

  /// A section whose rules choose among prototypes; fixed rows never make it non-empty.
  ///
  /// Where the rules know which prototypes there are, every one that a row or a run of rows names
  /// has to be among them, hidden rows and rows that stand where nothing is included.
  ///
  /// - Parameters:
  ///   - id: the name of the section; nil for none
  ///   - content: where the rows come from
  ///   - isHidden: whether the section keeps its place and draws nothing
  ///   - before: fixed rows above the data rows
  ///   - after: fixed rows below the data rows
  ///   - noContent: what stands where no row is
  ///   - allHidden: what stands where rows are and every one is hidden
  ///   - hasSummary: whether a summary closes the section
  ///   - cells: what draws the rows that name no prototype themselves
  ///   - lines: the height of the rows that have none of their own
  /// - Throws: ``SectionError/unknownCellOfRow(_:row:known:)``
  public init(
    id: String?, content: Content, isHidden: Bool = false, before: [Row] = [], after: [Row] = [],
    noContent: Row? = nil, allHidden: Row? = nil, hasSummary: Bool = false, cells: CellRules,
    lines: LineBudget = .standard
  ) throws(SectionError) {
    self.init(
      id: id, content: content, isHidden: isHidden, before: before, after: after,
      noContent: noContent, allHidden: allHidden, hasSummary: hasSummary, lines: lines)
    self.cells = cells
    try check()
  }

  /// A section of rows that the program edits.
  ///
  /// - Parameters:
  ///   - id: the name of the section
  ///   - rows: the rows in order
  ///   - isHidden: whether the section keeps its place and draws nothing
  ///   - before: fixed rows above the rows
  ///   - after: fixed rows below the rows
  ///   - noContent: what stands where no row is
  ///   - allHidden: what stands where rows are and every one is hidden
  ///   - cells: what draws the rows that name no prototype themselves
  ///   - lines: the height of the rows that have none of their own
  /// - Throws: ``SectionError/missingKey(place:)``,
  ///   ``SectionError/duplicateKey(_:first:second:)`` or
  ///   ``SectionError/unknownCellOfRow(_:row:known:)``
  public init(
    id: String?, rows: [Row], isHidden: Bool = false, before: [Row] = [], after: [Row] = [],
    noContent: Row? = nil, allHidden: Row? = nil, cells: CellRules = CellRules(.row),
    lines: LineBudget = .standard
  ) throws(SectionError) {
    try self.init(
      id: id, content: .rows(RowList(rows)), isHidden: isHidden, before: before, after: after,
      noContent: noContent, allHidden: allHidden, cells: cells, lines: lines)
  }

  /// The name of the section as text; nil for a section without one.
  public var id: String? { name?.text }

  /// The runs of data rows; none for a section of other rows.
  public var runs: [RowRun] {
    if case .runs(let runs) = content { runs } else { [] }
  }

  /// The rows that the program edits; nil for a section of other rows.
  public var rows: RowList? {
    if case .rows(let list) = content { list } else { nil }
  }

  /// Whether the section shows data, be it none at present.
  public var showsData: Bool {
    if case .fixed = content { false } else { true }
  }

  // MARK: Checks

  /// Checks what was set since the last check: that every prototype named by a row exists, where the
  /// rules know which there are.
  ///
  /// - Parameter old: a section that this one came from; what both share is passed over where that
  ///   was checked
  /// - Throws: ``SectionError/unknownCellOfRow(_:row:known:)``
  mutating func check(since old: Section? = nil) throws(SectionError) {
    if checkMark.isSet { return }
    try checkCells(since: old.flatMap { $0.checkMark.isSet ? $0 : nil })
    checkMark.isSet = true
  }

  /// Puts in content that names no prototype that was not checked, if `isChecked`.
  mutating func put(_ content: Content, isChecked: Bool = true) {
    let mark = checkMark
    self.content = content
    if isChecked { checkMark = mark }
  }
}
