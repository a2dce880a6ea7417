extension ColumnValues {
  /// The number at a row, as near as a double is; nil for a bad row and for other types.
  package func double(at row: Int) -> Double? {
    switch self {
    case .integer(let values) where values.indices.contains(row):
      Double(values[row])
    case .decimal(let values, let scale) where values.indices.contains(row):
      Double(values[row]) / ColumnValues.power(of: scale)
    case .wideDecimal(let values, let scale) where values.indices.contains(row):
      Double(values[row]) / ColumnValues.power(of: scale)
    case .mixedDecimal(let values) where values.indices.contains(row):
      Double(values[row].coefficient) / ColumnValues.power(of: values[row].scale)
    case .number(let values) where values.indices.contains(row):
      values[row]
    default:
      nil
    }
  }

  private static func power(of scale: Int) -> Double {
    (0..<min(max(scale, 0), Decimal.maxDigits)).reduce(1) { power, _ in power * 10 }
  }
}
