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
    case ("y", 2): .field(.yearOfCentury, width: 2)
    case ("y", _), ("u", _): .field(.year, width: count)
    case ("M", 1...2), ("L", 1...2): .field(.month, width: count)
    case ("M", 3): .field(.shortMonthName)
    case ("M", _): .field(.monthName)
    case ("L", 3): .field(.shortStandaloneMonthName)
    case ("L", _): .field(.standaloneMonthName)
    case ("d", _): .field(.day, width: count)
    case ("E", 1...3): .field(.shortWeekdayName)
    case ("E", _): .field(.weekdayName)
    case ("c", 1...3): .field(.shortStandaloneWeekdayName)
    case ("c", _): .field(.standaloneWeekdayName)
    case ("H", _), ("k", _): .field(.hour, width: count)
    case ("h", _), ("K", _): .field(.hourOfHalfDay, width: count)
    case ("m", _): .field(.minute, width: count)
    case ("s", _): .field(.second, width: count)
    case ("a", _), ("b", _), ("B", _): .field(.halfDay)
    case ("G", _): .field(.era)
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
    switch field {
    case .year: .field(.year, width: isPadded ? 4 : 1)
    case .yearOfCentury: .field(.yearOfCentury, width: isPadded ? 2 : 1)
    case .weekYear: .field(.weekYear, width: isPadded ? 4 : 1)
    case .month: .field(.month, width: isPadded ? 2 : 1)
    case .monthAbbreviation: .field(hasDay ? .shortMonthName : .shortStandaloneMonthName)
    case .monthName: .field(hasDay ? .monthName : .standaloneMonthName)
    case .day: .field(.day, width: isPadded ? 2 : 1)
    case .spacedDay: .field(isPadded ? .spacedDay : .day)
    case .dayOfYear: .field(.dayOfYear, width: isPadded ? 3 : 1)
    case .weekdayAbbreviation: .field(.shortWeekdayName)
    case .weekdayName: .field(.weekdayName)
    case .weekdayNumber: .field(.weekdayNumber)
    case .week: .field(.week, width: isPadded ? 2 : 1)
    case .hour: .field(.hour, width: isPadded ? 2 : 1)
    case .hourOfHalfDay: .field(.hourOfHalfDay, width: isPadded ? 2 : 1)
    case .minute: .field(.minute, width: isPadded ? 2 : 1)
    case .second: .field(.second, width: isPadded ? 2 : 1)
    case .fraction: .field(.fraction, width: 6)
    case .halfDay: .field(.halfDay)
    case .offset: .field(.offset)
    case .zoneName: .field(.zoneName)
    }
  }
}
