/// The name of a cell prototype: what draws a row.
///
/// Equal by value, so that two identifiers with one name are the same prototype.
public struct CellIdentifier: Hashable, Sendable, ExpressibleByStringLiteral,
  CustomStringConvertible
{
  /// The prototype's name.
  public let name: String

  /// An identifier for the prototype called `name`.
  public init(_ name: String) {
    self.name = name
  }

  /// An identifier written as a literal.
  public init(stringLiteral name: String) {
    self.name = name
  }

  /// The prototype's name.
  public var description: String { name }

  /// The built-in prototype of data rows.
  public static let row: CellIdentifier = "row"
  /// The built-in prototype of a row that stands where nothing is.
  public static let empty: CellIdentifier = "empty"
}
