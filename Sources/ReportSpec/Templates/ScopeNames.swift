import Templating

/// The names that templates see, place by place (spec language §5).
///
/// Inner names win: fields, then the section's, then the report's. `section.` and `report.`
/// before a name always mean the section's and the report's. A scope is made for the names that
/// one text has, so that its cost does not depend on the size of the spec.
struct ScopeNames {
  /// What the section sums up, and the report.
  var section = SummaryIDs()
  var report = SummaryIDs()
  /// What any section sums up, for a message.
  var anySection = SummaryIDs()
  /// Fields that the spec itself names, for a message.
  var fields = NameTable<Bool>()
  /// What every template sees: the parameters, and the tables of one record.
  var constants = ConstantNames()

  private static let sectionNames = [
    "group", "count", "shown", "total", "from", "to", "more", "earlier",
  ]
  private static let reportNames = ["total", "count", "sections"]
  private static let rowNames = ["index", "number", "key"]
  private static let rowPlace = "the cells of rows of data"
  /// What each item of `cells` has in the row of a table.
  static let cellNames = ["value", "class", "title", "id", "align"]

  /// Every name that a field of the same name hides.
  static let hidable = Array(
    Set(rowNames + ["columns", "previous", "next", "summary"] + sectionNames + reportNames)
  ).sorted()

  /// Whether a row's text may mean something else than a field by this name.
  static func isReserved(_ name: String) -> Bool {
    (rowNames + ["columns", "cells"] + cellNames + sectionNames + reportNames).contains {
      $0.hasSameBytes(as: name)
    } || ["section.", "report.", "summary.", "params."].contains { name.hasPrefix($0) }
      || NeighbourName.offset(of: NeighbourName.opener(name)) != nil
  }

  /// `title`, `subtitle`, `footer` and `summary_title` of the report; with `columns` its note.
  func reportScope(
    for written: [String], hasColumns: Bool = false, own: [String] = []
  ) -> TemplateScope {
    var scope = Self.scope(own)
    if hasColumns {
      scope.add("columns")
    } else {
      scope.add("columns", knownIn: "cells and fixed rows")
    }
    for name in Self.reportNames {
      scope.add(name)
      scope.add("report.\(name)")
    }
    add(report, as: ["summary.", "report.summary."], for: written, to: &scope)
    for name in Self.sectionNames { scope.add(name, knownIn: "sections") }
    addKnown(anySection, in: "sections that have this summary", for: written, to: &scope)
    addForeignNames(for: written, to: &scope)
    return scope
  }

  /// A section's `title`, `footer`, `summary_title`, `more` and `earlier`; with `columns` its
  /// fixed rows.
  func sectionScope(
    for written: [String], hasColumns: Bool = false, own: [String] = []
  ) -> TemplateScope {
    var scope = Self.scope(own)
    if hasColumns {
      scope.add("columns")
    } else {
      scope.add("columns", knownIn: "cells and fixed rows")
    }
    addSection(for: written, to: &scope)
    addForeignNames(for: written, to: &scope)
    return scope
  }

  /// Texts and links of a row: its own names, the fields by name and as `row.NAME`, then the names
  /// of the place.
  func rowScope(_ row: RowNames, for written: [String]) -> TemplateScope {
    var scope = Self.scope(row.own)
    row.addFields(to: &scope)
    for name in Self.rowNames + ["columns"] { scope.add(name) }
    if row.hasCells { scope.add("cells", .list(items: Self.cellScope)) }
    for name in written {
      let opener = NeighbourName.opener(name)
      guard let offset = NeighbourName.offset(of: opener) else { continue }
      if row.neighbours.contains(offset) {
        scope.add(opener, .section(row.scope(for: written)))
      } else {
        scope.add(name, knownIn: "sections with `depends_on: [\(offset)]`")
      }
    }
    addSection(for: written, to: &scope)
    constants.add(for: written, to: &scope)
    return scope
  }

  /// The names of an item of `cells`; its value may be drawn with its link or picture.
  static var cellScope: TemplateScope {
    var scope = TemplateScope()
    for name in cellNames { scope.add(name, isTrusted: name == "value") }
    return scope
  }

