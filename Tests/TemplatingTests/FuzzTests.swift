import Diagnostics
import Templating
import TestSupport
import Testing

@Suite("Random templates")
struct FuzzTests {
  private static let pieces = [
    "{{name}}", "{{{note}}}", "{{&note}}", "{{#count}}", "{{/count}}", "{{^count}}", "{{#tags}}",
    "{{/tags}}", "{{.}}", "{{label}}", "{{>p}}", "{{>q}}", "{{<p}}", "{{/p}}", "{{$a}}", "{{/a}}",
    "{{>*name}}", "{{=<% %>=}}", "<%name%>", "<%={{ }}=%>", "{{!c}}", "{{", "}}", "{{}}", "{", "\n",
    "\r\n", "  ", "\t", "<p ", "<a href=\"", "\"", "'", ">", "</p>", "<!--", "-->", "<title>",
    "</title>", "=", "/", ":", "javascript:", "https://", "é", "\u{0}", "<svg>", "</svg>", "x",
  ]

  private func random(_ random: inout SplitMix64) -> [UInt8] {
    var text: [UInt8] = []
    for _ in 0..<Int.random(in: 0...14, using: &random) {
      text += (Self.pieces.randomElement(using: &random) ?? "").utf8
    }
    // Bytes that are changed give what no piece has.
    for _ in 0..<Int.random(in: 0...2, using: &random) where !text.isEmpty {
      let index = Int.random(in: 0..<text.count, using: &random)
      switch Int.random(in: 0..<3, using: &random) {
      case 0: text[index] = UInt8.random(in: 0...255, using: &random)
      case 1: text.remove(at: index)
      default: text.insert(text[index], at: index)
      }
    }
    return text
  }

  @Test func neverTrapAndAreNilExactlyWithAnError() {
    let seed = SplitMix64.runSeed
    print("template fuzz seed \(seed)")
    var generator = SplitMix64(seed: seed)
    for _ in 0..<1200 {
      let texts = (0..<3).map { _ in random(&generator) }
      let files = TemplatePartials(
        zip(["p", "q"], texts.dropFirst()).map { name, bytes in
          TemplateFile(name: name, source: SourceFile(name: name, bytes: bytes))
        })
      let source = SourceFile(name: "template", bytes: texts[0])
      for kind in [TemplateKind.html, .plainText, .url, .markdown] {
        for options in [TemplateOptions(), .row, .lenient] {
          var bag = DiagnosticBag()
          let parsed = ParsedTemplate.parse(
            texts[0], kind: kind, options: options, partials: files,
            place: { SourceSpan(source, $0) }, into: &bag)
          let template = parsed?.resolve(in: .sample, into: &bag)
          #expect((template == nil) == bag.hasErrors, "\(texts)")
          check(bag, texts)
          if let template { check(template, texts) }
          if options.isLenient, let parsed {
            var output: [UInt8] = []
            try? parsed.render(Self.data, into: &output)
          }
        }
      }
    }
  }

  private static let data = TemplateValue.map([
    ("name", .text("p")), ("note", .text("<b>")), ("count", .number("2")),
    ("tags", .list([.map([("label", .text("l"))]), .text("t")])),
  ])

  private func check(_ bag: DiagnosticBag, _ texts: [[UInt8]]) {
    for fault in bag.all {
      for label in [fault.primary].compactMap({ $0 }) + fault.secondary {
        let count = label.span.source.withBytes { $0.count }
        let range = label.span.range
        #expect(range.lowerBound >= 0 && range.upperBound <= count, "\(fault) \(texts)")
      }
    }
  }

  private func check(_ template: Template, _ texts: [[UInt8]]) {
    for (index, operation) in template.operations.enumerated() {
      switch operation {
      case .literal(let range):
        #expect(!range.isEmpty && range.upperBound <= template.literals.count)
      case .value(let slot, _): #expect(template.names.indices.contains(slot))
      case .section(let slot, let end):
        #expect(template.names.indices.contains(slot))
        #expect(end > index && end <= template.operations.count)
        #expect(template.operations[end - 1] == .endSection(start: index))
      case .inverted(let slot, let end):
        #expect(template.names.indices.contains(slot))
        #expect(end > index && end <= template.operations.count)
      case .endSection(let start): #expect(start < index)
      case .call: break
      case .insertion(let place): #expect(template.insertions.indices.contains(place))
      }
    }
  }
}
