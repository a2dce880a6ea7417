/// The measures of narrow screens: the style sheet says them, and the layout counts with them how many
/// digits a line has at least.
enum HTMLScreen {
  /// The widest screen, in `em`, on which a page counts as narrow and its table scrolls sideways.
  static let narrow = 40
  /// The most that a narrow screen gives the first column, in hundredths of the screen.
  static let firstColumn = 42
  /// The most that it gives another column, in `rem`.
  static let otherColumn = 15
  /// What a row that is one cell leaves of it, in tenths of a `rem`.
  static let besidesWideRow = 25
  /// The least width, in `rem`, of a table that folds.
  static let foldedTable = 42

  /// Digits in the first column of the narrowest screen.
  static let firstColumnDigits = digits(in: narrowest * firstColumn / 10)
  /// Digits in another column of a narrow screen.
  static let otherColumnDigits = digits(in: rem(otherColumn))
  /// Digits in a row that is one cell, beside its padding, on the narrowest screen.
  static let wideRowDigits = digits(in: narrowest * 10 - rem(besidesWideRow) / 10 - rem(1))
  /// Digits in a table that folds.
  static let foldedTableDigits = digits(in: rem(foldedTable))
  /// Digits beside each other on the narrowest screen that does not count as narrow, without the
  /// page's padding and a bar that scrolls.
  static let pageDigits = digits(in: rem(narrow) - rem(3) - rem(1))

  /// The width of the narrowest screen in pixels of CSS.
  private static let narrowest = 320
  /// The width of a digit in the page's letters of 15 pixels, in tenths of a pixel: that of DejaVu
  /// Sans, which of the usual fonts has the widest.
  private static let digit = 96

  /// Tenths of pixels in so many `rem`, of 16 pixels each.
  private static func rem(_ count: Int) -> Int { count * 160 }

  private static func digits(in tenths: Int) -> Int { tenths / digit }
}
