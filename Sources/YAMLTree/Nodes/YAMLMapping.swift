package import Diagnostics

/// The entries of a mapping in the order of the file.
package struct YAMLMapping: Sendable {
  /// A key with its value.
  package struct Entry: Sendable {
    /// The key, always a scalar.
    package let key: YAMLNode
    package let value: YAMLNode

    /// The text of the key as it is written: `1.10` stays `1.10`.
    package var name: String { key.scalar?.text ?? "" }

    /// The place of the key.
    package var nameSpan: SourceSpan { key.span }
  }

  /// The entries; keys that were refused are not among them.
  package let entries: [Entry]
  /// Whether the mapping is written in braces, or as a pair in brackets.
  package let isFlow: Bool

  /// The entry whose key has the same UTF-8 bytes.
  package func entry(_ name: String) -> Entry? {
    entries.first { $0.name.utf8.elementsEqual(name.utf8) }
  }

  /// The value of a key.
  package subscript(_ name: String) -> YAMLNode? { entry(name)?.value }
}
