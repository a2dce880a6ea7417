package import Values

extension ComputedColumn {
  /// A column of values that an expression had, one for each row.
  ///
  /// - Parameters:
  ///   - name: The name of the new field.
  ///   - expression: What gave the values.
  ///   - values: One for each row; null where there is none.
  ///   - zone: That in which datetimes are written.
  package init(
    named name: String, of expression: CheckedExpression, values: [ExpressionValue], zone: Zone
  ) {
    var builder = ColumnBuilder(
      expression.type.fieldType, zone: zone,
      maxBytes: ExpressionLimits.computedBytes(rowCount: values.count))
    builder.reserve(values.count)
    var faults: [RowFault] = []
    for (row, value) in values.enumerated() {
      do throws(EvaluationFault) {
        try builder.append(value, at: expression.tree[expression.tree.root].range)
      } catch {
        let isFull = faults.last?.fault.isOfRoom ?? false
        if !isFull { faults.append(RowFault(row: row, fault: error)) }
        builder.appendNull()
      }
    }
    let byteCount = builder.byteCount
    let (column, texts) = builder.finish(name)
    self.init(
      column: column, texts: texts, faults: faults, isCut: false, byteCount: byteCount)
  }
}
