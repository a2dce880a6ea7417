import Templating

/// The names that templates see, place by place (spec language §5).
///
/// Inner names win: fields, then the section's, then the report's. `section.` and `report.`
/// before a name always mean the section's and the report's.
struct ScopeNames {
  /// The ids that a summary line has in the section and in the report.
  var sectionSummaries: [String] = []
  var reportSummaries: [String] = []
  /// Ids that some sections have and others have not, for a message.
  var otherSummaries: [String] = []
  /// Fields that the spec itself names, for a message.
  var fields: [String] = []

  static let section = ["group", "count", "shown", "total", "from", "to", "more", "earlier"]
  static let report = ["total", "count", "sections"]
  static let row = ["index", "number", "key"]

  /// `title`, `subtitle` and `footer` of the report.
  func reportScope(hasColumns: Bool = false) -> TemplateScope {
    var scope = TemplateScope()
    if hasColumns { scope.add("columns") }
    addReport(to: &scope, isOuter: false)
    for name in Self.section where !Self.report.contains(name) {
      scope.add(name, knownIn: "a section")
    }
    if !hasColumns { scope.add("columns", knownIn: "cells and fixed rows") }
    for name in sectionSummaries + otherSummaries {
      scope.add("summary.\(name)", knownIn: "sections with this summary")
    }
    addForeignNames(to: &scope)
    return scope
  }

  /// A section's `title`, `footer`, `summary_title`, `more` and `earlier`; with `columns` its
  /// fixed rows.
  func sectionScope(hasColumns: Bool = false) -> TemplateScope {
    var scope = TemplateScope()
    if hasColumns { scope.add("columns") }
    addSection(to: &scope)
    addReport(to: &scope, isOuter: true)
    if !hasColumns { scope.add("columns", knownIn: "cells and fixed rows") }
    addForeignNames(to: &scope)
    return scope
  }

  /// Texts and links of a row: the fields by name and as `row.NAME`.
  func rowScope(fields: [String]) -> TemplateScope {
    var scope = TemplateScope()
    for field in fields { scope.add(field, hasRaw: true) }
    for field in fields { scope.add("row.\(field)", hasRaw: true) }
    for name in Self.row + ["columns"] { scope.add(name) }
    addSection(to: &scope)
    addReport(to: &scope, isOuter: true)
    addLaterNames(to: &scope)
    return scope
  }

  private func addSection(to scope: inout TemplateScope) {
    for prefix in ["", "section."] {
      for name in Self.section { scope.add(prefix + name) }
      for id in sectionSummaries { scope.add("\(prefix)summary.\(id)", hasRaw: true) }
    }
    for id in otherSummaries {
      scope.add("summary.\(id)", knownIn: "sections with this summary, and not every section that uses this text has it")
    }
  }

  private func addReport(to scope: inout TemplateScope, isOuter: Bool) {
    for name in Self.report {
      scope.add(name)
      scope.add("report.\(name)")
    }
    for id in reportSummaries {
      // A section without the summary must not print the report's by the section's name.
      if !isOuter { scope.add("summary.\(id)", hasRaw: true) }
      scope.add("report.summary.\(id)", hasRaw: true)
    }
  }

  private func addForeignNames(to scope: inout TemplateScope) {
    for name in Self.row { scope.add(name, knownIn: "the cells of rows of data") }
    for field in fields { scope.add(field, knownIn: "the cells of rows of data") }
    addLaterNames(to: &scope)
  }

  private func addLaterNames(to scope: inout TemplateScope) {
    for name in ["params", "previous", "next"] { scope.add(notYet: name) }
  }
}
