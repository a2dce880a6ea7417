import Foundation
import Sectional
import TestSupport
import Testing

/// What an expression sees at each place, and no more (the table of spec language §5).
@Suite("what expressions see")
struct ExpressionPlaceTests {
  /// A key that takes an expression.
  struct Place: Sendable, CustomTestStringConvertible {
    let name: String
    /// Whether the key takes a condition.
    let isCondition: Bool
    let seen: Set<String>
    /// The lines of a spec with an expression at this place.
    let spec: @Sendable (String) -> String

    var testDescription: String { name }
  }

  /// Every name of the table, as it may stand in an expression.
  private static let names = [
    "price", "row.price", "group", "count", "shown", "total", "from", "to", "more", "earlier",
    "summary.price", "index", "number", "key", "previous.price", "columns", "sections",
    "section.count", "report.total", "sum(price)", "params.limit", "post.title",
  ]

  private static let everywhere: Set<String> = ["params.limit", "post.title"]
  private static let data = everywhere.union(["price", "row.price"])
  private static let groups = everywhere.union(["group", "count", "section.count", "sum(price)"])
  private static let reportNames = everywhere.union(["total", "count", "sections", "report.total"])
  private static let section = groups.union(reportNames).union([
    "shown", "from", "to", "more", "earlier", "summary.price",
  ])
  private static let row = section.union(data).union([
    "index", "number", "key", "previous.price",
  ])

  private static let places: [Place] = [
    Place(name: "check", isCondition: true, seen: data) { spec(field: "check: \($0)") },
    Place(name: "computed field", isCondition: false, seen: data) {
      spec(more: "other: {value: \($0)}")
    },
    Place(name: "where", isCondition: true, seen: data) { spec(view: "where: \($0)") },
    Place(name: "groups.where", isCondition: true, seen: groups) {
      spec(sections: "- groups: {where: \($0)}")
    },
    Place(name: "sort", isCondition: false, seen: groups) {
      // A single name would be taken for a word of `sort`.
      spec(sections: "- {groups: all, sort: '(\($0.dropFirst().dropLast()))'}")
    },
    Place(name: "hidden", isCondition: true, seen: section) { spec(defaults: "hidden: \($0)") },
    Place(name: "collapsed", isCondition: true, seen: section) {
      spec(defaults: "collapsed: \($0)")
    },
    Place(name: "section summary", isCondition: false, seen: section.subtracting(late)) {
      spec(defaults: "summary: {price: sum, name: {value: \($0)}}")
    },
    Place(name: "hide_rows", isCondition: true, seen: row.subtracting(["shown"])) {
      spec(defaults: "hide_rows: \($0)")
    },
    Place(name: "when", isCondition: true, seen: row) {
      spec(defaults: "cells: [{when: \($0), cell: row}, {cell: row}]")
    },
    Place(name: "styles", isCondition: true, seen: row) {
      spec(columns: "{field: name, id: again, styles: [{when: \($0), bold: true}]}")
    },
    Place(name: "column value", isCondition: false, seen: row) {
      spec(columns: "{title: X, value: \($0)}")
    },
    Place(name: "fixed row", isCondition: true, seen: section.union(["columns"])) {
      spec(defaults: "before: {text: A, hidden: \($0)}")
    },
    Place(name: "no_content", isCondition: true, seen: section.union(["columns"])) {
      spec(defaults: "no_content: {text: A, hidden: \($0)}")
    },
    Place(name: "all_hidden", isCondition: true, seen: section.union(["columns"])) {
      spec(defaults: "hide_rows: price > 0\n  all_hidden: {text: A, hidden: \($0)}")
    },
    Place(
      name: "report summary", isCondition: false,
      seen: reportNames.union(["sum(price)"])
    ) {
      spec(summary: "{name: {value: \($0)}}")
    },
  ]

  /// What a summary comes before.
  private static let late: Set<String> = ["shown", "summary.price"]

