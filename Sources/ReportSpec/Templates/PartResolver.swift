import Diagnostics
import Templating

/// Resolves the templates that draw the parts of a page.
struct PartResolver {
  private let spec: ReportSpec
  private let names: ScopeNames

  init(_ spec: ReportSpec, _ names: ScopeNames) {
    self.spec = spec
    self.names = names
  }

  func parts(with decoder: inout SpecDecoder) -> PartTemplates {
    let section: SpecDecoder.ScopeMaker = { [names] in
      names.sectionScope(for: $0, hasColumns: true, own: $1)
    }
    var parts = PartTemplates()
    parts.wide.html = decoder.part("wide-row", .row, own: ["text"], in: section)
    let heading = spec.partForms(of: .heading)
    let title = ["title", "label", "detail"]
    parts.heading = decoder.resolved(heading, own: title, in: section)
    parts.more = decoder.resolved(
      spec.partForms(of: .more), own: ["text"], in: section)
    parts.summary = decoder.resolved(
      spec.partForms(of: .summary), own: ["title", "span"],
      in: { written, own in
        var scope = section(written, own)
        scope.add("cells", .list(items: Self.summaryScope))
        return scope
      })
    parts.section.html = decoder.part(
      "section", TemplateOptions(), reserved: ReservedPartial.ofSection,
      own: title + heading.values.map(\.name.value)
        + ["anchor", "class", "folds", "collapsed", "heading_class"], in: section)
    parts.page.html = decoder.part(
      "page", TemplateOptions(), reserved: ReservedPartial.ofPage,
      own: [
        "language", "rtl", "name", "title", "subtitle", "footer", "cut", "header", "contents",
      ], in: { [names] in Self.pageScope(names, $0, $1) })
    if let page = parts.page.html { decoder.checkPage(page, named: "page") }
    if let section = parts.section.html { decoder.checkSection(section, named: "section") }
    return parts
  }

  /// The names of a cell of a summary.
  private static var summaryScope: TemplateScope {
    var scope = TemplateScope()
    for name in ["value", "class", "title", "id"] { scope.add(name, isTrusted: name == "value") }
    return scope
  }

  private static func pageScope(
    _ names: ScopeNames, _ written: [String], _ own: [String]
  ) -> TemplateScope {
    var scope = names.reportScope(for: written, hasColumns: true, own: own)
    var entry = TemplateScope()
    for name in ["anchor", "title", "label", "detail"] { entry.add(name) }
    scope.add("entries", .list(items: entry))
    return scope
  }
}

extension SpecDecoder {
  /// A template that has no cell, with its names resolved.
  fileprivate mutating func part(
    _ name: String, _ options: TemplateOptions, reserved: [String] = [], own: [String],
    in scope: ScopeMaker
  ) -> Template? {
    guard let file = catalogue.file(name, .html) else { return nil }
    let text = template(
      file, span: file.place(0..<0), kind: .html, options: options, reserved: reserved)
    return resolved(text, in: scope, own: own)
  }

  /// A page's template puts in the policy, the styles and the sections, each once and always; the
  /// policy in the head before the styles, where browsers heed it.
  fileprivate mutating func checkPage(_ page: Template, named name: String) {
    for wanted in ReservedPartial.ofPage {
      let found = page.insertions.filter { $0.name == wanted }
      let tag = "`{{> \(wanted)}}`"
      guard let first = found.first else {
        reportPart(
          name, "the template of the page lacks \(tag)", help: "add it: \(Self.place(wanted))")
        continue
      }
      if let second = found.dropFirst().first {
        report(
          .templateReserved, "\(tag) stands twice in the template of the page", at: second.place,
          other: first.place, "it is here already", help: "keep one of them")
      } else if first.isConditional {
        report(
          .templateReserved, "\(tag) stands inside of a section, which may leave it out",
          at: first.place, help: "put it outside of every section")
      }
    }
    let policy = page.insertions.firstIndex { $0.name == ReservedPartial.policy.rawValue }
    guard let policy else { return }
    let early = page.insertions[policy]
    if !early.isInHead {
      report(
        .templateReserved, "`{{> policy}}` stands behind something that is drawn", at: early.place,
        help: "put it behind `<meta charset=\"utf-8\">`; a browser heeds it in the head alone")
    } else if let before = page.insertions[..<policy].first {
      report(
        .templateReserved, "`{{> policy}}` stands behind `{{> \(before.name)}}`", at: early.place,
        other: before.place, "this comes before it", help: "put the policy first")
    } else if !early.isBehindCharset {
      report(
        .templateReserved, "no `<meta charset=\"utf-8\">` stands before `{{> policy}}`",
        at: early.place, help: "write it into the line before")
    }
  }

  /// A section's template puts in the rows once, whatever its names say.
  fileprivate mutating func checkSection(_ section: Template, named name: String) {
    let places = section.insertions.map(\.place)
    if places.isEmpty {
      reportPart(
        name, "the template of a section lacks `{{> rows}}`",
        help: "add it where the section's rows belong")
    }
    switch InsertionPaths(section).fault {
    case nil: return
    case .repeated(let first, let second)?:
      report(
        .templateReserved, "`{{> rows}}` is drawn twice by the template of a section",
        at: places[second], other: places[first], "it is here already", help: "keep one of them")
    case .missing(let first)?:
      report(
        .templateReserved, "`{{> rows}}` stands inside of a section, which may leave it out",
        at: places[first], help: "put it outside of every section, or into `{{^…}}` as well")
    case .tooManyWays(let first)?:
      report(
        .templateReserved, "too many sections decide whether `{{> rows}}` is drawn",
        at: places[first], help: "put it outside of every section")
    }
  }

  private mutating func reportPart(_ name: String, _ words: String, help: String) {
    guard let file = catalogue.file(name, .html) else { return }
    report(.templateReserved, words, at: file.place(0..<0), help: help)
  }

  private static func place(_ name: String) -> String {
    switch name {
    case ReservedPartial.policy.rawValue: "behind `<meta charset=\"utf-8\">`"
    case ReservedPartial.styles.rawValue: "behind the policy"
    default: "where the table belongs"
    }
  }
}
