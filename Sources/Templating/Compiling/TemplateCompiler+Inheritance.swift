import Diagnostics

/// Partials, parents and blocks.
extension TemplateCompiler {
  mutating func emitPartial(_ tag: TemplateTag, _ white: Range<Int>?) {
    emitFile(tag, white, fillings: fillings)
  }

  mutating func emitParent(_ tag: TemplateTag, _ white: Range<Int>?, _ blocks: [TemplateBlock]) {
    // The outermost filling of a block counts; of two in one tag, the first.
    let filled = blocks.map { block in
      (Array(unit.file.bytes[block.tag.name]), TemplateFilling(block: block, unit: unit))
    }
    emitFile(
      tag, white, fillings: fillings.merging(filled, uniquingKeysWith: { first, _ in first }))
  }

  private mutating func emitFile(
    _ tag: TemplateTag, _ white: Range<Int>?, fillings: [[UInt8]: TemplateFilling]
  ) {
    let indentation = indentation(of: white)
    let name = Array(unit.file.bytes[tag.name])
    if tag.isDynamic {
      guard options.isLenient else {
        report { $0.dynamicName(tag) }
        return
      }
      let target = TemplateCall.Target.slot(slot(of: tag))
      append(TemplateCall(target: target, indentation: indentation, fillings: fillings))
      return
    }
    if let reserved = library.reserved(name) {
      // Only text can take markup.
      if let html, html.state != .text {
        report { $0.unescaped(tag) }
        return
      }
      append(insertion: reserved, at: tag.range)
      reportFindings(at: tag.range)
      return
    }
    guard let file = library.file(name) else {
      if !options.isLenient {
        let names = library.partials.names + library.partials.reserved
        report { $0.unknownPartial(tag, known: names) }
      }
      return
    }
    note(partial: name)
    if unit.path.contains(name) {
      if options.isLenient {
        append(TemplateCall(target: .name(name), indentation: indentation, fillings: fillings))
        return
      }
      // With fillings a parent may come back to itself and still end.
      if fillings.isEmpty {
        report { $0.cycle(tag) }
        return
      }
    }
    expanded(tag.range) { $0.emitFile(file, named: name, tag, indentation, fillings) }
  }

  private mutating func emitFile(
    _ file: TemplateFile, named name: [UInt8], _ tag: TemplateTag,
    _ indentation: TemplateIndentation, _ fillings: [[UInt8]: TemplateFilling]
  ) {
    let outer = (unit: unit, indentation: self.indentation, fillings: self.fillings)
    let text = TemplateReporter.text(unit.file.bytes, tag.range)
    let label = Label(unit.file.place(tag.range), "`\(text)` leads here")
    unit = TemplateUnit(file: file, path: unit.path + [name], chain: unit.chain + [label])
    self.indentation = indentation
    self.fillings = fillings
    continuesLine = false
    if let tree = tree(named: name, file) { emit(tree.nodes) }
    (unit, self.indentation, self.fillings) = outer
    continuesLine = false
  }

  /// The indentation of a file whose tag stands alone behind this white space.
  private func indentation(of white: Range<Int>?) -> TemplateIndentation {
    guard let white else { return .none }
    return TemplateIndentation(added: indentation.applied(to: unit.file.bytes[white]))
  }

  mutating func emitBlock(_ block: TemplateBlock) {
    let name = Array(unit.file.bytes[block.tag.name])
    guard let filling = fillings[name] else {
      expanded(block.tag.range) { $0.emit(block.nodes) }
      return
    }
    expanded(block.tag.range) { $0.emit(filling, in: block, named: name) }
  }

  /// Emits what fills a block: its own indentation is taken off, that of the block is put on.
  private mutating func emit(
    _ filling: TemplateFilling, in site: TemplateBlock, named name: [UInt8]
  ) {
    let outer = (unit: unit, indentation: indentation, fillings: fillings)
    let written = outer.unit.file.bytes
    let content = filling.block
    var added: [UInt8] = []
    var startsLine = false
    switch site.site {
    case .lines(let white), .line(let white):
      added = indentation.applied(to: written[white])
      startsLine = true
    case .inline(let white?): added = indentation.applied(to: written[white])
    case .inline(nil): break
    }
    if startsLine, !content.beginsLine, !content.nodes.isEmpty {
      appendLiteral(added[...], at: site.tag.range)
    }
    let length = program.literals.count
    let count = program.operations.count

    unit = filling.unit
    let removed = content.intrinsicIndentation.map { Array(filling.unit.file.bytes[$0]) } ?? []
    indentation = TemplateIndentation(removed: removed, added: added)
    // The filling does not fill blocks of its name inside of itself.
    fillings[name] = nil
    continuesLine = !startsLine && content.beginsLine
    emit(content.nodes)
    (unit, indentation, fillings) = outer
    continuesLine = false

    // A block that has lines of its own stays apart from what follows it.
    let isEmpty = length == program.literals.count && count == program.operations.count
    if startsLine, !isEmpty, !endsWithLineFeed {
      appendLiteral([0x0a], at: site.tag.range)
    }
  }

  private var endsWithLineFeed: Bool {
    if case .literal? = program.operations.last { return program.literals.last == 0x0a }
    return false
  }
}
