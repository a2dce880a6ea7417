/// Parents and blocks, whose two tags count together when they stand alone.
extension TemplateTreeBuilder {
  mutating func openParent(_ tag: TemplateTag) {
    // Whether it stands alone is known at its closing tag: what is between does not count.
    let prefix = lines.prefix(before: tag.range.lowerBound)
    addText(upTo: prefix?.lowerBound ?? tag.range.lowerBound, continues: false)
    textStart = tag.range.upperBound
    push(tag, prefix: prefix, opensLine: false)
  }

  mutating func closeParent(_ frame: Frame, _ tag: TemplateTag) {
    let blocks = frames.popLast()?.blocks ?? []
    let end = lines.lineEnd(after: tag.range.upperBound)
    textStart = tag.range.upperBound
    if let prefix = frame.prefix, let end {
      textStart = end
      add(.parent(frame.tag, indentation: prefix, blocks: blocks))
    } else {
      if let prefix = frame.prefix { add(.lineStart(prefix)) }
      add(.parent(frame.tag, indentation: nil, blocks: blocks))
    }
  }

  mutating func openBlock(_ tag: TemplateTag) {
    let prefix = lines.prefix(before: tag.range.lowerBound)
    let end = lines.lineEnd(after: tag.range.upperBound)
    if let parent = frames.last, parent.tag.kind == .parent {
      // Text inside of a parent is nothing, so only what is before the parent can share the line.
      let opensLine = end != nil && (parent.prefix != nil || lineStartsInParent(tag))
      textStart = opensLine ? end ?? tag.range.upperBound : tag.range.upperBound
      push(tag, prefix: prefix, opensLine: opensLine, isFilling: true)
      return
    }
    addText(upTo: prefix?.lowerBound ?? tag.range.lowerBound, continues: false)
    let opensLine = prefix != nil && end != nil
    textStart = opensLine ? end ?? tag.range.upperBound : tag.range.upperBound
    push(tag, prefix: prefix, opensLine: opensLine)
  }

  /// Whether a line feed stands between the open parent tag and a tag in it.
  private mutating func lineStartsInParent(_ tag: TemplateTag) -> Bool {
    guard var parent = frames.popLast() else { return false }
    let unsearched = min(parent.searchedTo, tag.range.lowerBound)..<tag.range.lowerBound
    parent.hasLineFeed = parent.hasLineFeed || lines.bytes[unsearched].contains(0x0a)
    parent.searchedTo = tag.range.lowerBound
    frames.append(parent)
    return parent.hasLineFeed
  }

  mutating func closeBlock(_ frame: Frame, _ tag: TemplateTag) {
    let prefix = lines.prefix(before: tag.range.lowerBound)
    let end = lines.lineEnd(after: tag.range.upperBound)
    let isEmpty = frame.tag.range.upperBound == tag.range.lowerBound
    let standsAlone = prefix != nil && (end != nil || frame.isFilling)
    if let prefix, standsAlone {
      addText(upTo: max(prefix.lowerBound, textStart), continues: false)
    } else {
      addText(upTo: tag.range.lowerBound, continues: true)
    }
    textStart = standsAlone && !frame.isFilling ? end ?? tag.range.upperBound : tag.range.upperBound

    let content = min(frame.contentStart, tag.range.lowerBound)..<tag.range.lowerBound
    let intrinsic = frame.opensLine ? lines.firstIndentation(in: content) : nil
    let nodes = frames.popLast()?.nodes ?? []
    var site = TemplateBlock.Site.inline(indentation: frame.prefix)
    if let outer = frame.prefix, !frame.isFilling {
      if frame.opensLine {
        site = .lines(indentation: intrinsic ?? outer)
      } else if isEmpty, let end {
        site = .line(indentation: outer)
        textStart = end
      } else {
        add(.lineStart(outer))
      }
    }
    let block = TemplateBlock(
      tag: frame.tag, nodes: nodes, site: site, beginsLine: frame.opensLine,
      intrinsicIndentation: intrinsic)
    if frame.isFilling, !frames.isEmpty {
      frames[frames.count - 1].blocks.append(block)
    } else {
      add(.block(block))
    }
  }
}
