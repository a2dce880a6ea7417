import Expressions
import ReportSpec
import Tables
import Values

/// Values that templates see everywhere: `params.NAME`, and the fields of tables of one record.
struct ConstantValues: Sendable {
  struct Value: Sendable {
    let text: [UInt8]
    /// Whether it counts as true in a section of a template (spec language §6).
    let isTrue: Bool
    /// The entries of a list.
    let items: [[UInt8]]?
  }

  // By bytes: equal strings need not be the same name.
  private var values: [[UInt8]: Value] = [:]

  init() {}

  init(_ expressions: ExpressionContext) {
    for parameter in expressions.parameters.all {
      let isFalse = if case .bool(false) = parameter.value { true } else { false }
      let isList = if case .list = parameter.type { true } else { false }
      values[Array("params.\(parameter.name)".utf8)] = Value(
        text: parameter.text, isTrue: !isFalse && !parameter.text.isEmpty,
        items: isList ? parameter.texts : nil)
    }
    for lookup in expressions.lookups.all where !lookup.isKeyed {
      for column in lookup.table.columns {
        var text: [UInt8] = []
        if lookup.table.texts.rowCount > 0 {
          text = lookup.table.texts.text(row: 0, slot: column.slot)
        }
        let isFalse = column.type == .boolean && text.first.map { $0 | 0x20 } == UInt8(ascii: "f")
        values[Array("\(lookup.name).\(column.name)".utf8)] = Value(
          text: text, isTrue: !isFalse && !text.isEmpty, items: nil)
      }
    }
  }

  subscript(_ name: [UInt8]) -> Value? { values.isEmpty ? nil : values[name] }
}
