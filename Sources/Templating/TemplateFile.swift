package import Diagnostics

/// The text of a template or partial and the way from it to the source that it stands in.
package struct TemplateFile: Sendable {
  /// The name by which partial tags ask for it.
  package let name: String
  /// UTF-8.
  package let bytes: [UInt8]
  /// The span of a source for a range of `bytes`.
  package let place: @Sendable (Range<Int>) -> SourceSpan

  package init(
    name: String, bytes: [UInt8], place: @escaping @Sendable (Range<Int>) -> SourceSpan
  ) {
    self.name = name
    self.bytes = bytes
    self.place = place
  }

  /// A file of its own.
  package init(name: String, source: SourceFile) {
    self.init(name: name, bytes: source.withBytes { Array($0) }) { SourceSpan(source, $0) }
  }
}

/// The partials and parents that a template can reach.
package struct TemplatePartials: Sendable {
  /// Every known name, for suggestions.
  package let names: [String]
  /// The file of a name, or nil.
  package let file: @Sendable (String) -> TemplateFile?
  /// Names that stand for something that whoever runs the template puts in, as an
  /// ``TemplateInsertion``.
  package let reserved: [String]

  package init(
    names: [String], reserved: [String] = [],
    file: @escaping @Sendable (String) -> TemplateFile?
  ) {
    self.names = names
    self.reserved = reserved
    self.file = file
  }

  /// The given files by their names; of two with one name the first counts.
  package init(_ files: [TemplateFile]) {
    self.init(names: files.map(\.name)) { name in
      files.first { $0.name.utf8.elementsEqual(name.utf8) }
    }
  }

  /// No partials at all.
  package static let none = TemplatePartials([])
}
