import ReportSpec

/// The templates that draw a report unless its spec has others.
package enum BuiltInTemplateFiles {
  /// The names of the files, in order.
  package static var names: [String] { BuiltInTemplates.names }

  /// The text of a file, named with its ending, or without it for the one of HTML; nil where there
  /// is none.
  package static func text(of name: String) -> String? {
    BuiltInTemplates.text(of: name) ?? BuiltInTemplates.text(of: name + ".html.mustache")
  }
}
