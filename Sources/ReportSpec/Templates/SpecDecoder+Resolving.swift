import Diagnostics
import Templating

/// Names of texts against the scopes of their places.
extension SpecDecoder {
  func isLater(_ name: String) -> Bool {
    ["params.", "previous.", "next."].contains { name.hasPrefix($0) }
  }

  mutating func resolved(_ text: TemplateSpec, in scope: TemplateScope) -> Template? {
    guard let parsed = text.parsed else { return nil }
    var scope = scope
    for name in parsed.writtenNames where isLater(name) { scope.add(notYet: name) }
    return parsed.resolve(in: scope, into: &bag)
  }

  mutating func resolve(_ text: inout TemplateSpec, in scope: TemplateScope) {
    text.template = resolved(text, in: scope)
  }

  mutating func resolve(_ text: inout TemplateSpec?, in scope: TemplateScope) {
    guard var found = text else { return }
    resolve(&found, in: scope)
    text = found
  }

  mutating func resolve(_ rows: inout [FixedRowSpec], in scope: TemplateScope) {
    for index in rows.indices { resolve(&rows[index].text, in: scope) }
  }

  mutating func resolve(_ settings: inout SectionSettings, names: ScopeNames) {
    let section = names.sectionScope()
    settings.title.update { resolve(&$0, in: section) }
    settings.footer.update { resolve(&$0, in: section) }
    settings.summaryTitle.update { resolve(&$0, in: section) }
    settings.range.update { range in
      range.more.update { resolve(&$0, in: section) }
      range.earlier.update { resolve(&$0, in: section) }
    }
    let fixed = names.sectionScope(hasColumns: true)
    settings.noContent.update { resolve(&$0.text, in: fixed) }
    settings.before.update { resolve(&$0, in: fixed) }
    settings.after.update { resolve(&$0, in: fixed) }
  }
}
