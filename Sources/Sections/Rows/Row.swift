public import Mappings

/// A row with a name of its own: of a list that a program edits, fixed text around data rows, or a
/// no-content row.
public struct Row: Hashable, Sendable {
  /// What draws a row.
  public enum Drawing: Hashable, Sendable {
    /// A named prototype; `text` is what it shows where the place itself brings the words.
    case cell(CellIdentifier, text: String? = nil)
    /// A ready-made row that needs no prototype.
    case literal(text: String)
    /// The prototype that the rules of the section choose.
    case byRules

    /// Whether both draw the same; texts are compared by their UTF-8 bytes.
    public static func == (left: Drawing, right: Drawing) -> Bool {
      switch (left, right) {
      case (.cell(let cell, let text), .cell(let otherCell, let otherText)):
        cell == otherCell && text.map(ExactText.init) == otherText.map(ExactText.init)
      case (.literal(let text), .literal(let otherText)): ExactText(text) == ExactText(otherText)
      case (.byRules, .byRules): true
      default: false
      }
    }

    /// Feeds what draws the row to a hasher.
    public func hash(into hasher: inout Hasher) {
      switch self {
      case .cell(let cell, let text):
        hasher.combine(cell)
        hasher.combine(text.map(ExactText.init))
      case .literal(let text): hasher.combine(ExactText(text))
      case .byRules: hasher.combine(0)
      }
    }
  }

  /// What draws the row.
  public var drawing: Drawing
  /// The row's key within its section, where it was given one.
  public let key: RowKey?
  /// Whether the row keeps its place in the list and is not drawn.
  public var isHidden: Bool
  /// What the row is about, for the rules of its section.
  public var content: RowContent?
  /// The height of the row; nil for that of its section.
  public var lines: LineBudget?
  /// The last time that the row was reloaded.
  var reloadMark = ReloadMark()

  /// A row drawn as `drawing` says.
  ///
  /// - Parameters:
  ///   - drawing: what draws the row
  ///   - key: the row's key within its section
  ///   - isHidden: whether the row keeps its place and is not drawn
  ///   - content: what the row is about
  ///   - lines: the height of the row; nil for that of its section
  public init(
    _ drawing: Drawing, key: RowKey? = nil, isHidden: Bool = false, content: RowContent? = nil,
    lines: LineBudget? = nil
  ) {
    self.drawing = drawing
    self.key = key
    self.isHidden = isHidden
    self.content = content
    self.lines = lines
  }

  /// A row about `content`, drawn by the prototype that the rules of its section choose.
  public init(
    about content: some Hashable & Sendable, key: RowKey, isHidden: Bool = false,
    lines: LineBudget? = nil
  ) {
    self.init(
      .byRules, key: key, isHidden: isHidden, content: RowContent(content), lines: lines)
  }

  /// A row that only names its prototype.
  public static func fixed(
    _ cell: CellIdentifier, key: RowKey? = nil, isHidden: Bool = false, lines: LineBudget? = nil
  ) -> Row {
    Row(.cell(cell), key: key, isHidden: isHidden, lines: lines)
  }

  /// A row that brings its own text.
  public static func literal(_ text: String, key: RowKey? = nil, isHidden: Bool = false) -> Row {
    Row(.literal(text: text), key: key, isHidden: isHidden)
  }

  /// What the row is known by in its section: its key, else the name of the prototype that it
  /// names; nil for a row that has neither.
  public var identity: RowKey? {
    if let key { return key }
    if case .cell(let cell, _) = drawing { return RowKey(cell.name) }
    return nil
  }

  /// The content as a value of this type; nil where there is none or it is of another type.
  public func content<Value>(as type: Value.Type) -> Value? {
    content?.value(as: type)
  }
}
