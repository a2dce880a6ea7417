import Diagnostics

/// Words for what is wrong with one file of a template, and the way that led to the file.
struct TemplateReporter: Sendable {
  private(set) var bag = DiagnosticBag()
  let bytes: [UInt8]
  let place: @Sendable (Range<Int>) -> SourceSpan
  /// The partial and parent tags that led here, outermost first.
  let chain: [Label]

  init(_ file: TemplateFile, chain: [Label] = []) {
    self.bytes = file.bytes
    self.place = file.place
    self.chain = chain
  }

  var hasErrors: Bool { bag.hasErrors }

  /// Adds a fault at a range of the file.
  mutating func report(
    _ code: DiagnosticCode, _ message: String, at range: Range<Int>, _ label: String = "",
    secondary: [Label] = [], notes: [String] = [], help: [String] = []
  ) {
    bag.add(
      Diagnostic(
        code, .error, message, at: Label(place(range), label), secondary: secondary + chain,
        notes: notes, help: help))
  }

  /// A tag as it is written, cut where it is long.
  static func text(_ bytes: [UInt8], _ range: Range<Int>) -> String {
    let longest = 60
    let range = range.clamped(to: bytes.indices)
    let text = String(decoding: bytes[range], as: UTF8.self)
    return text.unicodeScalars.count <= longest
      ? text : String(String.UnicodeScalarView(text.unicodeScalars.prefix(longest))) + "…"
  }
}

/// Faults of the syntax.
extension TemplateReporter {
  mutating func report(_ problem: TemplateLexer.Problem) {
    switch problem {
    case .unclosed(let range):
      report(
        .templateSyntax, "the tag is never closed", at: range,
        help: ["close the tag with as many braces as open it, for example `{{name}}`"])
    case .unclosedBeforeNext(let range):
      report(
        .templateSyntax, "the tag is not closed before the next one starts", at: range,
        help: ["close the tag with as many braces as open it, for example `{{name}}`"])
    case .withoutName(let range):
      report(
        .templateSyntax, "the tag has no name", at: range,
        help: ["write a name between the braces, for example `{{name}}`"])
    case .delimiters(let range):
      report(
        .templateSyntax, "the tag does not set two delimiters", at: range,
        help: ["write two words without `=`, for example `{{=<% %>=}}`"])
    }
  }

  mutating func textTooLong(bytes: Int) {
    report(
      .templateTooLarge,
      "the template has \(bytes) bytes, more than the limit of \(TemplateLimits.textBytes)",
      at: 0..<0)
  }

  mutating func tooDeep(_ range: Range<Int>) {
    report(
      .templateTooLarge, "tags are nested deeper than \(TemplateLimits.depth) levels", at: range)
  }

  mutating func unclosed(_ tag: TemplateTag, before close: TemplateTag? = nil) {
    let name = Self.text(bytes, tag.name)
    report(
      .templateSyntax, "`\(Self.text(bytes, tag.range))` is not closed", at: tag.range,
      secondary: close.map { [Label(place($0.range), "this closes what is around it")] } ?? [],
      help: ["add `{{/\(name)}}` where it ends"])
  }

  mutating func stray(_ tag: TemplateTag, open: TemplateTag?) {
    let text = Self.text(bytes, tag.range)
    guard let open else {
      report(.templateSyntax, "`\(text)` closes nothing", at: tag.range)
      return
    }
    report(
      .templateSyntax, "`\(text)` does not close `\(Self.text(bytes, open.range))`",
      at: tag.range, secondary: [Label(place(open.range), "this is open")],
      help: ["close the innermost first, with `{{/\(Self.text(bytes, open.name))}}`"])
  }

  mutating func ignoredInParent(_ node: TemplateNode, parent: TemplateTag) {
    let tag: TemplateTag
    switch node {
    case .lineStart, .text, .block: return
    case .value(let value): tag = value
    case .section(let section): tag = section.open
    case .partial(let partial, _), .parent(let partial, _, _): tag = partial
    }
    report(
      .templateSyntax,
      "`\(Self.text(bytes, tag.range))` would not show inside of a parent tag", at: tag.range,
      secondary: [Label(place(parent.range), "only blocks count between this and its end")],
      help: ["put it into a block, as in `{{$name}}…{{/name}}`"])
  }
}
