import Sections
import Values

/// The table of contents: a link to each section that has a title.
struct HTMLContents {
  private let sections: [(anchor: [UInt8], title: [UInt8])]

  /// Empty where the settings, or too few sections, say that there is none.
  init(_ page: Page, _ settings: HTMLSettings) {
    let titled = page.sections.compactMap { section -> (anchor: [UInt8], title: [UInt8])? in
      guard !section.section.isHidden, let anchor = section.anchor, let title = section.title
      else { return nil }
      return (anchor, title)
    }
    let isWanted = settings.contents ?? (titled.count >= HTMLSettings.manySections)
    sections = isWanted ? titled : []
  }

  func append(to buffer: inout ByteBuffer) {
    guard !sections.isEmpty else { return }
    buffer.append("<nav aria-label=\"Contents\">\n<ul>\n")
    for section in sections {
      buffer.append("<li><a href=\"#")
      buffer.append(section.anchor)
      buffer.append("\">")
      HTMLTable.heading(section.title, to: &buffer)
      buffer.append("</a>\n")
    }
    buffer.append("</ul>\n</nav>\n")
  }
}
