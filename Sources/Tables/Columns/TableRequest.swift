package import Values

/// What is wanted of a data file.
package struct TableRequest: Sendable {
  /// A needed field, whose texts are always there.
  package struct Field: Sendable {
    package let name: String
    /// Whether its values are wanted as an array and not only its texts and type.
    package let values: Bool

    package init(_ name: String, values: Bool) {
      self.name = name
      self.values = values
    }
  }

  /// The fields that are read.
  package enum Needed: Sendable {
    /// Every field of the file.
    case all(values: Bool)
    /// These, in the order of their slots.
    case fields([Field])
  }

  /// A field whose type the spec declares.
  package struct Declaration: Sendable {
    package let name: String
    package let type: FieldType
    /// How numbers are written, where not plainly.
    package let notation: NumberNotation?
    /// How dates and times are written, where not as ISO 8601 has them.
    package let pattern: TimePattern?

    package init(
      _ name: String, _ type: FieldType, notation: NumberNotation? = nil,
      pattern: TimePattern? = nil
    ) {
      self.name = name
      self.type = type
      self.notation = notation
      self.pattern = pattern
    }
  }

  package var needed: Needed
  package var declared: [Declaration]
  /// The fields that identify a row together.
  package var key: [String]
  /// The texts that stand for null.
  package var missing: [[UInt8]]
  /// The zone of datetimes without an offset.
  package var zone: Zone
  /// How many faults are reported one by one.
  package var maxFaults: Int

  /// A request; declared and key fields are read too, behind the needed ones.
  package init(
    _ needed: Needed = .all(values: true), declared: [Declaration] = [], key: [String] = [],
    missing: [[UInt8]] = [[]], zone: Zone = .utc, maxFaults: Int = 50
  ) {
    self.needed = needed
    self.declared = declared
    self.key = key
    self.missing = missing
    self.zone = zone
    self.maxFaults = maxFaults
  }
}
