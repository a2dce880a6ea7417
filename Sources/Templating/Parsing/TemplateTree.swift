/// A template as it is written; ranges are offsets of its file.
struct TemplateTree: Sendable {
  let file: TemplateFile
  let nodes: [TemplateNode]
}

/// A part of a template.
indirect enum TemplateNode: Sendable {
  /// The start of a line and its leading white space; where indentation is added.
  case lineStart(Range<Int>)
  case text(Range<Int>)
  case value(TemplateTag)
  case section(TemplateSection)
  /// `indentation`: the white space before a tag that stands alone on its line.
  case partial(TemplateTag, indentation: Range<Int>?)
  case parent(TemplateTag, indentation: Range<Int>?, blocks: [TemplateBlock])
  case block(TemplateBlock)
}

/// A section or inverted section.
struct TemplateSection: Sendable {
  let open: TemplateTag
  let close: TemplateTag
  let nodes: [TemplateNode]
}

/// A block: a hole with a default, or inside of a parent tag what fills the hole.
struct TemplateBlock: Sendable {
  /// How a block stands among the text around it.
  enum Site: Sendable {
    /// Its opening tag is alone on a line: indented like the first line of its default.
    case lines(indentation: Range<Int>)
    /// Both tags are alone on one line: indented like it.
    case line(indentation: Range<Int>)
    /// In the middle of a line; `indentation` is that of the line if the block begins it.
    case inline(indentation: Range<Int>?)
  }

  let tag: TemplateTag
  let nodes: [TemplateNode]
  let site: Site
  /// Whether the content begins on the line after the opening tag.
  let beginsLine: Bool
  /// The white space before the first line of the content that has something in it.
  let intrinsicIndentation: Range<Int>?
}
