import Diagnostics

/// In the consolidated section rows keep the range, direction and cells of their own sections, so
/// these keys do nothing in `consolidate` (spec language §2).
extension SpecDecoder {
  mutating func checkConsolidation(_ spec: ReportSpec) {
    guard let consolidate = spec.consolidate else { return }
    let idle = ["range", "reversed", "depends_on", "hide_rows", "cell", "cells"]
    for key in consolidate.settings.keys where idle.contains(key.value) {
      warn(
        .noEffect,
        "\(quoted(key.value)) does nothing in `consolidate`: rows keep that of their section",
        at: key.span, help: "set it in the sections or in `defaults`")
    }
  }
}
