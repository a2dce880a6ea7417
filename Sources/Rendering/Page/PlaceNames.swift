package import Templating

/// Values of the names that the templates of headings, summaries, sections and the page use, as far
/// as the renderer does not know them itself.
package struct PlaceNames: Sendable {
  package struct Value: Sendable {
    package let text: [UInt8]
    /// Whether it counts as true in a section of a template.
    package let isTrue: Bool

    package init(text: [UInt8], isTrue: Bool) {
      self.text = text
      self.isTrue = isTrue
    }
  }

  private let values: [TemplateName: Value]

  package init(_ values: [TemplateName: Value] = [:]) {
    self.values = values
  }

  /// The value of a name; nil for a null.
  subscript(_ name: TemplateName) -> Value? { values.isEmpty ? nil : values[name] }
}

/// The names of each part of a section or of the page.
package struct PartNames: Sendable {
  /// Of the section with its heading, or of the whole page.
  package var whole = PlaceNames()
  package var summary = PlaceNames()
  package var more = PlaceNames()
  package var wide = PlaceNames()

  package init() {}
}
