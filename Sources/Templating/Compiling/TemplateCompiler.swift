import Diagnostics

/// Turns trees into one flat program: partials and parents are put in where they stand, every
/// value gets the escape of its place.
struct TemplateCompiler {
  let kind: TemplateKind
  let options: TemplateOptions
  let library: TemplateLibrary
  private(set) var bag = DiagnosticBag()
  private(set) var program = TemplateProgram()
  var html: HTMLScanner?
  var url: URLPlace?
  var unit: TemplateUnit
  var indentation = TemplateIndentation.none
  /// What fills blocks, by their names.
  var fillings: [[UInt8]: TemplateFilling] = [:]
  /// Whether the next line goes on with one that was begun.
  var continuesLine = false
  /// Set by a fault after which nothing more can be said.
  private(set) var isStopped = false
  private var slots: [[UInt8]: Int] = [:]
  private var trees: [[UInt8]: TemplateTree?] = [:]
  /// Literals before this operation are not added to: a jump may lead behind them.
  private var mergeLimit = 0
  private var depth = 0
  private var sectionDepth = 0
  private var expansions = 0

  init(kind: TemplateKind, options: TemplateOptions, library: TemplateLibrary) {
    self.kind = kind
    self.options = options
    self.library = library
    self.html = kind == .html && !options.isLenient ? HTMLScanner(isRow: options.isRow) : nil
    self.url = kind == .url && !options.isLenient ? URLPlace(isHTML: false) : nil
    let nothing = TemplateFile(name: "", bytes: []) { range in
      SourceSpan(SourceFile(name: "", bytes: []), range)
    }
    self.unit = TemplateUnit(file: nothing, path: [], chain: [])
  }

  /// Notes that a partial or parent is called.
  mutating func note(partial name: [UInt8]) {
    program.partials.append(name)
  }

  /// The program of a file, or nil with the faults in `bag`.
  ///
  /// `name`: what a call names the file.
  mutating func compile(_ file: TemplateFile, named name: [UInt8]? = nil) -> TemplateProgram? {
    unit = TemplateUnit(file: file, path: name.map { [$0] } ?? [], chain: [])
    if let tree = tree(of: file) {
      emit(tree.nodes)
      checkEnd(of: file)
    }
    program.rowSpan = html?.row?.span
    return bag.hasErrors ? nil : program
  }

  /// The tree of a file, which is read once however often it is put in.
  func parsed(_ file: TemplateFile, chain: [Label]) -> (tree: TemplateTree?, bag: DiagnosticBag) {
    var builder = TemplateTreeBuilder(
      file, options: options, reporter: TemplateReporter(file, chain: chain))
    let tree = builder.build()
    return (tree, builder.reporter.bag)
  }

  private mutating func tree(of file: TemplateFile) -> TemplateTree? {
    let (tree, faults) = parsed(file, chain: unit.chain)
    bag.add(contentsOf: faults)
    if html != nil {
      var reporter = TemplateReporter(file, chain: unit.chain)
      reporter.controls()
      bag.add(contentsOf: reporter.bag)
    }
    return tree
  }

  /// The tree of a partial or parent; nil if it has faults, which are reported the first time.
  mutating func tree(named name: [UInt8], _ file: TemplateFile) -> TemplateTree? {
    if let known = trees[name] { return known }
    let tree = tree(of: file)
    trees.updateValue(tree, forKey: name)
    return tree
  }

  /// Reports a fault in the file that is being compiled.
  mutating func report(_ words: (inout TemplateReporter) -> Void) {
    var reporter = TemplateReporter(unit.file, chain: unit.chain)
    words(&reporter)
    bag.add(contentsOf: reporter.bag)
  }

  /// Reports a fault after which the rest is not looked at.
  mutating func stop(_ words: (inout TemplateReporter) -> Void) {
    if !isStopped { report(words) }
    isStopped = true
  }

  // MARK: Nodes

  mutating func emit(_ nodes: [TemplateNode]) {
    for node in nodes where !isStopped { emit(node) }
  }

  private mutating func emit(_ node: TemplateNode) {
    switch node {
    case .lineStart(let white):
      if continuesLine {
        continuesLine = false
      } else {
        appendLiteral(indentation.applied(to: unit.file.bytes[white])[...], at: white)
      }
    case .text(let range):
      continuesLine = false
      appendLiteral(unit.file.bytes[range], at: range)
    case .value(let tag):
      continuesLine = false
      emitValue(tag)
    case .section(let section): emitSection(section)
    case .partial(let tag, let white): emitPartial(tag, white)
    case .parent(let tag, let white, let blocks): emitParent(tag, white, blocks)
    case .block(let block): emitBlock(block)
    }
  }

