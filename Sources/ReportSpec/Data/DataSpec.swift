package import Diagnostics

/// The key `data`: where the rows come from and how they are read (spec language §4).
package struct DataSpec: Sendable {
  /// The place of the mapping; nil where the spec has no `data`.
  package let span: SourceSpan?
  /// Nil: only the command line can name the file.
  package let file: DataFileSpec?
  /// One ASCII character.
  package let delimiter: Located<UInt8>?
  package let hasHeader: Bool
  /// The names of the columns of a file without a header.
  package let names: [Located<String>]?
  /// The texts that stand for null; nil: the empty text.
  package let missing: [Located<String>]?
  /// The fields that identify a row; empty: none.
  package let key: [Located<String>]
  package let fields: [FieldSpec]
  /// In the order of the file.
  package let lookups: [LookupSpec]

  /// A spec without the key.
  static let absent = DataSpec(
    span: nil, file: nil, delimiter: nil, hasHeader: true, names: nil, missing: nil, key: [],
    fields: [], lookups: [])
}

/// Where the rows are.
package enum DataFileSpec: Sendable {
  /// `-`
  case standardInput(SourceSpan)
  /// A path relative to the spec's folder that does not leave it by its own words.
  case path(Located<String>)
}
