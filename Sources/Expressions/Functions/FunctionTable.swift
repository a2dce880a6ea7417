/// All functions by name.
enum FunctionTable {
  /// CEL's functions and the additions, grouped by what they are about.
  private static let all: [FunctionDeclaration] =
    ConversionFunctions.all + SizeFunctions.all + StringFunctions.all + StringExtensions.all
    + MathFunctions.all + BitFunctions.all + TimeFunctions.all + DateFunctions.all
    + NullFunctions.all

  private static let byName: [String: FunctionDeclaration] = Dictionary(
    all.map { ($0.name, $0) }, uniquingKeysWith: { first, _ in first })

  static func function(_ name: String, _ dialect: ExpressionDialect) -> FunctionDeclaration? {
    guard let function = byName[name], !function.isReportOnly || dialect == .report else {
      return nil
    }
    return function
  }

  /// Names for suggestions.
  static func names(receiver: Bool, _ dialect: ExpressionDialect) -> [String] {
    all.filter {
      $0.style.allows(receiver: receiver) && (!$0.isReportOnly || dialect == .report)
    }.map(\.name)
  }
}
