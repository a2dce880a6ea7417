import Diagnostics
import Foundation
import Templating
import Testing

/// A span maker for a template that is a source of its own.
func place(
  _ text: String, named name: String = "template"
) -> @Sendable (Range<Int>) -> SourceSpan {
  let source = SourceFile(name: name, bytes: Array(text.utf8))
  return { SourceSpan(source, $0) }
}

func partials(_ texts: KeyValuePairs<String, String>) -> TemplatePartials {
  TemplatePartials(
    texts.map { name, text in
      TemplateFile(name: name, source: SourceFile(name: name, bytes: Array(text.utf8)))
    })
}

/// What a template gives in the lenient mode.
func lenient(
  _ text: String, _ value: TemplateValue, partials: [String: String] = [:]
) throws -> String {
  var bag = DiagnosticBag()
  let files = partials.sorted { $0.key < $1.key }.map { name, text in
    TemplateFile(name: name, source: SourceFile(name: name, bytes: Array(text.utf8)))
  }
  let template = ParsedTemplate.parse(
    text, kind: .html, options: .lenient, partials: TemplatePartials(files), place: place(text),
    into: &bag)
  try #require(template != nil, "\(bag.all.map(\.message))")
  var output: [UInt8] = []
  try template?.render(value, into: &output)
  return String(decoding: output, as: UTF8.self)
}

extension TemplateValue {
  /// A value as Foundation reads it from JSON; numbers keep few enough digits for the suites.
  init(json: Any) {
    switch json {
    case let text as String: self = .text(text)
    case let number as NSNumber:
      self =
        CFBooleanLike.isBoolean(number)
        ? .bool(number.boolValue) : .number(number.stringValue)
    case let list as [Any]: self = .list(list.map { TemplateValue(json: $0) })
    case let map as [String: Any]:
      self = .map(map.sorted { $0.key < $1.key }.map { ($0.key, TemplateValue(json: $0.value)) })
    default: self = .null
    }
  }
}

private enum CFBooleanLike {
  static func isBoolean(_ number: NSNumber) -> Bool {
    String(cString: number.objCType) == "c"
  }
}

/// A template compiled on its own with the faults that were found.
struct Compiled {
  let template: Template?
  let bag: DiagnosticBag

  /// `code: message @lower..<upper` of every fault.
  var faults: [String] {
    bag.all.map { fault in
      let range = fault.primary?.span.range ?? 0..<0
      return "\(fault.code): \(fault.message) @\(range.lowerBound)..<\(range.upperBound)"
    }
  }

  var codes: [String] { bag.all.map(\.code.name) }

  /// The escapes of the values, in order.
  var escapes: [Escape] {
    (template?.operations ?? []).compactMap { operation in
      if case .value(_, let escape) = operation { escape } else { nil }
    }
  }

  /// What the template gives when every name prints `value(name)`; nil where a URL is refused.
  func run(_ value: (String) -> String) -> String? {
    guard let template else { return nil }
    var output: [UInt8] = []
    let isAllowed = template.run(into: &output) { slot, bytes in
      let name = template.names[slot]
      bytes.append(contentsOf: value(name.text + (name.isRaw ? ".raw" : "")).utf8)
    }
    return isAllowed ? String(decoding: output, as: UTF8.self) : nil
  }
}

func compile(
  _ text: String, _ kind: TemplateKind = .html, _ scope: TemplateScope = .sample,
  _ options: TemplateOptions = TemplateOptions(), partials: TemplatePartials = .none
) -> Compiled {
  var bag = DiagnosticBag()
  let template = Template.compile(
    text, kind: kind, scope: scope, options: options, partials: partials, place: place(text),
    into: &bag)
  return Compiled(template: template, bag: bag)
}

extension TemplateScope {
  /// Names of each kind.
  static var sample: TemplateScope {
    var neighbour = TemplateScope()
    neighbour.add("name", hasRaw: true)
    neighbour.add("maker")
    var item = TemplateScope()
    item.add("label")
    var scope = TemplateScope()
    scope.add("name", hasRaw: true)
    scope.add("price", hasRaw: true)
    scope.add("a.b", hasRaw: true)
    scope.add("Unit price")
    scope.add("url")
    scope.add("note", isTrusted: true)
    scope.add("count")
    scope.add("summary.price", hasRaw: true)
    scope.add("section.total")
    scope.add("tags", .list(items: item))
    scope.add("previous", .section(neighbour))
    scope.add("group", knownIn: "the title and footer of a section")
    return scope
  }
}
