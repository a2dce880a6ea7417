extension CodeCatalogue {
  /// The text of an expression.
  static let expressionTextPages: [CodePage] = [
    .specs(
      .expressionSyntax, "an expression is not well formed",
      """
      Expressions are CEL, the Common Expression Language: names, numbers, texts in quotes, \
      `==` and `!=`, `<` and `<=`, `&&`, `||` and `!`, `a ? b : c`, functions and lists. One `=`, \
      `and` and `or` are not.
      """,
      wrong: """
        sectional: 1
        data: {file: data.csv}
        view: {where: price > 3 and name != "beer"}

        """,
      mended: """
        sectional: 1
        data: {file: data.csv}
        view: {where: price > 3 && name != "beer"}

        """),
    .specs(
      .expressionTooLarge, "an expression is too long or nested too deep",
      """
      An expression has at most 65,536 bytes, and its parts stand in each other at most 250 \
      levels deep, so that no spec can stop the program. Lists are the way to compare with many \
      values: `name in ["wine", "beer"]`.
      """,
      wrong: """
        sectional: 1
        data: {file: data.csv}
        view: {where: \(String(repeating: "(", count: 300))price > 3\
        \(String(repeating: ")", count: 300))}

        """,
      mended: """
        sectional: 1
        data: {file: data.csv}
        view: {where: (price > 3)}

        """),
    .specs(
      .malformedPattern, "a pattern is not well formed",
      """
      `matches`, and the `pattern` of a parameter, take a regular expression in the syntax of \
      RE2, which has no backreferences and no lookaround. A `\\` is written twice in a text of \
      an expression, or once in a raw one: `r"\\d+"`.
      """,
      wrong: """
        sectional: 1
        data: {file: data.csv}
        view: {where: 'name.matches("^(w|b")'}

        """,
      mended: """
        sectional: 1
        data: {file: data.csv}
        view: {where: 'name.matches("^(w|b)")'}

        """),
  ]
}
