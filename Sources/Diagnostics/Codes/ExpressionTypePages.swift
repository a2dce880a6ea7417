extension CodeCatalogue {
  /// The types of an expression.
  static let expressionTypePages: [CodePage] = [
    .specs(
      .expressionType, "the parts of an expression do not fit together",
      """
      Every value has a type: that which the field declares or that its values have. Texts are \
      not compared with numbers, and a function takes what it is made for. `string(x)`, \
      `int(x)`, `decimal(x)` and `double(x)` convert.
      """,
      wrong: """
        sectional: 1
        data: {file: data.csv}
        view: {where: price > "3"}

        """,
      mended: """
        sectional: 1
        data: {file: data.csv}
        view: {where: price > 3}

        """),
    .specs(
      .notACondition, "a condition is neither true nor false",
      """
      `where`, `when`, `hidden`, `hide_rows`, `check` and the operands of `&&` and `||` take \
      what is true or false. A number is neither: compare it.
      """,
      wrong: """
        sectional: 1
        data: {file: data.csv}
        view: {where: price}

        """,
      mended: """
        sectional: 1
        data: {file: data.csv}
        view: {where: price != 0}

        """),
    .specs(
      .integerDivision, "a division of whole numbers drops the remainder",
      """
      An integer divided by an integer is an integer: `7 / 2` is 3. Where the fraction counts, \
      make one of them a decimal; where it does not, `int(…)` around the division says so.
      """,
      data: "name,bottles,boxes\nwine,50,4\nbeer,90,4\n",
      wrong: """
        sectional: 1
        data: {file: data.csv, fields: {in_a_box: {value: bottles / boxes}}}
        columns: [name, in_a_box]

        """,
      mended: """
        sectional: 1
        data: {file: data.csv, fields: {in_a_box: {value: decimal(bottles) / boxes}}}
        columns: [name, in_a_box]

        """),
  ]
}
