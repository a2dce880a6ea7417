import Mappings
import Testing

/// Mappings of a fixed list that were updated once.
func mapped(
  _ groups: KeyValuePairs<GroupName, Int>, _ setUp: (inout Mappings) throws -> Void = { _ in }
) throws -> Mappings {
  var mappings = try Mappings(groups: groups.map(\.key))
  try setUp(&mappings)
  try mappings.update(counts: groups.map(\.value))
  return mappings
}

/// A snapshot from texts.
func rows(_ groups: KeyValuePairs<GroupName, [String]>) throws -> ViewSnapshot {
  try ViewSnapshot(
    groups: groups.map { GroupRows(name: $0.key, keys: $0.value.map { RowKey($0) }) })
}

/// The indices that a section shows, in order.
func indices(_ mappings: Mappings, section: Int = 0) -> [Int] {
  (0..<mappings.numberOfItems(inSection: section)).compactMap {
    mappings.index(forRow: $0, inSection: section)
  }
}

/// A change as a short line: kind, flags, key, old place, new place.
func line(_ change: RowChange) -> String {
  let place = { (place: RowPlace?) in
    place.map { "\($0.path.section):\($0.path.row)" } ?? "-"
  }
  return "\(change.kind) \(change.flags.rawValue) \(change.key?.text ?? "?") "
    + "\(place(change.original)) \(place(change.final))"
}

extension ChangeSet {
  /// The row changes as short lines.
  var lines: [String] { rowChanges.map(line) }

  /// The section changes as short lines.
  var sectionLines: [String] { sectionChanges.map { "\($0.kind) \($0.section) \($0.group)" } }
}

extension RangeOptions {
  /// A fixed window that is known to be valid.
  static func fixedRange(
    _ length: Int, _ offset: Int = 0, _ pin: RangePin = .beginning
  ) throws -> RangeOptions {
    try #require(try fixed(length: length, offset: offset, from: pin))
  }

  /// A flexible window that is known to be valid.
  static func flexibleRange(
    _ length: Int, _ offset: Int = 0, _ pin: RangePin = .beginning,
    grow: GrowOptions = .pinSide, max: Int = unlimited, min: Int = 0
  ) throws -> RangeOptions {
    var options = try #require(try flexible(length: length, offset: offset, from: pin))
    options.growOptions = grow
    try options.setMaxLength(max)
    try options.setMinLength(min)
    return options
  }
}
