/// What stands for a hidden row where a shown one is asked for.
public enum HiddenRowAnswer: Sendable {
  /// The shown row nearest to it among those that it stands with: the rows of the section, the fixed
  /// rows above them or those below them; nothing where all of these are hidden.
  case nearest
  /// Nothing.
  case nothing
}
