package import Values

/// A row at which an expression has no value.
package struct RowFault: Sendable {
  package let row: Int
  package let fault: EvaluationFault
}

/// A field that an expression computes, with the texts that it prints as.
package struct ComputedColumn: Sendable {
  /// The column; its slot is 0 in ``texts``.
  package let column: Column
  package let texts: CellTexts
  /// Rows without a value, ascending; they are null in the column.
  package let faults: [RowFault]
  /// Whether the computation ended early, since there were too many faults.
  package let isCut: Bool

  /// What the texts take in bytes.
  package let byteCount: Int

  package var bound: BoundColumn { BoundColumn(column, texts) }
}

extension BoundExpression {
  /// Computes a column for rows 0 ..< `rowCount`.
  ///
  /// Decimals share one scale where 38 digits hold them. Texts are those of the values: dates by
  /// ISO 8601, datetimes in the zone of the environment, lists with commas.
  /// - Parameters:
  ///   - name: The name of the new field.
  ///   - rowCount: The number of rows.
  ///   - maxFaults: After so many rows without a value the rest is null.
  ///   - maxBytes: What the texts may take; nil stands for what all fields of the rows may.
  /// - Returns: The column with the rows at which there is no value.
  package func column(
    named name: String, rowCount: Int, maxFaults: Int = 50, maxBytes: Int? = nil
  ) -> ComputedColumn {
    let rowCount = max(rowCount, 0)
    let type = expression.type.fieldType
    guard let batch = batch(ofRows: rowCount),
      case .numbers(let numbers) = root.operand(batch), numbers.areWritten(as: type)
    else {
      return column(named: name, rowCount: rowCount, maxFaults: maxFaults, maxBytes: maxBytes) {
        row throws(EvaluationFault) in try value(row: row)
      }
    }
    var column = ColumnComputation(
      self, rowCount: rowCount, maxFaults: maxFaults, maxBytes: maxBytes)
    Batch.forEachBlock(of: rowCount) { rows in
      if !column.isFull, column.builder.append(numbers, of: rows) { return }
      for row in rows {
        column.append(row) { () throws(EvaluationFault) in try value(row: row) }
      }
    }
    return column.finish(name)
  }

  /// Computes a column with one row for each of some groups, whose rows aggregates are over.
  ///
  /// - Parameters:
  ///   - name: The name of the new field.
  ///   - groups: The rows of each group in order.
  ///   - maxFaults: After so many groups without a value the rest is null.
  ///   - maxBytes: What the texts may take; nil stands for what all fields of the groups may.
  /// - Returns: The column; its faults have the places of groups.
  package func column(
    named name: String, groups: [[UInt32]], maxFaults: Int = 50, maxBytes: Int? = nil
  ) -> ComputedColumn {
    let count = expression.scope.slot(named: "section.count")
    return column(
      named: name, rowCount: groups.count, maxFaults: maxFaults, maxBytes: maxBytes
    ) {
      place throws(EvaluationFault) in
      enterGroup(groups[place])
      if let count { set(.int(Int64(groups[place].count)), slot: count) }
      return try value()
    }
  }

  @inline(__always)
  private func column(
    named name: String, rowCount: Int, maxFaults: Int, maxBytes: Int?,
    value: (Int) throws(EvaluationFault) -> ExpressionValue
  ) -> ComputedColumn {
    var column = ColumnComputation(
      self, rowCount: rowCount, maxFaults: maxFaults, maxBytes: maxBytes)
    for row in 0..<max(rowCount, 0) {
      column.append(row) { () throws(EvaluationFault) in try value(row) }
    }
    return column.finish(name)
  }
}
