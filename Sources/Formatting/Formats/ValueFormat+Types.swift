package import Values

extension ValueFormat {
  /// Whether values of a type can be drawn in this format.
  package func accepts(_ type: FieldType) -> Bool {
    fault(for: type) == nil
  }

  /// Why values of a type cannot be drawn in this format; nil when they can.
  package func fault(for type: FieldType) -> String? {
    guard acceptedTypes.contains(type) else { return expectation }
    switch (self, type) {
    case (.date(.pattern(let pattern)), .date): return pattern.validate(writing: .date)
    case (.time(.pattern(let pattern)), .time): return pattern.validate(writing: .time)
    default: return nil
    }
  }

  /// The types that the format takes.
  package var acceptedTypes: [FieldType] {
    switch self {
    case .text, .map: FieldType.allCases
    case .number, .integer, .currency, .percent, .bytes, .compact: [.integer, .decimal, .number]
    case .date, .relativeDate: [.date, .datetime]
    case .time: [.time, .datetime]
    case .datetime: [.datetime]
    case .duration: [.duration]
    case .boolean: [.boolean]
    }
  }

  /// What the format takes, as a sentence without a full stop.
  package var expectation: String {
    switch self {
    case .text, .map: "`\(name)` takes every type"
    case .number, .integer, .currency, .percent, .bytes, .compact:
      "`\(name)` takes a number: a field of type integer, decimal or number"
    case .date, .relativeDate: "`\(name)` takes a field of type date or datetime"
    case .time: "`time` takes a field of type time or datetime"
    case .datetime: "`datetime` takes a field of type datetime"
    case .duration: "`duration` takes a field of type duration"
    case .boolean: "`boolean` takes a field of type boolean"
    }
  }

  /// The name of the format in a spec.
  package var name: String {
    switch self {
    case .text: "text"
    case .number: "number"
    case .integer: "integer"
    case .currency: "currency"
    case .percent: "percent"
    case .bytes: "bytes"
    case .compact: "compact"
    case .date: "date"
    case .time: "time"
    case .datetime: "datetime"
    case .duration: "duration"
    case .relativeDate: "relative_date"
    case .boolean: "boolean"
    case .map: "map"
    }
  }
}
