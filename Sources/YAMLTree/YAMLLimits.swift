/// What a spec may cost before it is refused.
///
/// Each limit has an option of the command that raises it; the message of the limit names it.
package struct YAMLLimits: Sendable {
  /// The largest file in bytes; `--max-spec-bytes`.
  package var bytes: Int
  /// The deepest nesting of mappings and sequences, aliases expanded; `--max-spec-depth`.
  package var depth: Int
  /// The largest number of nodes, keys counted and aliases expanded; `--max-spec-nodes`.
  package var nodes: Int
  /// The longest scalar in bytes; `--max-spec-scalar`.
  package var scalarBytes: Int

  /// Limits of 10 MB, 200 levels, 100,000 nodes and 1 MB where not given otherwise.
  package init(
    bytes: Int = 10_000_000, depth: Int = 200, nodes: Int = 100_000, scalarBytes: Int = 1_000_000
  ) {
    self.bytes = bytes
    self.depth = depth
    self.nodes = nodes
    self.scalarBytes = scalarBytes
  }

  /// The limits of a spec from nobody in particular.
  package static let standard = YAMLLimits()
}
