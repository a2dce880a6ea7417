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
