import Rendering
import ReportSpec

/// Gathers the styles of a column's cells.
struct StyleMarks {
  private let specs: [StyleSpec]
  private var choices: [UInt16]
  private var combinations: [[Int]] = []
  private var places: [[Int]: UInt16] = [:]

  /// No cell of `rowCount` rows has a style yet.
  init(_ specs: [StyleSpec], rowCount: Int) {
    self.specs = specs
    choices = [UInt16](repeating: 0, count: specs.isEmpty ? 0 : rowCount)
  }

  /// Adds a style to a cell; of two that say the same the later one counts.
  mutating func add(_ style: Int, row: Int) {
    guard choices.indices.contains(row) else { return }
    let before = choices[row] == 0 ? [] : combinations[Int(choices[row]) - 1]
    let all = before + [style]
    if let place = places[all] {
      choices[row] = place
    } else if combinations.count < Int(UInt16.max) {
      combinations.append(all)
      places[all] = UInt16(combinations.count)
      choices[row] = UInt16(combinations.count)
    }
  }

  /// The styles of all cells.
  var styles: CellStyles {
    CellStyles(
      styles: combinations.map { places in
        let chosen = places.map { specs[$0] }
        let classes = chosen.compactMap { $0.className?.value }.joined(separator: " ")
        return CellStyle(
          className: classes.isEmpty ? nil : classes, isBold: chosen.contains { $0.isBold },
          color: chosen.last { $0.color != nil }?.color.map { CellColor($0.value) })
      }, choices: choices)
  }
}

extension CellColor {
  init(_ color: ColorSpec) {
    self.init(red: color.red, green: color.green, blue: color.blue)
  }
}
