import Mappings
import Sections

/// Rows that name their prototypes, which are their keys; a key behind `-` is hidden.
func rows(_ keys: String...) -> [Row] {
  keys.map { key in
    key.hasPrefix("-")
      ? .fixed(CellIdentifier(String(key.dropFirst())), isHidden: true)
      : .fixed(CellIdentifier(key))
  }
}

/// A section of such rows.
func section(_ id: String, _ keys: String...) throws -> Section {
  try Section(
    id: id,
    rows: keys.map { key in
      key.hasPrefix("-")
        ? .fixed(CellIdentifier(String(key.dropFirst())), isHidden: true)
        : .fixed(CellIdentifier(key))
    })
}

extension RowList {
  /// All keys in order, those of hidden rows behind `-`.
  var line: String {
    allRows.map { ($0.isHidden ? "-" : "") + ($0.identity?.text ?? "?") }.joined(separator: " ")
  }
}

extension ChangeSet {
  /// The changes as short lines: sections first, then rows with their old and new places.
  var lines: [String] {
    sectionChanges.map { "\($0.kind) section \($0.section) \($0.group)" }
      + groupMoves.map { "group \($0.group) \($0.original) to \($0.final)" }
      + rowChanges.map { change in
        let place = { (place: RowPlace?) in
          place.map { "\($0.path.section):\($0.path.row)" } ?? "-"
        }
        return "\(change.kind) \(change.key?.text ?? "?") \(place(change.original)) "
          + "\(place(change.final))"
      }
  }
}

/// What a throwing call throws as a sentence; an empty one where it throws nothing.
func message(_ body: () throws -> Void) -> String {
  do {
    try body()
    return ""
  } catch {
    return "\(error)"
  }
}
