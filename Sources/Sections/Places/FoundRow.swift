/// A row that was looked for in a section, by its place among all rows that the section draws.
public enum FoundRow: Hashable, Sendable {
  /// It is drawn at this place.
  case drawn(row: Int)
  /// It is hidden, and the drawn row nearest to it is at this place; nil where the section draws no
  /// row.
  case hidden(nearest: Int?)
}
