import Diagnostics
import Formatting
import ReportSpec
import Tables
import Values

/// Checks that formats, summaries and collations fit the types that the data has.
enum FieldTypes {
  /// Reports each that its field's type does not fit.
  static func check(
    _ spec: ReportSpec, _ table: Table, except errors: SpecErrors = .none,
    into bag: inout DiagnosticBag
  ) {
    /// A column of the data whose type is sure.
    func sure(_ name: String) -> Column? {
      errors.hides(name: Array(name.utf8)) ? nil : table.column(named: name)
    }
    for column in spec.columns ?? [] {
      guard let format = column.format else { continue }
      for name in format.kind.fields(of: column) {
        guard let data = sure(name), let type = data.type,
          let reason = fault(format.kind, for: type)
        else { continue }
        bag.add(
          Diagnostic(
            .formatType, "`\(data.name)` is \(type.words), which this format does not take",
            at: format.span, notes: [reason],
            help: help(data, table, spec)))
      }
    }
    for term in spec.view.order where term.collation != .bytes {
      guard let type = sure(term.field.value)?.type, type != .string else {
        continue
      }
      bag.add(
        Diagnostic(
          .collationType, "`\(term.field.value)` is \(type.words), which is compared by value",
          at: term.span, help: ["leave `collate` away, or declare the field as a string"]))
    }
    for term in spec.allSummaries {
      guard let function = term.function, let aggregate = Aggregate(function.value),
        let data = sure(spec.column(withID: term.id)?.field?.value ?? term.id),
        !aggregate.accepts(data.type)
      else { continue }
      bag.add(
        Diagnostic(
          .summaryType,
          "`\(data.name)` is \(data.type?.words ?? "empty"), which has no \(function.value.words)",
          at: function.span, help: help(data, table, spec)))
    }
  }

  /// Why values of a type cannot be drawn in a format; nil when they can.
  static func fault(_ format: FormatKindSpec, for type: FieldType) -> String? {
    switch format {
    case .bar, .heat, .sparkline, .stars:
      let isNumber = [.integer, .decimal, .number].contains(type)
      return isNumber
        ? nil : "pictures of numbers take a field of type integer, decimal or number"
    default:
      return ValueFormat(format, now: .zero)?.fault(for: type)
    }
  }

  /// An inferred string is often a column of numbers with some other word for a missing value.
  private static func help(_ column: Column, _ table: Table, _ spec: ReportSpec) -> [String] {
    let isDeclared = spec.data.fields.contains { field in
      field.type != nil && field.name.value.utf8.elementsEqual(column.name.utf8)
    }
    guard column.type == .string, !isDeclared,
      let row = firstWord(column, table)
    else { return [] }
    let word = String(decoding: table.texts.text(row: row, slot: column.slot), as: UTF8.self)
    return [
      "line \(table.line(ofRow: row)) has `\(word)`; if that stands for no value, add it to "
        + "`data.missing`"
    ]
  }

  private static func firstWord(_ column: Column, _ table: Table) -> Int? {
    (0..<table.rowCount).first { row in
      !table.texts.isNull(row: row, slot: column.slot)
        && table.texts.withText(row: row, slot: column.slot) { ValueShape.of($0) == .string }
    }
  }
}

extension FormatKindSpec {
  /// The fields whose values a column in this format draws.
  fileprivate func fields(of column: ColumnSpec) -> [String] {
    if case .sparkline(let fields) = self {
      fields.map(\.value)
    } else {
      column.field.map { [$0.value] } ?? []
    }
  }
}

extension FieldType {
  /// The type in a sentence: `a string`.
  var words: String {
    self == .integer ? "an integer" : "a \(rawValue)"
  }
}
