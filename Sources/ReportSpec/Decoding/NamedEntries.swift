import YAMLTree

/// Mappings whose keys are names that the author gives: fields, cells, parameters.
extension SpecDecoder {
  /// The entries that have a value; those without one are reported, and anything but a mapping too.
  ///
  /// - Parameters:
  ///   - entry: The key with its mapping.
  ///   - what: The key as a message calls it; nil for its name.
  ///   - wants: What the key takes.
  ///   - example: How it is written.
  /// - Returns: The entries in the order of the file.
  mutating func namedEntries(
    _ entry: YAMLMapping.Entry?, _ what: String? = nil, wants: String, example: String
  ) -> [YAMLMapping.Entry] {
    guard let entry, !entry.value.isFaulty else { return [] }
    guard let mapping = entry.value.mapping else {
      wrongKind(
        entry.value, what ?? quoted(entry.name), wants: wants, help: "write `\(example)`")
      return []
    }
    var entries: [YAMLMapping.Entry] = []
    for (index, entry) in mapping.entries.enumerated()
    where !entry.value.isFaulty && hasValue(entry, index, mapping) {
      entries.append(entry)
    }
    return entries
  }
}
