/// The time zones that are known, as closures, so that nothing here needs a zone database.
package struct TimeZones: Sendable {
  /// The zone of a name; nil when it is unknown.
  package let zone: @Sendable (String) -> Zone?
  /// All names, sorted by bytes, for suggestions.
  package let names: @Sendable () -> [String]

  package init(
    zone: @escaping @Sendable (String) -> Zone?, names: @escaping @Sendable () -> [String]
  ) {
    self.zone = zone
    self.names = names
  }

  /// Whether there is a zone of that name.
  package func known(_ name: String) -> Bool {
    zone(name) != nil
  }

  /// Coordinated Universal Time alone.
  package static let utcOnly = TimeZones(
    zone: { $0 == "UTC" ? .utc : nil }, names: { ["UTC"] })
}
