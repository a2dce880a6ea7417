import Rendering
import ReportSpec
import Templating

/// The parts of a page that are no rows: what draws them, with the values of their names.
struct PageParts {
  private let parts: PartTemplates
  /// nil where a fault was reported.
  let templates: HTMLTemplates?

  init(_ spec: ReportSpec) {
    parts = spec.parts
    func template(_ part: PartTemplate, _ cell: BuiltInCell?) -> HTMLTemplate? {
      let classes = cell.map { spec.cellClasses(of: $0.rawValue).joined(separator: " ") } ?? ""
      return part.html.map { HTMLTemplate($0, className: classes.isEmpty ? nil : classes) }
    }
    guard let heading = template(parts.heading, .heading),
      let summary = template(parts.summary, .summary), let more = template(parts.more, .more),
      let wide = template(parts.wide, nil), let section = template(parts.section, nil),
      let page = template(parts.page, nil)
    else {
      templates = nil
      return
    }
    templates = HTMLTemplates(
      heading: heading, summary: summary, more: more, wide: wide, section: section, page: page)
  }

  /// The values that the templates of a section or of the page name.
  func names(_ names: Names, ofPage: Bool = false) -> PartNames {
    var found = PartNames()
    guard let templates else { return found }
    found.whole = PageParts.names(
      names, parts.heading, ofPage ? templates.page : templates.section)
    found.summary = PageParts.names(names, parts.summary, templates.summary)
    found.more = PageParts.names(names, parts.more, templates.more)
    found.wide = PageParts.names(names, parts.wide, templates.wide)
    return found
  }

  private static func names(
    _ names: Names, _ part: PartTemplate, _ template: HTMLTemplate
  ) -> PlaceNames {
    let wanted = template.placeNames
    return wanted.isEmpty ? PlaceNames() : names.adding(part.values).place(wanted)
  }

  // MARK: Texts

  /// A section's title as its heading says it.
  func heading(_ title: [UInt8], _ names: Names) -> [UInt8] {
    guard let text = parts.heading.text else { return title }
    return names.adding(parts.heading.values).adding(own: [("title", .text(title))]).expand(text)
  }

  /// The line that tells of rows cut off.
  func more(_ words: [UInt8], _ names: Names) -> [UInt8] {
    guard let text = parts.more.text else { return words }
    return names.adding(parts.more.values).adding(own: [("text", .text(words))]).expand(text)
  }

  /// A summary as one text; nil where its values stand under their columns.
  func summary(_ title: [UInt8], _ names: Names) -> [UInt8]? {
    parts.summary.text.map { text in
      names.adding(parts.summary.values).adding(own: [("title", .text(title))]).expand(text)
    }
  }
}

extension Names {
  /// The same with the `values` of a cell.
  func adding(_ values: [(name: String, template: Template)]) -> Names {
    values.isEmpty ? self : adding(own: values.map { ($0.name, .text(expand($0.template))) })
  }
}
