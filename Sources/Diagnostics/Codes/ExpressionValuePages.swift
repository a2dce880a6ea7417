extension CodeCatalogue {
  /// The values of expressions, fields and parameters.
  static let expressionValuePages: [CodePage] = [
    .specs(
      .expressionFailed, "an expression has no value at a row",
      """
      A division by zero, a number beyond 38 digits or a text that is no number has no value. \
      Nothing is written then, as a report with a hole would look whole. A null is no fault: \
      what is computed from it is null.
      """,
      data: "name,price,litres\nwine,4.50,0.75\ngift,9.00,0.0\n",
      wrong: """
        sectional: 1
        data: {file: data.csv, fields: {per_litre: {value: price / litres}}}
        columns: [name, per_litre]

        """,
      mended: """
        sectional: 1
        data: {file: data.csv, fields: {per_litre: {value: price / litres}}}
        view: {where: litres > 0}
        columns: [name, per_litre]

        """),
    .specs(
      .fieldCycle, "a field is computed from itself",
      """
      A computed field may name other computed fields, which are then computed before it. Where \
      the names come back to the first one, there is no order to compute them in. A field of the \
      data keeps its values: the computed one needs a name of its own.
      """,
      wrong: """
        sectional: 1
        data:
          file: data.csv
          fields:
            net: {value: gross - tax}
            tax: {value: net * 0.2}
            gross: {value: price}

        """,
      mended: """
        sectional: 1
        data:
          file: data.csv
          fields:
            net: {value: gross - tax}
            tax: {value: gross * 0.2}
            gross: {value: price}

        """),
    .specs(
      .parameterValue, "the value of a parameter does not fit its type or checks",
      """
      A parameter has a type and may have checks: `minimum`, `maximum`, `min_length`, \
      `max_length`, `pattern` and `enum`. Its default must fit them, and so must the value that \
      the call gives.
      """,
      wrong: """
        sectional: 1
        parameters:
          dearest: {type: integer, default: 0, minimum: 1}
        data: {file: data.csv}
        view: {where: price <= params.dearest}

        """,
      mended: """
        sectional: 1
        parameters:
          dearest: {type: integer, default: 3, minimum: 1}
        data: {file: data.csv}
        view: {where: price <= params.dearest}

        """),
  ]
}
