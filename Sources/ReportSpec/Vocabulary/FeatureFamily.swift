/// A part of the language that this version of the product refuses by name.
enum FeatureFamily: String, CaseIterable {
  case expressions, templates, data, sections, changes

  /// The family's name in a message.
  var words: String {
    switch self {
    case .expressions: "expressions"
    case .templates: "the template features"
    case .data: "the data features"
    case .sections: "the section features"
    case .changes: "changes and exports"
    }
  }
}