  private static func spec(
    field: String = "type: decimal", more: String? = nil, view: String? = nil,
    defaults: String = "dynamic: false", sections: String = "- groups: all",
    columns: String = "name", summary: String = "{price: sum}"
  ) -> String {
    """
    sectional: 1
    parameters: {limit: {default: 3}}
    data:
      file: data.csv
      key: name
      lookups: {post: {file: post.csv}}
      fields:
        price: {\(field)}
    \(more.map { "    \($0)\n" } ?? "")view:
      group: kind
    \(view.map { "  \($0)\n" } ?? "")defaults:
      depends_on: [-1]
      \(defaults.hasPrefix("summary") ? "dynamic: false" : "summary: {price: sum}")
      \(defaults)
    sections:
      \(sections)
    columns:
      - name
      - price
      - kind
      - \(columns == "name" ? "{field: name, id: again}" : columns)
    summary: \(summary)

    """
  }

  private static let rows = "name,kind,price\nPort,wine,8.50\nStout,beer,2.20\nRum,rum,12.00\n"

  @Test("every place sees its names and no other", arguments: places)
  func names(_ place: Place) throws {
    let folder = try TemporaryFolder()
    try folder.write("post.csv", "title\nHello\n")
    let path = folder.url.appendingPathComponent("report.yaml").path
    for name in Self.names {
      let expression = place.isCondition ? "\(name) != null" : name
      let spec = place.spec("\"\(expression)\"")
      let faults: [String]
      do {
        _ = try Report(specText: spec, dataText: Self.rows, name: path)
        faults = []
      } catch {
        faults = error.diagnostics.filter { $0.severity == .error }.map {
          "\($0.code): \($0.message)"
        }
      }
      if place.seen.contains(name) {
        #expect(faults == [], "\(place.name) sees `\(name)`")
        continue
      }
      let codes = ["unknown-name", "expression-place"]
      let isRefused =
        faults.count == 1 && codes.contains { faults[0].hasPrefix("\($0): ") }
        && name.split(whereSeparator: { "().".contains($0) }).contains { faults[0].contains($0) }
      #expect(isRefused, "\(place.name) does not see `\(name)`: \(faults)")
    }
    withExtendedLifetime(folder) {}
  }

  @Test("a name of another place is told its place")
  func otherPlaces() {
    func fault(_ spec: String) -> [String] { faults(spec, Self.rows) }
    #expect(
      fault("view: {where: index > 3}")
        == ["expression-place: `index` is known only to the rows of a section"])
    #expect(
      fault("defaults: {hidden: price > 3}")
        == ["expression-place: `price` is a field, and there is no single row here"])
    #expect(
      fault("defaults: {hide_rows: shown > 3}")
        == [
          "expression-place: `shown` is known only to a section's titles and the cells of its rows"
        ])
    #expect(
      fault("summary: {price: {value: group}}")
        == ["expression-place: `group` is known only to a section"])
    #expect(
      fault("view: {where: sum(price) > 3}")
        == ["expression-place: `sum` is over the rows of a group, and there is none here"])
  }

  @Test("a field hides a name of the place, and the long names always mean theirs")
  func hiddenNames() throws {
    let found = try report(
      """
      view: {group: kind}
      columns:
        - {title: own, value: count}
        - {title: field, value: 'row["count"]'}
        - {title: section, value: section.count}
        - {title: report, value: report.count}
        - {title: key, value: 'row["row"]'}
        - {title: size, value: total}
      """, csv("kind,count,row", "a,10,x", "a,20,y", "b,30,z"))
    #expect(
      found.rows(inSection: 0) == [
        ["10", "10", "2", "3", "x", "2"], ["20", "20", "2", "3", "y", "2"],
      ])
    #expect(found.rows(inSection: 1) == [["30", "30", "1", "3", "z", "1"]])
  }

  @Test("a null field hides a name of the place too")
  func nullFields() throws {
    let found = try report(
      "columns: [{title: own, value: total}, {title: section, value: section.total}]\n"
        + "data: {fields: {total: {type: integer}}}\n", csv("total,name", ",x", "5,y"))
    #expect(found.rows(inSection: 0) == [["–", "2"], ["5", "2"]])
  }
}
