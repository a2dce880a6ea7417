import Diagnostics

/// Builds the tree of one file and applies the rules of tags that stand alone on a line.
struct TemplateTreeBuilder {
  struct Frame {
    let tag: TemplateTag
    /// The white space before the opening tag if it begins its line.
    let prefix: Range<Int>?
    /// Where the content starts.
    let contentStart: Int
    /// Whether the opening tag was taken out together with its line.
    let opensLine: Bool
    /// Whether a block fills a hole: it stands inside of a parent tag.
    let isFilling: Bool
    var nodes: [TemplateNode] = []
    var blocks: [TemplateBlock] = []
    /// Of a parent: how far it was searched for a line feed, and whether one was found.
    var searchedTo: Int
    var hasLineFeed = false
  }

  let file: TemplateFile
  let options: TemplateOptions
  var reporter: TemplateReporter
  var lines: TemplateLines
  private var lexer: TemplateLexer
  var frames: [Frame] = []
  var root: [TemplateNode] = []
  /// Where the text after the last tag starts.
  var textStart = 0
  private var isTooDeep = false

  init(_ file: TemplateFile, options: TemplateOptions, reporter: TemplateReporter) {
    self.file = file
    self.options = options
    self.reporter = reporter
    self.lines = TemplateLines(file.bytes)
    self.lexer = TemplateLexer(file.bytes)
  }

  /// The tree, or nil with the faults in the reporter.
  mutating func build() -> TemplateTree? {
    guard file.bytes.count <= TemplateLimits.textBytes else {
      reporter.textTooLong(bytes: file.bytes.count)
      return nil
    }
    while !isTooDeep {
      do {
        guard let tag = try lexer.next() else { break }
        take(tag)
      } catch {
        reporter.report(error)
      }
    }
    addText(upTo: file.bytes.count, continues: false)
    for frame in frames where !isTooDeep { reporter.unclosed(frame.tag) }
    return reporter.hasErrors ? nil : TemplateTree(file: file, nodes: root)
  }

  private mutating func take(_ tag: TemplateTag) {
    switch tag.kind {
    case .comment, .delimiters: _ = passStandalone(tag)
    case .value, .unescaped:
      passInline(tag)
      add(.value(tag))
    case .section, .inverted:
      let prefix = passStandalone(tag)
      push(tag, prefix: prefix, opensLine: prefix != nil)
    case .partial:
      add(.partial(tag, indentation: passStandalone(tag)))
    case .parent: openParent(tag)
    case .block: openBlock(tag)
    case .close: close(tag)
    }
  }

  private mutating func close(_ tag: TemplateTag) {
    guard let frame = matchingFrame(for: tag) else { return }
    switch frame.tag.kind {
    case .parent: closeParent(frame, tag)
    case .block: closeBlock(frame, tag)
    default:
      _ = passStandalone(tag)
      // The text before the closing tag belongs to the section, so it is taken off only now.
      let nodes = frames.popLast()?.nodes ?? []
      add(.section(TemplateSection(open: frame.tag, close: tag, nodes: nodes)))
    }
  }

  /// The innermost open frame if the tag closes it; else the fault is reported.
  private mutating func matchingFrame(for tag: TemplateTag) -> Frame? {
    let name = file.bytes[tag.name]
    let matches = { [file] (frame: Frame) in
      file.bytes[frame.tag.name].elementsEqual(name) && frame.tag.isDynamic == tag.isDynamic
    }
    if let frame = frames.last, matches(frame) { return frame }
    passInline(tag)
    guard let index = frames.lastIndex(where: matches) else {
      reporter.stray(tag, open: frames.last?.tag)
      return nil
    }
    for frame in frames[(index + 1)...] { reporter.unclosed(frame.tag, before: tag) }
    frames.removeSubrange(index...)
    return nil
  }

  // MARK: Adding

  mutating func add(_ node: TemplateNode) {
    if frames.isEmpty {
      root.append(node)
    } else if frames[frames.count - 1].tag.kind != .parent {
      frames[frames.count - 1].nodes.append(node)
    } else if !options.isLenient {
      reporter.ignoredInParent(node, parent: frames[frames.count - 1].tag)
    }
  }

  mutating func push(
    _ tag: TemplateTag, prefix: Range<Int>?, opensLine: Bool, isFilling: Bool = false
  ) {
    guard frames.count < TemplateLimits.depth else {
      isTooDeep = true
      reporter.tooDeep(tag.range)
      return
    }
    frames.append(
      Frame(
        tag: tag, prefix: prefix, contentStart: textStart, opensLine: opensLine,
        isFilling: isFilling, searchedTo: tag.range.upperBound))
  }

  /// Goes over a tag; if it stands alone on its line, over the whole line.
  ///
  /// - Returns: the white space before a tag that stands alone.
  mutating func passStandalone(_ tag: TemplateTag) -> Range<Int>? {
    guard let prefix = lines.prefix(before: tag.range.lowerBound),
      let end = lines.lineEnd(after: tag.range.upperBound)
    else {
      passInline(tag)
      return nil
    }
    addText(upTo: prefix.lowerBound, continues: false)
    textStart = end
    return prefix
  }

  mutating func passInline(_ tag: TemplateTag) {
    addText(upTo: tag.range.lowerBound, continues: true)
    textStart = tag.range.upperBound
  }

  /// Adds the text up to a tag or the end, line by line.
  ///
  /// `continues`: something on the same line follows, so that an empty last line counts.
  mutating func addText(upTo end: Int, continues: Bool) {
    guard frames.last?.tag.kind != .parent else { return }
    var offset = textStart
    while offset < end || continues && offset == end && lines.isLineStart(offset) {
      if lines.isLineStart(offset) {
        let white = lines.skipBlanks(from: offset, to: end)
        add(.lineStart(offset..<white))
        offset = white
      }
      let next = lines.afterNewline(from: offset, to: end)
      if offset < next { add(.text(offset..<next)) }
      if next == end, !(lines.isLineStart(end) && offset < next) { return }
      offset = next
    }
  }
}
