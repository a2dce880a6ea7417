extension TimePattern {
  /// Why values of a kind cannot be written by the pattern; nil when they can.
  package func validate(writing kind: Kind) -> String? {
    guard let alien = alienField(to: kind) else { return nil }
    return kind == .date
      ? "`\(alien.directive)` is a time, which a date does not have"
      : "`\(alien.directive)` is a date, which a time does not have"
  }

  /// Why values of a kind cannot be read by the pattern; nil when they can.
  package func validate(reading kind: Kind) -> String? {
    if let fault = validate(writing: kind) { return fault }
    let fields = fields
    let unreadable: [Field] = [.weekYear, .week, .zoneName]
    if let field = fields.first(where: { unreadable.contains($0) }) {
      return "`\(field.directive)` cannot be read, only written"
    }
    if let field = fields.first(where: { field in fields.count { $0 == field } > 1 }) {
      return "`\(field.directive)` stands twice"
    }
    for group in TimePattern.alternatives {
      let present = fields.filter { group.contains($0) }
      if present.count > 1 {
        return "`\(present[0].directive)` and `\(present[1].directive)` mean the same"
      }
    }
    func has(_ choices: Field...) -> Bool { choices.contains { fields.contains($0) } }
    if kind != .time {
      guard has(.year, .yearOfCentury) else { return "a year (`%Y`) is missing" }
      if !has(.dayOfYear) {
        guard has(.month, .monthAbbreviation, .monthName) else {
          return "a month (`%m`) is missing"
        }
        guard has(.day, .spacedDay) else { return "a day (`%d`) is missing" }
      }
    }
    if kind != .date {
      guard has(.hour, .hourOfHalfDay) else { return "an hour (`%H`) is missing" }
      if has(.hourOfHalfDay), !has(.halfDay) { return "`%I` needs `%p` beside it" }
      if has(.halfDay), !has(.hourOfHalfDay) { return "`%p` needs `%I` beside it" }
      if has(.fraction), !has(.second) { return "`%f` needs `%S` beside it" }
      if has(.second), !has(.minute) { return "`%S` needs `%M` beside it" }
    }
    return nil
  }

  /// Fields of which a text to be read has one.
  private static let alternatives: [[Field]] = [
    [.year, .yearOfCentury], [.month, .monthAbbreviation, .monthName], [.day, .spacedDay],
    [.hour, .hourOfHalfDay], [.weekdayAbbreviation, .weekdayName, .weekdayNumber],
  ]

  /// The first field that a kind has no value for.
  private func alienField(to kind: Kind) -> Field? {
    switch kind {
    case .date: fields.first { !$0.isOfDate }
    case .time: fields.first { $0.isOfDate || $0 == .offset || $0 == .zoneName }
    case .datetime: nil
    }
  }
}
