internal import CLibYAML

/// An event of libyaml; places are numbers of Unicode scalars without a byte order mark.
struct ParserEvent {
  enum Kind {
    case streamStart
    case streamEnd
    case documentStart(hasTagDirective: Bool)
    case documentEnd(isExplicit: Bool)
    case alias(String)
    case scalar(text: [UInt8], style: YAMLScalar.Style, properties: NodeProperties)
    case sequenceStart(NodeProperties)
    case mappingStart(NodeProperties)
    case collectionEnd
  }

  let kind: Kind
  let start: Int
  let end: Int
}

/// The anchor and the tag of a node, resolved.
struct NodeProperties {
  let anchor: String?
  let tag: String?

  var count: Int { (anchor == nil ? 0 : 1) + (tag == nil ? 0 : 1) }
}

/// What libyaml says about a fault.
struct ParserFault: Error {
  let problem: String
  let problemMark: Int
  let context: String
  let contextMark: Int
}

/// libyaml's event interface; nothing of its memory outlives a call.
///
/// The interface that loads whole documents is not used: it hangs on deep nesting and knows
/// no limits.
struct EventParser: ~Copyable {
  private let parser: UnsafeMutablePointer<yaml_parser_t>

  /// A parser of UTF-8 bytes that must outlive it; nil without memory.
  init?(_ bytes: UnsafeRawBufferPointer) {
    parser = .allocate(capacity: 1)
    guard yaml_parser_initialize(parser) == 1 else {
      parser.deallocate()
      return nil
    }
    yaml_parser_set_encoding(parser, YAML_UTF8_ENCODING)
    yaml_parser_set_input_string(
      parser, bytes.assumingMemoryBound(to: UInt8.self).baseAddress, bytes.count)
  }

  deinit {
    yaml_parser_delete(parser)
    parser.deallocate()
  }

  /// The next event.
  mutating func next() throws(ParserFault) -> ParserEvent {
    var event = yaml_event_t()
    guard yaml_parser_parse(parser, &event) == 1 else { throw fault() }
    defer { yaml_event_delete(&event) }
    return ParserEvent(
      kind: Self.kind(of: event), start: Int(event.start_mark.index),
      end: Int(event.end_mark.index))
  }

  private func fault() -> ParserFault {
    ParserFault(
      problem: parser.pointee.problem.map { String(cString: $0) } ?? "",
      problemMark: Int(parser.pointee.problem_mark.index),
      context: parser.pointee.context.map { String(cString: $0) } ?? "",
      contextMark: Int(parser.pointee.context_mark.index))
  }

  private static func kind(of event: yaml_event_t) -> ParserEvent.Kind {
    switch event.type {
    case YAML_STREAM_END_EVENT: return .streamEnd
    case YAML_DOCUMENT_START_EVENT:
      let directives = event.data.document_start.tag_directives
      return .documentStart(hasTagDirective: directives.start != directives.end)
    case YAML_DOCUMENT_END_EVENT:
      return .documentEnd(isExplicit: event.data.document_end.implicit == 0)
    case YAML_ALIAS_EVENT: return .alias(text(event.data.alias.anchor) ?? "")
    case YAML_SCALAR_EVENT:
      let scalar = event.data.scalar
      return .scalar(
        text: Array(UnsafeBufferPointer(start: scalar.value, count: scalar.length)),
        style: style(scalar.style),
        properties: NodeProperties(anchor: text(scalar.anchor), tag: text(scalar.tag)))
    case YAML_SEQUENCE_START_EVENT:
      let sequence = event.data.sequence_start
      return .sequenceStart(
        NodeProperties(anchor: text(sequence.anchor), tag: text(sequence.tag)))
    case YAML_MAPPING_START_EVENT:
      let mapping = event.data.mapping_start
      return .mappingStart(NodeProperties(anchor: text(mapping.anchor), tag: text(mapping.tag)))
    case YAML_SEQUENCE_END_EVENT, YAML_MAPPING_END_EVENT: return .collectionEnd
    default: return .streamStart
    }
  }

  private static func style(_ style: yaml_scalar_style_t) -> YAMLScalar.Style {
    switch style {
    case YAML_SINGLE_QUOTED_SCALAR_STYLE: .singleQuoted
    case YAML_DOUBLE_QUOTED_SCALAR_STYLE: .doubleQuoted
    case YAML_LITERAL_SCALAR_STYLE: .literal
    case YAML_FOLDED_SCALAR_STYLE: .folded
    default: .plain
    }
  }

  private static func text(_ bytes: UnsafeMutablePointer<yaml_char_t>?) -> String? {
    bytes.map { String(cString: $0) }
  }
}
