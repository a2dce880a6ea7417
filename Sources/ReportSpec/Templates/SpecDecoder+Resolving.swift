import Diagnostics
import Templating

/// Names of texts against the scopes of their places.
extension SpecDecoder {
  /// The scope of a place for the names that a text has.
  typealias ScopeMaker = ([String]) -> TemplateScope

  mutating func resolved(_ text: TemplateSpec, in scope: ScopeMaker) -> Template? {
    text.parsed.flatMap { $0.resolve(in: scope($0.writtenNames), into: &bag) }
  }

  /// Refuses names of a later version in a text that sees the fields; the others need the data.
  mutating func checkRowText(_ text: TemplateSpec) {
    let scope: ScopeMaker = { written in
      var scope = TemplateScope()
      for name in written {
        if ScopeNames.isLater(name) { scope.add(notYet: name) } else { scope.add(name) }
      }
      return scope
    }
    _ = resolved(text, in: scope)
  }

  mutating func resolve(_ text: inout TemplateSpec, in scope: ScopeMaker) {
    text.template = resolved(text, in: scope)
  }

  mutating func resolve(_ text: inout TemplateSpec?, in scope: ScopeMaker) {
    guard var found = text else { return }
    resolve(&found, in: scope)
    text = found
  }

  mutating func resolve(_ rows: inout [FixedRowSpec], in scope: ScopeMaker) {
    for index in rows.indices { resolve(&rows[index].text, in: scope) }
  }

  mutating func resolve(_ settings: inout SectionSettings, names: ScopeNames) {
    let section: ScopeMaker = { names.sectionScope(for: $0) }
    settings.title.update { resolve(&$0, in: section) }
    settings.footer.update { resolve(&$0, in: section) }
    settings.summaryTitle.update { resolve(&$0, in: section) }
    settings.range.update { range in
      range.more.update { resolve(&$0, in: section) }
      range.earlier.update { resolve(&$0, in: section) }
    }
    let fixed: ScopeMaker = { names.sectionScope(for: $0, hasColumns: true) }
    settings.noContent.update { resolve(&$0.text, in: fixed) }
    settings.allHidden.update { resolve(&$0.text, in: fixed) }
    settings.before.update { resolve(&$0, in: fixed) }
    settings.after.update { resolve(&$0, in: fixed) }
  }
}