  private mutating func emitValue(_ tag: TemplateTag) {
    guard let escape = escape(for: tag) else {
      html?.refuseValue()
      return
    }
    append(
      .value(slot: slot(of: tag), escape: escape),
      use: tag.kind == .unescaped ? .unescaped : .value, tag)
    html?.scanValue(isColumns: unit.file.bytes[tag.name].elementsEqual("columns".utf8))
    reportFindings(at: tag.range)
    url?.scanValue()
  }

  private mutating func emitSection(_ section: TemplateSection) {
    html?.enterBranch()
    let before = (html: html, url: url)
    let start = program.operations.count
    let slot = slot(of: section.open)
    let isInverted = section.open.kind == .inverted
    append(
      isInverted ? .inverted(slot: slot, end: 0) : .section(slot: slot, end: 0),
      use: isInverted ? .inverted : .section, section.open)
    sectionDepth += 1
    nested(section.open.range) { $0.emit(section.nodes) }
    sectionDepth -= 1
    if !isInverted { append(.endSection(start: start)) }
    let end = program.operations.count
    mergeLimit = end
    if start < end {
      program.operations[start] =
        isInverted ? .inverted(slot: slot, end: end) : .section(slot: slot, end: end)
    }
    join(before, section)
  }

  /// Goes on behind a section, whose body may have been skipped.
  private mutating func join(
    _ before: (html: HTMLScanner?, url: URLPlace?), _ section: TemplateSection
  ) {
    guard !isStopped else { return }
    if let earlier = before.html, var after = html {
      if after.join(earlier) {
        html = after
      } else {
        report { $0.branch(section, before: earlier, after: after) }
        // What goes on is read as the author most likely means it.
        html = after.state == earlier.state ? after : earlier
        html?.abandonRow()
      }
    }
    if let earlier = before.url, let after = url {
      if let joined = earlier.joined(after) {
        url = joined
      } else {
        report { $0.branch(section) }
        url = earlier
      }
    }
  }

  /// Emits what is inside of something, unless that is too deep.
  mutating func nested(_ range: Range<Int>, _ body: (inout TemplateCompiler) -> Void) {
    guard depth < TemplateLimits.depth else {
      stop { $0.tooDeep(range) }
      return
    }
    depth += 1
    body(&self)
    depth -= 1
  }

  /// Emits a file or what fills a block, unless that is too deep or too often done.
  mutating func expanded(_ range: Range<Int>, _ body: (inout TemplateCompiler) -> Void) {
    expansions += 1
    guard expansions <= TemplateLimits.expansions else {
      stop { $0.tooLarge() }
      return
    }
    nested(range, body)
  }

  // MARK: Operations

  mutating func slot(of tag: TemplateTag) -> Int {
    let name = Array(unit.file.bytes[tag.name])
    if let slot = slots[name] { return slot }
    let slot = program.names.count
    slots[name] = slot
    program.names.append(String(decoding: name, as: UTF8.self))
    return slot
  }

  private mutating func append(
    _ operation: TemplateOperation, use: TemplateUse.Tag, _ tag: TemplateTag
  ) {
    append(operation)
    if !options.isLenient {
      program.uses.append(
        TemplateUse(
          tag: use, place: unit.file.place(tag.range), namePlace: unit.file.place(tag.name),
          chain: unit.chain))
    }
  }

  mutating func append(_ operation: TemplateOperation) {
    guard program.operations.count < TemplateLimits.operations else {
      stop { $0.tooLarge() }
      return
    }
    program.operations.append(operation)
  }

  /// Adds the place of a reserved partial.
  mutating func append(insertion name: String, at range: Range<Int>) {
    append(.insertion(program.insertions.count))
    program.insertions.append(
      TemplateInsertion(
        name: name, place: unit.file.place(range), isConditional: sectionDepth > 0,
        isInHead: html?.head.isOpen ?? false, isBehindCharset: html?.head.hasCharset ?? false))
    html?.scanInsertion()
  }

  mutating func append(_ call: TemplateCall) {
    append(.call(program.calls.count))
    program.calls.append(call)
  }

  /// Adds literal text, which the HTML and URL around values is learnt from.
  mutating func appendLiteral(_ bytes: ArraySlice<UInt8>, at range: Range<Int>) {
    guard !bytes.isEmpty, !isStopped else { return }
    let start = program.literals.count
    guard bytes.count <= TemplateLimits.literalBytes &- start else {
      stop { $0.tooLarge() }
      return
    }
    if url == nil {
      program.literals.append(contentsOf: bytes)
    } else {
      Escape.urlLiteral(bytes, into: &program.literals)
    }
    let end = program.literals.count
    if program.operations.count > mergeLimit, case .literal(let last)? = program.operations.last,
      last.upperBound == start
    {
      program.operations[program.operations.count - 1] = .literal(last.lowerBound..<end)
    } else {
      append(.literal(start..<end))
    }
    scan(bytes, at: range)
  }
}
