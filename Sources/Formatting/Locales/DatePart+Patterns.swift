import Values

extension DatePart {
  /// The parts of a pattern of Unicode's locale data (UTS 35, date field symbols).
  ///
  /// Fields that the product has no value for are left out.
  static func parts(ofLocalePattern pattern: String) -> [DatePart] {
    var parts: [DatePart] = []
    var literal: [UInt8] = []
    let bytes = Array(pattern.utf8)
    var at = 0
    var isQuoted = false
    while at < bytes.count {
      let byte = bytes[at]
      if byte == 0x27 {
        // Two quotes are one, inside of quoted text and outside.
        if at + 1 < bytes.count, bytes[at + 1] == 0x27 {
          literal.append(byte)
          at += 1
        } else {
          isQuoted.toggle()
        }
        at += 1
      } else if !isQuoted, byte | 0x20 >= 0x61, byte | 0x20 <= 0x7A {
        var end = at
        while end < bytes.count, bytes[end] == byte { end += 1 }
        if let part = part(letter: byte, count: end - at) {
          if !literal.isEmpty { parts.append(.literal(literal)) }
          literal = []
          parts.append(part)
        }
        at = end
      } else {
        literal.append(byte)
        at += 1
      }
    }
    if !literal.isEmpty { parts.append(.literal(literal)) }
    return parts
  }

  private static func part(letter: UInt8, count: Int) -> DatePart? {
    switch (Character(UnicodeScalar(letter)), count) {
    case ("y", 2): .yearOfCentury
    case ("y", _), ("u", _): .year(width: count)
    case ("M", 1...2), ("L", 1...2): .month(width: count)
    case ("M", 3): .shortMonthName
    case ("M", _): .monthName
    case ("L", 3): .shortStandaloneMonthName
    case ("L", _): .standaloneMonthName
    case ("d", _): .day(width: count)
    case ("E", 1...3): .shortWeekdayName
    case ("E", _): .weekdayName
    case ("c", 1...3): .shortStandaloneWeekdayName
    case ("c", _): .standaloneWeekdayName
    case ("H", _), ("k", _): .hour(width: count)
    case ("h", _), ("K", _): .hourOfHalfDay(width: count)
    case ("m", _): .minute(width: count)
    case ("s", _): .second(width: count)
    case ("a", _), ("b", _), ("B", _): .halfDay
    case ("G", _): .era
    default: nil
    }
  }

  /// The parts of a strftime pattern.
  ///
  /// A name of a month stands as in a date where the pattern has a day, else as it stands alone.
  static func parts(of pattern: TimePattern) -> [DatePart] {
    let hasDay = pattern.fields.contains { $0 == .day || $0 == .spacedDay }
    return pattern.items.map { item in
      switch item {
      case .literal(let bytes): .literal(bytes)
      case .field(let field, let isPadded): part(field, isPadded: isPadded, hasDay: hasDay)
      }
    }
  }

  private static func part(
    _ field: TimePattern.Field, isPadded: Bool, hasDay: Bool
  ) -> DatePart {
    let two = isPadded ? 2 : 1
    switch field {
    case .year: return .year(width: isPadded ? 4 : 1)
    case .yearOfCentury: return .yearOfCentury
    case .weekYear: return .weekYear
    case .month: return .month(width: two)
    case .monthAbbreviation: return hasDay ? .shortMonthName : .shortStandaloneMonthName
    case .monthName: return hasDay ? .monthName : .standaloneMonthName
    case .day: return .day(width: two)
    case .spacedDay: return isPadded ? .spacedDay : .day(width: 1)
    case .dayOfYear: return .dayOfYear(width: isPadded ? 3 : 1)
    case .weekdayAbbreviation: return .shortWeekdayName
    case .weekdayName: return .weekdayName
    case .weekdayNumber: return .weekdayNumber
    case .week: return .week(width: two)
    case .hour: return .hour(width: two)
    case .hourOfHalfDay: return .hourOfHalfDay(width: two)
    case .minute: return .minute(width: two)
    case .second: return .second(width: two)
    case .fraction: return .fraction
    case .halfDay: return .halfDay
    case .offset: return .offset
    case .zoneName: return .zoneName
    }
  }
}
