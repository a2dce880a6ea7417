/// The name of a cell prototype: what draws a row.
///
/// Equal by the UTF-8 bytes of its name, so that two identifiers with one name are the same
/// prototype.
public struct CellIdentifier: Hashable, Sendable, ExpressibleByStringLiteral,
  CustomStringConvertible
{
  private let text: ExactText

  /// An identifier for the prototype called `name`.
  public init(_ name: String) {
    text = ExactText(name)
  }

  /// An identifier written as a literal.
  public init(stringLiteral name: String) {
    self.init(name)
  }

  /// The prototype's name.
  public var name: String { text.string }

  /// The prototype's name.
  public var description: String { name }

  /// The built-in prototype of data rows.
  public static let row: CellIdentifier = "row"
  /// The built-in prototype of a row that stands where nothing is.
  public static let empty: CellIdentifier = "empty"
}
