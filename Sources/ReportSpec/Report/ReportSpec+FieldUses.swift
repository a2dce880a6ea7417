import Diagnostics

extension ReportSpec {
  /// Leaves in ``fieldUses`` the names that must be fields of the data: a computed field is none,
  /// and behind `view.aggregate` only its own fields exist, which is checked here.
  mutating func settleFieldUses(with decoder: inout SpecDecoder) {
    if let aggregate = view.aggregate {
      let names = NameTable<Bool>(aggregate.names.map(\.value))
      var reported = NameTable<Bool>()
      fieldUses = fieldUses.filter { use in
        guard use.purpose.isBehindAggregate else { return true }
        if !aggregate.hasFaults, !names.contains(use.name), reported.add(use.name, true) == nil {
          decoder.reportLost(use, aggregate)
        }
        return false
      }
      possibleFieldUses.removeAll { $0.purpose.isBehindAggregate }
    }
    let computed = NameTable<Bool>(
      data.fields.filter { $0.value != nil }.map(\.name.value))
    if !computed.isEmpty {
      computedFieldUses = (fieldUses + possibleFieldUses).filter { computed.contains($0.name) }
      fieldUses.removeAll { computed.contains($0.name) }
      possibleFieldUses.removeAll { computed.contains($0.name) }
    }
  }
}

extension FieldUse.Purpose {
  /// Whether the name is looked for among the fields of `view.aggregate`, where there is one.
  fileprivate var isBehindAggregate: Bool {
    switch self {
    case .group, .order, .column, .summary, .cellText, .link, .cellChoice, .expression: true
    case .key, .declaration, .aggregate, .dataExpression: false
    }
  }
}

extension SpecDecoder {
  fileprivate mutating func reportLost(_ use: FieldUse, _ aggregate: AggregateSpec) {
    let names = aggregate.names.map(\.value)
    bag.add(
      Diagnostic(
        .unknownField, "behind `aggregate` there is no field \(quoted(use.name))",
        at: Label(use.span), secondary: [Label(aggregate.span, "the fields are made here")],
        notes: ["`aggregate` has \(list(names))"],
        help: [
          Suggestion.help(for: use.name, among: names)
            ?? "add it to `by` or `fields` of `aggregate`"
        ]))
  }
}
