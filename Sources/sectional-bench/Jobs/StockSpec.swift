/// The specs of reports about the generated file.
enum StockSpec {
  /// A section per department by name, dearest rows first, subtotals of price and quantity.
  ///
  /// - Parameters:
  ///   - file: the name of the data file beside the spec
  ///   - fields: lines that declare fields, with their indent; empty to let them be inferred
  ///   - settings: lines of the top level
  ///   - price: further keys of the price column
  ///   - updated: the column of the date
  /// - Returns: the text of the spec
  static func text(
    file: String, fields: String = "", settings: String = "", price: String = "",
    updated: String = "updated"
  ) -> String {
    """
    sectional: 1
    title: Stock by department
    \(settings)data:
      file: \(file)
    \(fields)view:
      group: department
      order: [-price]
    sections:
      - {groups: all, sort: name}
    columns:
      - id
      - department
      - name
      - sku
      - {field: price, summary: sum\(price)}
      - {field: quantity, summary: sum}
      - \(updated)
      - notes

    """
  }

  /// The declarations of all eight fields.
  static let fields = """
      fields:
        id: {type: integer}
        department: {type: string}
        name: {type: string}
        sku: {type: string}
        price: {type: decimal}
        quantity: {type: integer}
        updated: {type: date}
        notes: {type: string}

    """
}
