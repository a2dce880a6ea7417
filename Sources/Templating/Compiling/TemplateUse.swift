import Diagnostics

/// Where a name is used.
struct TemplateUse: Sendable {
  enum Tag: Sendable {
    case value, unescaped, section, inverted
  }

  let tag: Tag
  let place: SourceSpan
  /// The place of the name in it.
  let namePlace: SourceSpan
  /// The partial and parent tags that led to the place, outermost first.
  let chain: [Label]
}

/// The content that fills a block, and the file it is written in.
struct TemplateFilling: Sendable {
  let block: TemplateBlock
  let unit: TemplateUnit
}

/// The file that is being compiled and how it was reached.
struct TemplateUnit: Sendable {
  let file: TemplateFile
  /// The names of the partials and parents that led here, outermost first.
  let path: [[UInt8]]
  let chain: [Label]
}

/// A partial or parent that is put in when the template runs.
struct TemplateCall: Sendable {
  enum Target: Sendable {
    case name([UInt8])
    /// The slot whose value is the name.
    case slot(Int)
  }

  let target: Target
  let indentation: TemplateIndentation
  let fillings: [[UInt8]: TemplateFilling]
}

/// Where partials and parents are found.
struct TemplateLibrary: Sendable {
  let partials: TemplatePartials

  func file(_ name: [UInt8]) -> TemplateFile? {
    partials.file(String(decoding: name, as: UTF8.self))
  }

  /// The reserved name with these bytes.
  func reserved(_ name: [UInt8]) -> String? {
    partials.reserved.first { $0.utf8.elementsEqual(name) }
  }
}
