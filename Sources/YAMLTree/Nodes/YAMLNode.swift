package import Diagnostics

/// A node of a YAML document with its place in the source.
package struct YAMLNode: Sendable {
  /// What a node holds.
  package enum Content: Sendable {
    case scalar(YAMLScalar)
    case sequence([YAMLNode])
    case mapping(YAMLMapping)
    /// Something that was reported stands here; whoever reads the tree passes over it.
    case faulty
  }

  /// The place of the node without its anchor and tag; for an alias, the place of `*name`.
  package let span: SourceSpan
  package let content: Content
  /// Where the content of an alias is written; nil for a node that is no alias.
  package let anchor: SourceSpan?

  init(span: SourceSpan, content: Content, anchor: SourceSpan? = nil) {
    self.span = span
    self.content = content
    self.anchor = anchor
  }

  package var scalar: YAMLScalar? {
    if case .scalar(let scalar) = content { scalar } else { nil }
  }

  package var sequence: [YAMLNode]? {
    if case .sequence(let nodes) = content { nodes } else { nil }
  }

  package var mapping: YAMLMapping? {
    if case .mapping(let mapping) = content { mapping } else { nil }
  }

  package var isNull: Bool { scalar?.value == .null }

  package var isFaulty: Bool {
    if case .faulty = content { true } else { false }
  }

  /// What the node is, with its article, as messages call it.
  package var kindWords: String {
    switch content {
    case .mapping: "a mapping"
    case .sequence: "a list"
    case .faulty: "a faulty value"
    case .scalar(let scalar):
      switch scalar.value {
      case .null: "null"
      case .boolean: "a boolean"
      case .integer: "an integer"
      case .float: "a number"
      case .string: "text"
      }
    }
  }
}
