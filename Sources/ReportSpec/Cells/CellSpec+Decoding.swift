import Diagnostics
import Templating
import YAMLTree

extension SpecDecoder {
  /// Makes the texts of the cells known to partial tags before any of them is read.
  mutating func announceCells(_ entry: YAMLMapping.Entry?) {
    for cell in entry?.value.mapping?.entries ?? [] {
      for form in TemplateFileSpec.Form.allCases {
        if let scalar = cell.value.mapping?.entry(form.rawValue)?.value.scalar {
          catalogue.add(cell: Self.file(of: scalar, named: cell.name), form)
        }
      }
      if let file = cell.value.mapping?.entry("file")?.value.scalar?.text {
        for form in TemplateFileSpec.Form.allCases {
          if let found = catalogue.folderFile(file, form) {
            catalogue.add(
              cell: TemplateFile(name: cell.name, bytes: found.bytes, place: found.place), form)
          }
        }
      }
    }
  }

  /// The mapping `cells` of the top level.
  mutating func cells(_ entry: YAMLMapping.Entry?) -> [CellSpec] {
    guard let entry, !entry.value.isFaulty else { return [] }
    guard let mapping = entry.value.mapping else {
      wrongKind(
        entry.value, "`cells`", wants: "a mapping of named cells",
        help: "write `cells: {note: {text: …}}`")
      return []
    }
    return mapping.entries.enumerated().compactMap { index, entry in
      if !entry.value.isFaulty, hasValue(entry, index, mapping), let cell = cell(entry) {
        return cell
      }
      faultyCells.add(entry.name, true)
      return nil
    }
  }

  private mutating func cell(_ entry: YAMLMapping.Entry) -> CellSpec? {
    if entry.name.isEmpty {
      report(.emptyName, "a cell has an empty name", at: entry.nameSpan, help: "name it")
      return nil
    }
    let faults = bag.all.count
    guard
      let keys = keys(
        of: entry.value, named: "the cell \(quoted(entry.name))", as: .cell,
        example: "\(entry.name): {text: …}")
    else { return nil }
    let files = files(of: Located(entry.name, entry.nameSpan), keys)
    let text = keys["text"].map { template($0, of: .text) } ?? files.text
    let html = keys["html"].map { template($0, of: .html) } ?? files.html
    let hasFaultyForms = isExplained(entry.value, since: faults)
    let values = values(keys["values"])
    return CellSpec(
      name: Located(entry.name, entry.nameSpan),
      extends: name(keys["extends"], wants: "the name of a cell"),
      className: className(keys["class"]), text: text, html: html, lines: lines(keys["lines"]),
      values: values, hasFaultyValues: Self.isFaulty(values, of: keys["values"]),
      hasFaultyForms: hasFaultyForms)
  }

  /// The files of a cell that no key of its own stands against: those that `file` names, else those
  /// of its name.
  private mutating func files(
    of cell: Located<String>, _ keys: Keys
  ) -> (text: TemplateSpec?, html: TemplateSpec?) {
    guard let entry = keys["file"] else {
      return (
        keys["text"] == nil ? fileTemplate(cell, .text) : nil,
        keys["html"] == nil ? fileTemplate(cell, .html) : nil
      )
    }
    guard let name = name(entry, wants: "the name of a file in `templates`") else {
      return (nil, nil)
    }
    var forms: [TemplateFileSpec.Form: TemplateSpec] = [:]
    var isThere = false
    for form in TemplateFileSpec.Form.allCases where catalogue.folderFile(name.value, form) != nil {
      isThere = true
      if let other = keys[form.rawValue] {
        report(
          .conflictingKeys,
          "the file \(quoted(name.value + form.ending)) is there beside `\(form)`",
          at: name.span, other: other.nameSpan, "`\(form)` is here", help: "keep one of them")
      } else {
        forms[form] = fileTemplate(name, form)
      }
    }
    if !isThere {
      reportMissingFile(name)
      faultyCells.add(cell.value, true)
    }
    return (forms[.text], forms[.html])
  }

  private mutating func reportMissingFile(_ name: Located<String>) {
    if catalogue.isFaulty { return }
    guard catalogue.hasFolder else {
      report(
        .templateFile, "the spec names no folder of templates", at: name.span,
        help: "add `templates: FOLDER` at the top level")
      return
    }
    let parts = TemplateFileSpec.parts(ofFileName: name.value)
    let help =
      parts.map { "leave the ending out: \(quoted($0.name))" }
      ?? Suggestion.help(for: name.value, among: catalogue.folderNames)
      ?? "the file is called \(quoted(name.value + ".html.mustache")) or "
      + quoted(name.value + ".text.mustache")
    report(
      .templateFile, "the folder of templates has no file for \(quoted(name.value))", at: name.span,
      help: help)
  }

  /// A file of the folder as the prototype of a row.
  private mutating func fileTemplate(
    _ name: Located<String>, _ form: TemplateFileSpec.Form
  ) -> TemplateSpec? {
    catalogue.folderFile(name.value, form).map { rowTemplate($0, form, at: name.span) }
  }

  mutating func rowTemplate(
    _ file: TemplateFile, _ form: TemplateFileSpec.Form, at span: SourceSpan
  ) -> TemplateSpec {
    switch form {
    case .html: template(file, span: span, kind: .html, options: .row)
    case .text: template(file, span: span, kind: .plainText, options: TemplateOptions())
    }
  }

  /// The mapping `values` of a cell or a fixed row.
  mutating func values(_ entry: YAMLMapping.Entry?) -> [CellValueSpec] {
    guard let entry, !entry.value.isFaulty else { return [] }
    guard let mapping = entry.value.mapping else {
      wrongKind(
        entry.value, "`values`", wants: "a mapping of names to texts",
        help: "write `values: {NAME: …}`")
      return []
    }
    return mapping.entries.enumerated().compactMap { index, entry in
      guard !entry.value.isFaulty, hasValue(entry, index, mapping) else { return nil }
      if entry.name.isEmpty {
        report(.emptyName, "a value has an empty name", at: entry.nameSpan, help: "name it")
        return nil
      }
      return template(entry.value, quoted(entry.name)).map {
        CellValueSpec(name: Located(entry.name, entry.nameSpan), value: $0)
      }
    }
  }

  /// Whether `values` has entries that were refused.
  static func isFaulty(_ values: [CellValueSpec], of entry: YAMLMapping.Entry?) -> Bool {
    guard let entry else { return false }
    return entry.value.mapping?.entries.count != values.count
  }

  /// A cell for a file of the folder that `cells` does not have, so that the file draws what its name
  /// says; one that is not built in extends `row`.
  mutating func impliedCell(_ name: String, at span: SourceSpan) -> CellSpec? {
    let located = Located(name, span)
    let text = fileTemplate(located, .text)
    let html = fileTemplate(located, .html)
    guard text != nil || html != nil else { return nil }
    let base = BuiltInCell(rawValue: name) == nil ? BuiltInCell.row.rawValue : name
    return CellSpec(
      name: located, extends: Located(base, span), className: nil, text: text, html: html,
      lines: nil, values: [])
  }
}
