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

  private static let sectionNames = [
    "group", "count", "shown", "total", "from", "to", "more", "earlier",
  ]
  private static let reportNames = ["total", "count", "sections"]
  private static let rowNames = ["index", "number", "key"]
  private static let laterNames = ["params", "previous", "next"]
  private static let rowPlace = "the cells of rows of data"

  /// Every name that a field of the same name hides.
  static let hidable = Array(
    Set(rowNames + ["columns", "previous", "next", "summary"] + sectionNames + reportNames)
  ).sorted()

  /// Whether a row's text may mean something else than a field by this name.
  static func isReserved(_ name: String) -> Bool {
    (rowNames + ["columns"] + sectionNames + reportNames).contains { $0.hasSameBytes(as: name) }
      || ["section.", "report.", "summary."].contains { name.hasPrefix($0) } || isLater(name)
  }

  /// Whether a name belongs to a part of the language that comes later.
  static func isLater(_ name: String) -> Bool {
    laterNames.contains { name.hasSameBytes(as: $0) || name.hasPrefix($0 + ".") }
  }

  /// `title`, `subtitle`, `footer` and `summary_title` of the report; with `columns` its note.
  func reportScope(for written: [String], hasColumns: Bool = false) -> TemplateScope {
    var scope = TemplateScope()
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
  func sectionScope(for written: [String], hasColumns: Bool = false) -> TemplateScope {
    var scope = TemplateScope()
    if hasColumns {
      scope.add("columns")
    } else {
      scope.add("columns", knownIn: "cells and fixed rows")
    }
    addSection(for: written, to: &scope)
    addForeignNames(for: written, to: &scope)
    return scope
  }

  /// Texts and links of a row: the fields by name and as `row.NAME`, then the names of the place.
  func rowScope(fields: [String], for written: [String]) -> TemplateScope {
    var scope = TemplateScope()
    for field in fields { scope.add(field, hasRaw: true) }
    for field in fields { scope.add("row.\(field)", hasRaw: true) }
    for name in Self.rowNames + ["columns"] { scope.add(name) }
    addSection(for: written, to: &scope)
    addLaterNames(for: written, to: &scope)
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
    for name in written where fields.contains(name) { scope.add(name, knownIn: Self.rowPlace) }
    addLaterNames(for: written, to: &scope)
  }

  private func addLaterNames(for written: [String], to scope: inout TemplateScope) {
    for name in written {
      if Self.isLater(name) { scope.add(notYet: name) }
    }
  }
}
