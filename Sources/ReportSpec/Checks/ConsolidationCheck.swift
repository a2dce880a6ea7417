import Diagnostics

/// In the consolidated section rows keep the range, direction, height and cells of their own
/// sections, and it keeps its place while it is empty, so some keys do nothing in `consolidate`
/// (spec language §2).
extension SpecDecoder {
  mutating func checkConsolidation(_ spec: ReportSpec) {
    guard let consolidate = spec.consolidate else { return }
    for key in consolidate.settings.keys {
      if KeyPlace.rowKeys.contains(key.value) {
        warn(
          .noEffect,
          "\(quoted(key.value)) does nothing in `consolidate`: rows keep that of their section",
          at: key.span, help: "set it in the sections or in `defaults`")
      } else if key.value == "dynamic" {
        warn(
          .noEffect,
          "`dynamic` does nothing in `consolidate`: the one section keeps its place when empty",
          at: key.span, help: "set it in the sections or in `defaults`")
      } else if key.value == "all_hidden", consolidate.settings.allHidden.isSet,
        !spec.mayHideRows
      {
        warn(
          .noEffect, "`all_hidden` does nothing: no section hides a row", at: key.span,
          help: "add `hide_rows: …` to a section, or take it out")
      }
    }
  }
}

extension ReportSpec {
  /// Whether some section with data may hide a row; a key with a fault may, too.
  fileprivate var mayHideRows: Bool {
    let hiding = ["hide_rows", "hidden"]
    return (sections.map(\.settings) + [defaults]).contains { settings in
      settings.keys.contains { hiding.contains($0.value) }
    }
  }
}
