import Rendering
import ReportSpec

/// The words of a summary's label where the spec has none.
enum SummaryTitle {
  /// The name of the function that most columns have, with the columns that have another, so that
  /// no mean is taken for a sum.
  static func standard(
    _ terms: [SummaryTermSpec], _ columns: [PageColumn], isReport: Bool
  ) -> [UInt8] {
    let shown = columns.compactMap { column in
      terms.first { $0.id.utf8.elementsEqual(column.id.utf8) }?.function.map { (column, $0.value) }
    }
    var functions: [SummaryFunction] = []
    for (_, function) in shown where !functions.contains(function) { functions.append(function) }
    func titles(of function: SummaryFunction) -> [[UInt8]] {
      shown.filter { $0.1 == function }.map(\.0.title)
    }
    let main = functions.first { titles(of: $0).count * 2 > shown.count }
    let named = functions.filter { $0 != main }.map { function in
      let names = Array(titles(of: function).joined(separator: Array(" and ".utf8)))
      return Array("\(word(function)) of ".utf8) + names
    }
    var parts = named
    if let main { parts.insert(Array(word(main).utf8), at: 0) }
    // What expressions make has no name of its own.
    if parts.isEmpty { parts.append(Array(word(.sum).utf8)) }
    if isReport, parts == [Array(word(.sum).utf8)] { return Array("Grand total".utf8) }
    return Array(
      parts.enumerated().map { $0.offset == 0 ? $0.element : lowercased($0.element) }
        .joined(separator: Array(", ".utf8)))
  }

  /// Within a label only its first word has a capital.
  private static func lowercased(_ words: [UInt8]) -> [UInt8] {
    words.first.map { [$0 | 0x20] + words.dropFirst() } ?? []
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
