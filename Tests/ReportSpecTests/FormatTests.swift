import ReportSpec
import Testing

/// The forms of `format` (spec language §7).
@Suite struct FormatTests {
  private func kind(_ format: String) throws -> FormatKindSpec {
    let decoded = Decoded("sectional: 1\ncolumns:\n  - {field: a, format: \(format)}\n")
    #expect(decoded.codes == [], "\(format)")
    return try #require(decoded.spec?.columns?.first?.format?.kind)
  }

  @Test(arguments: [
    ("text", "text"), ("compact", "compact"), ("duration", "duration"),
    ("number", "number nil nil nil"), ("{number: {}}", "number nil nil nil"),
    ("{number: {decimals: 1, grouping: false, sign: always}}", "number 1 false always"),
    ("{number: {sign: accounting}}", "number nil nil accounting"), ("integer", "integer"),
    ("percent", "percent nil nil nil"), ("{percent: {decimals: 0}}", "percent 0 nil nil"),
    ("{currency: EUR}", "currency EUR nil nil nil"),
    ("{currency: {code: JPY, decimals: 0}}", "currency JPY 0 nil nil"),
    ("bytes", "bytes decimal"), ("{bytes: binary}", "bytes binary"),
    ("date", "date medium"), ("{date: full}", "date full"), ("{date: \"%d %b\"}", "date %d %b"),
    ("time", "time medium"), ("{time: short}", "time short"),
    ("{datetime: long}", "datetime long"), ("boolean", "boolean"),
    ("{boolean: [Yes, No]}", "boolean Yes No"), ("{boolean: [true, false]}", "boolean true false"),
    ("{map: {a: Alpha, 1: One, no: No}}", "map a=Alpha 1=One no=No"),
    ("{link: \"https://example.org/{{a}}\"}", "link https://example.org/{{a}}"),
    ("relative_date", "relative_date"), ("markdown", "markdown"), ("stars", "stars 5"),
    ("{stars: {max: 3}}", "stars 3"),
    ("{badge: {paid: good, due: bad}}", "badge paid=good due=bad"),
  ])
  func form(format: String, expected: String) throws {
    #expect(try words(kind(format)) == expected)
  }

  private func words(_ kind: FormatKindSpec) -> String {
    switch kind {
    case .text: "text"
    case .number(let style): "number \(words(style))"
    case .integer: "integer"
    case .percent(let style): "percent \(words(style))"
    case .currency(let code, let style): "currency \(code.value) \(words(style))"
    case .bytes(let unit): "bytes \(unit.rawValue)"
    case .compact: "compact"
    case .date(let pattern): "date \(words(pattern))"
    case .time(let pattern): "time \(words(pattern))"
    case .datetime(let pattern): "datetime \(words(pattern))"
    case .duration: "duration"
    case .boolean(nil): "boolean"
    case .boolean(let words?): "boolean \(words.yes) \(words.no)"
    case .map(let entries):
      "map " + entries.map { "\($0.value.value)=\($0.text.value)" }.joined(separator: " ")
    case .link(let template): "link \(template.text)"
    case .relativeDate: "relative_date"
    case .image: "image"
    case .markdown: "markdown"
    case .badge(let entries):
      "badge " + entries.map { "\($0.value.value)=\($0.text.value)" }.joined(separator: " ")
    case .bar: "bar"
    case .heat: "heat"
    case .sparkline(let fields): "sparkline " + fields.map(\.value).joined(separator: " ")
    case .stars(let max): "stars \(max)"
    }
  }

  private func words(_ style: NumberStyleSpec) -> String {
    let parts: [String?] = [
      style.decimals.map { "\($0)" }, style.grouping.map { "\($0)" }, style.sign?.rawValue,
    ]
    return parts.map { $0 ?? "nil" }.joined(separator: " ")
  }

  private func words(_ pattern: TimePatternSpec) -> String {
    switch pattern {
    case .short: "short"
    case .medium: "medium"
    case .long: "long"
    case .full: "full"
    case .pattern(let text): text.value
    }
  }
}
