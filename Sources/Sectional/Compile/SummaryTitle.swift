import Rendering
import ReportSpec

/// The words of a summary's label where the spec has none.
enum SummaryTitle {
  /// One function for all: its name. Several: which column has which, so that no mean is taken for
  /// a sum.
  static func standard(_ terms: [SummaryTermSpec], _ columns: [PageColumn]) -> [UInt8] {
    let shown = columns.compactMap { column in
      terms.first { $0.id.utf8.elementsEqual(column.id.utf8) }?.function.map { (column, $0.value) }
    }
    let functions = Set(shown.map(\.1))
    if functions.count == 1, let function = functions.first { return Array(word(function).utf8) }
    var text: [UInt8] = []
    for (column, function) in shown {
      if !text.isEmpty { text += Array(", ".utf8) }
      text += column.title + Array(": ".utf8) + Array(word(function).lowercased().utf8)
    }
    return text
  }

  private static func word(_ function: SummaryFunction) -> String {
    switch function {
    case .sum: "Total"
    case .mean: "Mean"
    case .median: "Median"
    case .min: "Least"
    case .max: "Greatest"
    case .count: "Count"
    case .countDistinct: "Distinct"
    case .first: "First"
    case .last: "Last"
    }
  }
}
