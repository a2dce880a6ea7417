/// A name that a template uses; its place in ``Template/names`` is its slot.
package struct TemplateName: Sendable {
  /// The name as its scope knows it: `price`, `summary.value`, `section.total`; `.` is the
  /// item of a list.
  package let text: String
  /// Whether it was written with `.raw` behind it: the value as read, unformatted.
  package let isRaw: Bool
  /// The sections whose names it belongs to, outermost first; empty for names of the place.
  package let sections: [String]

  package init(text: String, isRaw: Bool = false, sections: [String] = []) {
    self.text = text
    self.isRaw = isRaw
    self.sections = sections
  }
}

// Names are the same when their bytes are: `String` would merge canonically equal ones.
extension TemplateName: Hashable {
  package static func == (first: TemplateName, second: TemplateName) -> Bool {
    first.isRaw == second.isRaw && first.text.utf8.elementsEqual(second.text.utf8)
      && first.sections.count == second.sections.count
      && zip(first.sections, second.sections).allSatisfy { $0.utf8.elementsEqual($1.utf8) }
  }

  package func hash(into hasher: inout Hasher) {
    for byte in text.utf8 { hasher.combine(byte) }
    hasher.combine(isRaw)
    hasher.combine(sections.count)
  }
}