  private static func scope(_ own: [String]) -> TemplateScope {
    var scope = TemplateScope()
    for name in own { scope.add(name) }
    return scope
  }

  private func addSection(for written: [String], to scope: inout TemplateScope) {
    for prefix in ["", "section."] {
      for name in Self.sectionNames { scope.add(prefix + name) }
    }
    for name in Self.reportNames {
      scope.add(name)
      scope.add("report.\(name)")
    }
    add(section, as: ["summary.", "section.summary."], for: written, to: &scope)
    add(report, as: ["report.summary."], for: written, to: &scope)
    addKnown(anySection, in: "sections that have this summary", for: written, to: &scope)
    addKnown(report, in: "the report, as `report.summary.…`", for: written, to: &scope)
  }

  /// Adds the ids that a text names, or all of them where it names one that is not there: the
  /// message then has something to suggest.
  private func add(
    _ ids: SummaryIDs, as prefixes: [String], for written: [String], to scope: inout TemplateScope
  ) {
    for prefix in prefixes {
      let named = written.compactMap { name -> String? in
        guard name.hasPrefix(prefix) else { return nil }
        let id = String(name.dropFirst(prefix.count))
        return ids.contains(id) || !id.hasSuffix(".raw") ? id : String(id.dropLast(4))
      }
      let isWhole = named.allSatisfy { ids.contains($0) || anySection.contains($0) }
      for id in isWhole ? named.filter(ids.contains) : ids.all {
        scope.add(prefix + id, hasRaw: true)
      }
    }
  }

  private func addKnown(
    _ ids: SummaryIDs, in place: String, for written: [String], to scope: inout TemplateScope
  ) {
    for name in written where name.hasPrefix("summary.") {
      let id = name.dropFirst("summary.".count)
      if ids.contains(String(id)) { scope.add(name, knownIn: place) }
      if id.hasSuffix(".raw"), ids.contains(String(id.dropLast(4))) {
        scope.add(name, knownIn: place)
      }
    }
  }

  private func addForeignNames(for written: [String], to scope: inout TemplateScope) {
    for name in Self.rowNames { scope.add(name, knownIn: Self.rowPlace) }
    for name in written where fields.contains(name) || NeighbourName.offset(of: name) != nil {
      scope.add(name, knownIn: Self.rowPlace)
    }
    constants.add(for: written, to: &scope)
  }
}

/// The names of a row of data.
struct RowNames {
  let fields: [String]
  /// Fields that may print as markup.
  var trusted = NameTable<Bool>()
  /// Distances to the rows that may be named.
  var neighbours: [Int] = []
  /// Names of the cell's `values`.
  var own: [String] = []
  /// Whether the cells of the columns may be named.
  var hasCells = false

  func addFields(to scope: inout TemplateScope) {
    for prefix in ["", "row."] {
      for field in fields {
        scope.add(prefix + field, hasRaw: true, isTrusted: trusted.contains(field))
      }
    }
  }

  /// The names of a neighbouring row; neighbours of its own are beyond `depends_on`.
  func scope(for written: [String]) -> TemplateScope {
    var scope = TemplateScope()
    addFields(to: &scope)
    for name in ["index", "number", "key"] { scope.add(name) }
    return scope
  }
}

/// The names of neighbouring rows: `previous`, `next`, `at.-2`.
package enum NeighbourName {
  /// The neighbour that a name with dots begins with, as in `previous.price`; else the name itself.
  static func opener(_ name: String) -> String {
    let longest = name.hasPrefix("at.") ? 2 : 1
    let parts = name.split(separator: ".", omittingEmptySubsequences: false)
    let opener = parts.prefix(longest).joined(separator: ".")
    return offset(of: opener) == nil ? name : opener
  }

  /// How many rows further down the page a name leads; nil for any other name.
  package static func offset(of name: String) -> Int? {
    if name.hasSameBytes(as: "previous") { return -1 }
    if name.hasSameBytes(as: "next") { return 1 }
    guard name.hasPrefix("at."), let offset = Int(name.dropFirst(3)), offset != 0,
      (-1_000...1_000).contains(offset)
    else { return nil }
    return offset
  }
}
