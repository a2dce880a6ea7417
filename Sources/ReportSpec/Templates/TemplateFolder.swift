package import Diagnostics
import Templating

/// A file of templates: `NAME.html.mustache` or `NAME.text.mustache`.
package struct TemplateFileSpec: Sendable {
  /// What a file draws.
  package enum Form: String, Sendable, CaseIterable {
    case html, text

    /// How the name of a file of this form ends.
    package var ending: String { ".\(rawValue).mustache" }
  }

  /// The name without its ending, by which cells and partial tags ask for it.
  package let name: String
  package let form: Form
  package let source: SourceFile

  package init(name: String, form: Form, source: SourceFile) {
    self.name = name
    self.form = form
    self.source = source
  }

  /// The name and form in the name of a file; nil for a file that is none of templates.
  package static func parts(ofFileName file: String) -> (name: String, form: Form)? {
    for form in Form.allCases where file.hasSuffix(form.ending) {
      let name = String(file.dropLast(form.ending.count))
      return name.isEmpty ? nil : (name, form)
    }
    return nil
  }
}

extension TemplateFile {
  /// A file of its own; a byte order mark at its start and the line feed at its end do not count.
  init(name: String, file source: SourceFile) {
    let bytes = Self.withoutLastLineFeed(source.withBytes { Array($0) })
    let mark = bytes.starts(with: Self.byteOrderMark) ? Self.byteOrderMark.count : 0
    self.init(name: name, bytes: Array(bytes.dropFirst(mark))) { range in
      SourceSpan(source, range.lowerBound &+ mark..<range.upperBound &+ mark)
    }
  }

  /// U+FEFF in UTF-8.
  private static let byteOrderMark: [UInt8] = [0xef, 0xbb, 0xbf]

  /// The bytes without one line feed at their end.
  static func withoutLastLineFeed(_ bytes: [UInt8]) -> [UInt8] {
    guard bytes.last == 0x0a else { return bytes }
    return Array(bytes.dropLast(bytes.dropLast().last == 0x0d ? 2 : 1))
  }
}

/// Reads the folder of templates that a spec names.
package struct TemplateFolderReader: Sendable {
  package let read: @Sendable (Located<String>, inout DiagnosticBag) -> [TemplateFileSpec]

  package init(
    _ read: @escaping @Sendable (Located<String>, inout DiagnosticBag) -> [TemplateFileSpec]
  ) {
    self.read = read
  }

  /// Finds no folder.
  package static let none = TemplateFolderReader { _, _ in [] }
}

/// Every template that a name can lead to: texts of the spec's cells, then files of its folder,
/// then the built-in ones.
struct TemplateCatalogue: Sendable {
  private var cells: [TemplateFileSpec.Form: NameTable<TemplateFile>] = [:]
  private var folder: [TemplateFileSpec.Form: NameTable<TemplateFile>] = [:]
  private var names: [TemplateFileSpec.Form: [String]] = [:]
  private var known: [TemplateFileSpec.Form: NameTable<Bool>] = [:]
  /// Whether the spec names a folder.
  private(set) var hasFolder = false
  /// Whether the folder or a file of it cannot be read, so that nothing is known of its names.
  var isFaulty = false

  init() {
    for (name, form) in BuiltInTemplates.files { add(name, form) }
  }

  mutating func add(folder files: [TemplateFileSpec]) {
    hasFolder = true
    for file in files {
      folder[file.form, default: NameTable()].add(
        file.name, TemplateFile(name: file.name, file: file.source))
      add(file.name, file.form)
    }
  }

  /// Adds the text of a named cell, by which partial tags may ask for it too.
  mutating func add(cell file: TemplateFile, _ form: TemplateFileSpec.Form) {
    cells[form, default: NameTable()].add(file.name, file)
    add(file.name, form)
  }

  private mutating func add(_ name: String, _ form: TemplateFileSpec.Form) {
    if known[form, default: NameTable()].add(name, true) == nil {
      names[form, default: []].append(name)
    }
  }

  /// The names of the files in the folder, each once.
  var folderNames: [String] {
    var found: [String] = []
    var seen = NameTable<Bool>()
    for form in TemplateFileSpec.Form.allCases {
      for name in names[form] ?? []
      where folder[form]?.contains(name) == true && seen.add(name, true) == nil {
        found.append(name)
      }
    }
    return found
  }

  /// A file of the spec's folder.
  func folderFile(_ name: String, _ form: TemplateFileSpec.Form) -> TemplateFile? {
    folder[form]?[name]
  }

  /// A file of the spec's folder, or the built-in one.
  func file(_ name: String, _ form: TemplateFileSpec.Form) -> TemplateFile? {
    folder[form]?[name] ?? BuiltInTemplates.file(name, form)
  }

  /// What partial and parent tags can name in a template of a form.
  func partials(_ form: TemplateFileSpec.Form, reserved: [String] = []) -> TemplatePartials {
    TemplatePartials(names: names[form] ?? [], reserved: reserved) { name in
      cells[form]?[name] ?? file(name, form)
    }
  }
}
