internal import Diagnostics

extension TreeBuilder {
  // MARK: - Scalars and aliases

  mutating func addScalar(
    _ bytes: [UInt8], _ style: YAMLScalar.Style, _ properties: NodeProperties,
    _ event: ParserEvent
  ) throws(Stop) {
    let eventStart = text.offset(of: event.start)
    var end = text.offset(of: event.end)
    let start = text.skipProperties(eventStart, count: nil, to: end)
    if style == .literal || style == .folded { end = text.trimmedBlockEnd(start, end) }
    let span = text.span(start..<max(start, end))
    guard bytes.count <= limits.scalarBytes else {
      throw stop(.scalarBytes(bytes.count), at: text.span(start..<min(start + 1, end)))
    }
    try count(1, at: span)
    let string = String(decoding: mask?.unmasked(bytes) ?? bytes, as: UTF8.self)
    let isUntyped = text[eventStart] == UInt8(ascii: "!") && properties.tag == nil
    var value = YAMLValue.string
    if style == .plain, !isUntyped { value = YAMLValue(plain: string) }
    var isFaulty = false
    if let tag = properties.tag {
      let tagSpan = text.span(eventStart..<max(start, eventStart))
      if let tagged = check(tag, of: string, style, at: tagSpan) {
        value = tagged
      } else {
        isFaulty = true
      }
    }
    let scalar = YAMLScalar(text: string, style: style, value: value, span: span)
    let node = YAMLNode(span: span, content: isFaulty ? .faulty : .scalar(scalar))
    let built = BuiltNode(node: node, size: 1, height: 0)
    complete(properties.anchor, register(properties.anchor), built)
    lastScalar = span.range
    if style == .plain { remark(on: scalar) }
    try add(built)
  }

  mutating func addAlias(_ name: String, _ event: ParserEvent) throws(Stop) {
    let span = text.span(text.offset(of: event.start)..<text.offset(of: event.end))
    guard let anchor = anchors[name] else {
      reportAlias(
        .yamlAlias, "no anchor \("&\(name)".inMessage) stands before this alias", name, at: span)
      try count(1, at: span)
      return try add(BuiltNode(node: YAMLNode(span: span, content: .faulty), size: 1, height: 0))
    }
    guard let built = anchor.built else {
      reportAlias(
        .yamlRecursiveAlias, "the alias \("*\(name)".inMessage) stands inside its own anchor", name,
        at: span)
      try count(1, at: span)
      return try add(BuiltNode(node: YAMLNode(span: span, content: .faulty), size: 1, height: 0))
    }
    try count(built.size, at: span)
    guard frames.count + built.height <= limits.depth else { throw stop(.depth, at: span) }
    let node = YAMLNode(span: span, content: built.node.content, anchor: built.node.span)
    try add(BuiltNode(node: node, size: built.size, height: built.height))
  }

  // MARK: - Collections

  mutating func open(
    _ kind: CollectionFrame.Kind, _ properties: NodeProperties, _ event: ParserEvent
  ) throws(Stop) {
    let eventStart = text.offset(of: event.start)
    let start = text.skipProperties(
      eventStart, count: properties.count, to: text.bytes.count)
    let isFlow = text[start] == UInt8(ascii: "{") || text[start] == UInt8(ascii: "[")
    let span = text.span(start..<start + (isFlow ? 1 : 0))
    guard frames.count < limits.depth else { throw stop(.depth, at: span) }
    try count(1, at: span)
    var isFaulty = false
    if let tag = properties.tag {
      isFaulty = !check(tag, of: kind, at: text.span(eventStart..<max(start, eventStart)))
    }
    frames.append(
      CollectionFrame(
        kind: kind, start: start, isFlow: isFlow, anchor: properties.anchor,
        anchorNumber: register(properties.anchor), isFaulty: isFaulty, end: start))
  }

