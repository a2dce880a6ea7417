internal import Diagnostics

/// Builds the tree of a document from events, within limits.
struct TreeBuilder {
  let text: SourceText
  let mask: SeparatorMask?
  let limits: YAMLLimits
  let notes: Bool
  var bag = DiagnosticBag()

  var frames: [CollectionFrame] = []
  var anchors: [String: Anchor] = [:]
  /// Nodes so far, those behind aliases counted each time.
  var nodeCount = 0
  var root: YAMLNode?
  /// Warnings about comments, kept apart until it is clear that no error explains them.
  var commentSlips: [Diagnostic] = []
  /// How many diagnostics may still get advice that takes time; no more are ever shown.
  var adviceLeft = 200
  /// Where the last scalar stood.
  var lastScalar = 0..<0
  private var anchorNumber = 0
  private var documentCount = 0

  /// A node that a name stands for; without a node while it is still open.
  struct Anchor {
    let number: Int
    var built: BuiltNode?
  }

  init(_ text: SourceText, _ mask: SeparatorMask?, _ limits: YAMLLimits, notes: Bool) {
    self.text = text
    self.mask = mask
    self.limits = limits
    self.notes = notes
  }

  /// Why building ends before the end of the source.
  enum Stop: Error {
    case reported
  }

  /// The root of the only document; nil where there is no tree.
  mutating func build(_ parser: consuming EventParser) -> YAMLNode? {
    do throws(Stop) {
      while try step(&parser) {}
    } catch {
      flushCommentSlips()
      return nil
    }
    flushCommentSlips()
    if root == nil {
      bag.add(
        Diagnostic(
          .yamlEmpty, "the document is empty", at: text.span(text.start..<text.start),
          help: ["a spec starts with `sectional: 1`"]))
    }
    return root
  }

  /// Takes one event.
  /// - Returns: Whether more follow.
  private mutating func step(_ parser: inout EventParser) throws(Stop) -> Bool {
    let event: ParserEvent
    do {
      event = try parser.next()
    } catch {
      let fault = SyntaxFault(error, in: text, open: frames, after: lastScalar)
        .diagnostic(limits)
      if fault.code == .yamlQuoteIt, let range = fault.primary?.span.range {
        commentSlips.removeAll { slip in
          slip.primary.map { range.contains($0.span.range.lowerBound) } ?? false
        }
      }
      bag.add(fault)
      throw .reported
    }
    switch event.kind {
    case .streamStart: break
    case .streamEnd: return false
    case .documentStart(let hasTagDirective):
      return try startDocument(event, hasTagDirective: hasTagDirective)
    case .documentEnd(let isExplicit): return endDocument(event, isExplicit: isExplicit)
    case .alias(let name): try addAlias(name, event)
    case .scalar(let bytes, let style, let properties):
      try addScalar(bytes, style, properties, event)
    case .sequenceStart(let properties): try open(.sequence, properties, event)
    case .mappingStart(let properties): try open(.mapping, properties, event)
    case .collectionEnd: try close(event)
    }
    return true
  }

  /// Whether there is time for one more piece of advice.
  mutating func takesAdvice() -> Bool {
    adviceLeft -= 1
    return adviceLeft >= 0
  }

  private mutating func flushCommentSlips() {
    for slip in commentSlips { bag.add(slip) }
    commentSlips = []
  }

  // MARK: - Documents

  private mutating func startDocument(
    _ event: ParserEvent, hasTagDirective: Bool
  ) throws(Stop) -> Bool {
    documentCount += 1
    guard documentCount == 1 else {
      return reportSecondDocument(at: text.offset(of: event.start))
    }
    if hasTagDirective {
      let start = text.offset(of: event.start)
      bag.add(DirectiveCheck.diagnostic(at: start..<start, in: text))
    }
    return true
  }

  /// The parser is not asked for a further document, whose directives may take it long.
  private mutating func endDocument(_ event: ParserEvent, isExplicit: Bool) -> Bool {
    let end = text.offset(of: isExplicit ? event.end : event.start)
    var next = text.skipTrivia(end)
    while text.bytes[next...].starts(with: "...".utf8) { next = text.skipTrivia(next + 3) }
    guard next < text.bytes.count else { return true }
    let startsDocument =
      text[next] == UInt8(ascii: "%") || text.bytes[next...].starts(with: "---".utf8)
    return isExplicit || startsDocument ? reportSecondDocument(at: next) : true
  }

  private mutating func reportSecondDocument(at offset: Int) -> Bool {
    bag.add(
      Diagnostic(
        .yamlSeveralDocuments, "a second document starts here, and a spec is one document",
        at: text.span(offset..<min(text.lineEnd(offset), offset + 3)),
        help: ["put the other document into a file of its own"]))
    return false
  }

  // MARK: - Anchors and counts

  mutating func register(_ name: String?) -> Int? {
    guard let name else { return nil }
    anchorNumber += 1
    anchors[name] = Anchor(number: anchorNumber, built: nil)
    return anchorNumber
  }

  mutating func complete(_ name: String?, _ number: Int?, _ built: BuiltNode) {
    guard let name, anchors[name]?.number == number else { return }
    anchors[name]?.built = built
  }

  mutating func count(_ size: Int, at span: SourceSpan) throws(Stop) {
    nodeCount += size
    guard nodeCount <= limits.nodes else { throw stop(.nodes, at: span) }
  }

  mutating func stop(_ fault: LimitFault, at span: SourceSpan) -> Stop {
    bag.add(fault.diagnostic(limits, at: span))
    return .reported
  }
}

/// A node with what it adds to the limits.
struct BuiltNode {
  let node: YAMLNode
  /// Nodes in it, itself counted and aliases expanded.
  let size: Int
  /// Levels of collections in it: 0 for a scalar.
  let height: Int
}

/// A mapping or sequence that is not yet complete.
struct CollectionFrame {
  enum Kind {
    case mapping
    case sequence
  }

  let kind: Kind
  /// Where it starts, behind its anchor and tag.
  let start: Int
  let isFlow: Bool
  let anchor: String?
  let anchorNumber: Int?
  /// Whether the collection as a whole was reported.
  var isFaulty: Bool
  var items: [YAMLNode] = []
  var entries: [YAMLMapping.Entry] = []
  /// Where each key was first, by its bytes.
  var places: [[UInt8]: SourceSpan] = [:]
  var key: PendingKey?
  var size = 1
  var height = 1
  /// The end of the last node in it.
  var end: Int
  /// Whether a comma has split the last value, so that parts of it stand as entries.
  var isSplit = false
}

/// A key that waits for its value.
struct PendingKey {
  let node: YAMLNode
  /// Whether the key was refused, and its entry is left out.
  let isRefused: Bool
}
