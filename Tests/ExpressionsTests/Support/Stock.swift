import Expressions
import Testing
import Values

extension Fixture {
  /// A table with a field of every type; row 2 is null but for the quantity.
  static func stock(at place: ExpressionPlace = .data) -> Fixture {
    Fixture(
      [
        .init("name", .string, ["Ale", "Éclair", nil]),
        .init("price", .decimal, ["1.50", "0.10", nil]),
        .init("quantity", .integer, ["3", nil, "4"]),
        .init("weight", .number, ["0.5", "1000", nil]),
        .init("open", .boolean, ["true", "false", nil]),
        .init("updated", .date, ["2026-01-30", "2024-02-29", nil]),
        .init("opens", .time, ["10:00", "18:30:15", nil]),
        .init("seen", .datetime, ["2026-01-30T23:30:00Z", "2024-02-29T00:00:00Z", nil]),
        .init("life", .duration, ["P1DT2H", "PT30M", nil]),
        .init("empty", nil, [nil, nil, nil]),
        .init("Unit price", .decimal, ["2.5", "1", nil]),
        .init("item.code", .string, ["A1", "B2", nil]),
      ], at: place)
  }
}

/// An expression, the row that it is evaluated at, and what it shows.
struct Example: Sendable, CustomTestStringConvertible {
  let text: String
  let row: Int
  let shown: String

  init(_ text: String, _ shown: String, row: Int = 0) {
    self.text = text
    self.row = row
    self.shown = shown
  }

  var testDescription: String { "\(text) at row \(row)" }
}
