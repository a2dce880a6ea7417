package import Templating

/// The templates that draw everything of a page but rows of data and of the spec.
package struct HTMLTemplates: Sendable {
  /// The line of a section's title.
  package var heading: HTMLTemplate
  /// The line that sums up a section, and the report.
  package var summary: HTMLTemplate
  /// The lines where rows are cut off.
  package var more: HTMLTemplate
  /// A line of one text, as wide as the table.
  package var wide: HTMLTemplate
  /// A section with its heading and rows.
  package var section: HTMLTemplate
  /// The whole document.
  package var page: HTMLTemplate

  package init(
    heading: HTMLTemplate, summary: HTMLTemplate, more: HTMLTemplate, wide: HTMLTemplate,
    section: HTMLTemplate, page: HTMLTemplate
  ) {
    self.heading = heading
    self.summary = summary
    self.more = more
    self.wide = wide
    self.section = section
    self.page = page
  }
}

/// One of the templates of a page, with its names as the renderer knows them.
package struct HTMLTemplate: Sendable {
  /// What a name stands for.
  enum Name: Sendable {
    /// Something that the renderer knows.
    case own(HTMLName)
    /// The same, of an item of the list that is gone through.
    case item(HTMLName)
    /// A name of the section or report.
    case place(TemplateName)
  }

  let template: Template
  /// CSS classes of the row.
  let className: String?
  /// By slot.
  let names: [Name]

  package init(_ template: Template, className: String? = nil) {
    self.template = template
    self.className = className
    names = template.names.map { Self.name($0, $0.sections.last) }
  }

  private static func name(_ name: TemplateName, _ section: String?) -> Name {
    // The item of a section is the value that opened it.
    if name.text == ".", let section {
      let isOfItem = name.sections.count > 1
      return HTMLName(rawValue: section).map { isOfItem ? .item($0) : .own($0) }
        ?? .place(TemplateName(text: section))
    }
    guard let known = HTMLName(rawValue: name.text), !name.isRaw else {
      return .place(TemplateName(text: name.text, isRaw: name.isRaw))
    }
    return section == nil ? .own(known) : .item(known)
  }

  /// The names that the renderer does not know.
  package var placeNames: [TemplateName] {
    names.compactMap { if case .place(let name) = $0 { name } else { nil } }
  }
}

/// Names that the renderer gives to templates.
enum HTMLName: String, Sendable {
  case columns, text, title, label, detail, anchor, span, value, id, language, rtl, name, subtitle,
    footer, cut, header, contents, entries, cells, folds, collapsed
  case className = "class"
  case headingClass = "heading_class"
}
