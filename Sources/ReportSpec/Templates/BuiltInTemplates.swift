import Diagnostics
import Templating

/// The templates that are always there; a file of the spec's folder or a named cell replaces one.
package enum BuiltInTemplates {
  /// The names of the files, in order.
  package static var names: [String] { BuiltInTemplateTexts.files.map(\.name) }

  /// The text of a file; nil for a name that none has.
  package static func text(of file: String) -> String? {
    BuiltInTemplateTexts.files.first { $0.name.hasSameBytes(as: file) }.map { "\($0.text)" }
  }

  static var files: [(name: String, form: TemplateFileSpec.Form)] {
    names.compactMap { TemplateFileSpec.parts(ofFileName: $0) }
  }

  static func file(_ name: String, _ form: TemplateFileSpec.Form) -> TemplateFile? {
    let file = name + form.ending
    return text(of: file).map { text in
      TemplateFile(
        name: name, file: SourceFile(name: "Templates/\(file)", bytes: Array(text.utf8)))
    }
  }
}
