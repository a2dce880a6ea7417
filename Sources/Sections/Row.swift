/// A row that does not come from data: fixed text around the data rows, a no-content row.
public struct Row: Hashable, Sendable {
  /// What draws a row.
  public enum Drawing: Hashable, Sendable {
    /// A named prototype; `text` is what it shows where the place itself brings the words.
    case cell(CellIdentifier, text: String? = nil)
    /// A ready-made row that needs no prototype.
    case literal(text: String)
  }

  /// What draws the row.
  public let drawing: Drawing
  /// The row's identity within its section, where it has one.
  public let key: String?
  /// Whether the row keeps its place in the list and is not drawn.
  public var isHidden: Bool

  /// A row drawn as `drawing` says.
  public init(_ drawing: Drawing, key: String? = nil, isHidden: Bool = false) {
    self.drawing = drawing
    self.key = key
    self.isHidden = isHidden
  }

  /// A row that only names its prototype.
  public static func fixed(_ cell: CellIdentifier, key: String? = nil) -> Row {
    Row(.cell(cell), key: key)
  }

  /// A row that brings its own text.
  public static func literal(_ text: String, key: String? = nil) -> Row {
    Row(.literal(text: text), key: key)
  }
}
