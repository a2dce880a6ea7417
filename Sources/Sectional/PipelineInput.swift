package import Tables
package import YAMLTree

/// What a pipeline starts from.
package struct PipelineInput: Sendable {
  package var spec: SpecInput
  /// The data instead of the spec's `data.file`; nil takes that.
  package var data: DataInput?
  /// Files for lookups of the spec in place of its own; of two of one name the last counts.
  package var lookups: [NamedArgument]
  package var limits: YAMLLimits
  /// Whether to note values that older YAML readers take for something else.
  package var notes: Bool
  /// The most bytes of a stream; nil takes the reader's own limit.
  package var dataLimit: Int?
  /// How the data is encoded; nil for UTF-8.
  package var encoding: TextEncoding?
  /// Whether fields that hide another name are noted.
  package var notesHiddenNames = false
  /// Whether rows that no window reaches are put in order as well.
  package var ordersWholeGroups = false
  /// The time that relative dates count from and that `now()` gives, since 1970-01-01T00:00:00Z.
  package var now: Duration?
  /// The parameters that are given; of two of one name the last counts.
  package var parameters: [NamedArgument]

  package init(
    spec: SpecInput, data: DataInput? = nil, lookups: [NamedArgument] = [],
    limits: YAMLLimits = .standard, notes: Bool = false, dataLimit: Int? = nil,
    encoding: TextEncoding? = nil, now: Duration? = nil, parameters: [NamedArgument] = []
  ) {
    self.spec = spec
    self.data = data
    self.lookups = lookups
    self.limits = limits
    self.notes = notes
    self.dataLimit = dataLimit
    self.encoding = encoding
    self.now = now
    self.parameters = parameters
  }
}

/// Where a spec comes from.
package enum SpecInput: Sendable {
  /// A file, by the bytes of its path.
  case path([UInt8])
  /// A text at hand, with the path that its messages name and its own paths start from.
  case text([UInt8], path: String)
}

/// Where data comes from when the spec's own file is not to be read.
package enum DataInput: Sendable {
  /// A file, by the bytes of its path; it need not stay in the spec's folder.
  case path([UInt8])
  case standardInput
  /// Bytes at hand, with the name that messages give them.
  case bytes([UInt8], name: String)
}
