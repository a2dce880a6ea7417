/// A small tree of data for templates in the lenient mode.
package indirect enum TemplateValue: Sendable {
  case null
  case bool(Bool)
  case text(String)
  /// A number with its digits as they are.
  case number(String)
  case list([TemplateValue])
  /// Members by name; of two with one name the first counts.
  case map([(name: String, value: TemplateValue)])

  /// The member of a map with these bytes as its name.
  func member(_ name: [UInt8]) -> TemplateValue? {
    guard case .map(let members) = self else { return nil }
    return members.first { $0.name.utf8.elementsEqual(name) }?.value
  }

  /// Whether it is neither null nor false nor empty; 0 counts as true.
  var isTrue: Bool {
    switch self {
    case .null: false
    case .bool(let value): value
    case .text(let text): !text.utf8.isEmpty
    case .list(let items): !items.isEmpty
    case .number, .map: true
    }
  }

  /// How it prints; lists and maps print nothing.
  var printed: String {
    switch self {
    case .null, .list, .map: ""
    case .bool(let value): value ? "true" : "false"
    case .text(let text), .number(let text): text
    }
  }
}