  mutating func close(_ event: ParserEvent) throws(Stop) {
    guard let frame = frames.popLast() else { return }
    let end = frame.isFlow ? text.offset(of: event.end) : frame.end
    let span = text.span(frame.start..<max(end, frame.start))
    var content = YAMLNode.Content.faulty
    if !frame.isFaulty {
      let isInFlow = frame.isFlow || frames.last?.isFlow == true
      content =
        frame.kind == .sequence
        ? .sequence(frame.items)
        : .mapping(YAMLMapping(entries: frame.entries, isFlow: isInFlow))
    }
    let built = BuiltNode(
      node: YAMLNode(span: span, content: content), size: frame.size, height: frame.height)
    complete(frame.anchor, frame.anchorNumber, built)
    try add(built)
  }

  /// Puts a complete node where it belongs.
  private mutating func add(_ built: BuiltNode) throws(Stop) {
    guard var frame = frames.popLast() else {
      // A document without any node is an empty scalar.
      let isEmpty = built.node.span.range.isEmpty && built.node.isNull
      root = isEmpty ? nil : built.node
      return
    }
    frame.size += built.size
    frame.height = max(frame.height, built.height + 1)
    frame.end = max(frame.end, built.node.span.range.upperBound)
    if frame.kind == .sequence {
      addItem(built.node, to: &frame)
    } else if let key = frame.key {
      frame.key = nil
      addEntry(key, built.node, to: &frame)
    } else {
      frame.key = pendingKey(built.node, in: &frame)
    }
    frames.append(frame)
  }

  private mutating func pendingKey(
    _ node: YAMLNode, in frame: inout CollectionFrame
  ) -> PendingKey {
    guard let scalar = node.scalar else {
      // Whether it is a template without quotes is known with its value.
      return PendingKey(node: node, isRefused: true)
    }
    if scalar.style == .plain, scalar.text.utf8.elementsEqual("<<".utf8) {
      bag.add(
        Diagnostic(
          .yamlMergeKey, "the merge key `<<` is not part of YAML 1.2", at: node.span,
          help: ["name the entries, or give the whole value with an alias"]))
      return PendingKey(node: node, isRefused: true)
    }
    let bytes = Array(scalar.text.utf8)
    if let first = frame.places[bytes] {
      bag.add(
        Diagnostic(
          .yamlDuplicateKey, .error, "the key \(scalar.text.inMessage) stands twice in one mapping",
          at: Label(node.span, "again here"), secondary: [Label(first, "first here")]))
      return PendingKey(node: node, isRefused: true)
    }
    frame.places[bytes] = node.span
    return PendingKey(node: node, isRefused: false)
  }

  private mutating func addEntry(
    _ key: PendingKey, _ value: YAMLNode, to frame: inout CollectionFrame
  ) {
    guard !key.isRefused else {
      if key.node.mapping != nil || key.node.sequence != nil {
        reportKey(key.node, value, in: &frame)
      }
      return
    }
    if isPart(key.node, value), frame.isSplit || reportSplit(in: frame) {
      frame.isSplit = true
      if let last = frame.entries.popLast() {
        frame.entries.append(YAMLMapping.Entry(key: last.key, value: last.value.asFaulty))
      }
      return
    }
    frame.isSplit = false
    let value = reportSlip(of: value, in: frame) ? value.asFaulty : value
    frame.entries.append(YAMLMapping.Entry(key: key.node, value: value))
  }

  private mutating func addItem(_ node: YAMLNode, to frame: inout CollectionFrame) {
    if let start = reportSplit(at: node, in: frame) {
      let first = frame.items[start]
      frame.items.removeSubrange(start...)
      return frame.items.append(first.asFaulty)
    }
    frame.items.append(reportSlip(of: node, in: frame) ? node.asFaulty : node)
  }
}

extension YAMLNode {
  /// The place of the node without what it holds.
  fileprivate var asFaulty: YAMLNode { YAMLNode(span: span, content: .faulty) }
}
