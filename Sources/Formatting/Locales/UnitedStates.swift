extension LocaleData {
  /// `en-US`, built in so that a report in the default locale loads no locale data.
  package static let unitedStates = LocaleData(
    identifier: defaultIdentifier, isRightToLeft: false,
    number: NumberStyle(marks: AmericanData.marks, affixes: AmericanData.affixes("", "")),
    percent: NumberStyle(marks: AmericanData.marks, affixes: AmericanData.affixes("", "%")),
    calendar: { AmericanData.calendar }, compact: { AmericanData.compact },
    byteNames: { AmericanData.byteNames }, currency: { AmericanData.currency($0) },
    collation: .learnt(defaultIdentifier))
}

/// The locale data of `en-US`; a test holds it equal to what is learnt.
private enum AmericanData {
  static let minus = "\u{2212}"

  static let marks = NumberMarks(
    decimal: [0x2E], grouping: [0x2C], primary: 3, secondary: 3, minimumGrouping: 1, zero: 0x30)

  static func affixes(_ prefix: String, _ suffix: String) -> Affixes {
    Affixes(
      positivePrefix: Array(prefix.utf8), positiveSuffix: Array(suffix.utf8),
      negativePrefix: Array((minus + prefix).utf8), negativeSuffix: Array(suffix.utf8))
  }

  static func currency(_ code: String) -> NumberStyle {
    NumberStyle(marks: marks, affixes: affixes(symbols[code] ?? "\(code)\u{A0}", ""))
  }

  private static let symbols = [
    "AUD": "A$", "BRL": "R$", "CAD": "CA$", "CNY": "CN¥", "EUR": "€", "GBP": "£", "HKD": "HK$",
    "ILS": "₪", "INR": "₹", "JPY": "¥", "KRW": "₩", "MXN": "MX$", "NZD": "NZ$", "PHP": "₱",
    "TWD": "NT$", "USD": "$", "VND": "₫", "XAF": "FCFA\u{A0}", "XCD": "EC$", "XCG": "Cg.\u{A0}",
    "XOF": "F\u{202F}CFA\u{A0}", "XPF": "CFPF\u{A0}", "XXX": "¤",
  ]

  static let compact: [CompactStep] = (0...20).map { exponent in
    let step = min(exponent / 3, 4)
    return CompactStep(
      exponent: step * 3, prefix: [], suffix: Array(["", "K", "M", "B", "T"][step].utf8))
  }

  static let byteNames = ByteNames(
    prefixes: Array(repeating: [], count: 6),
    decimal: ["B", "kB", "MB", "GB", "TB", "PB"].map { Array("\u{A0}\($0)".utf8) },
    binary: ["B", "KiB", "MiB", "GiB", "TiB", "PiB"].map { Array("\u{A0}\($0)".utf8) },
    binaryPrefixes: Array(repeating: [], count: 6))

  static let calendar: CalendarData = {
    let months = [
      "January", "February", "March", "April", "May", "June", "July", "August", "September",
      "October", "November", "December",
    ].map { Array($0.utf8) }
    let weekdays = [
      "Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday", "Sunday",
    ].map { Array($0.utf8) }
    let shortTime: [DatePart] = [
      .hourOfHalfDay(width: 1), .literal([0x3A]), .minute(width: 2), .literal(utf8("\u{202F}")),
      .halfDay,
    ]
    let time: [DatePart] = [
      .hourOfHalfDay(width: 1), .literal([0x3A]), .minute(width: 2), .literal([0x3A]),
      .second(width: 2), .literal(utf8("\u{202F}")), .halfDay,
    ]
    let space = DatePart.literal([0x20])
    let comma = DatePart.literal(utf8(", "))
    let slash = DatePart.literal([0x2F])
    let dates: [[DatePart]] = [
      [.month(width: 1), slash, .day(width: 1), slash, .yearOfCentury],
      [.shortMonthName, space, .day(width: 1), comma, .year(width: 1)],
      [.monthName, space, .day(width: 1), comma, .year(width: 1)],
      [.weekdayName, comma, .monthName, space, .day(width: 1), comma, .year(width: 1)],
    ]
    let at = DatePart.literal(utf8(" at "))
    return CalendarData(
      months: months, shortMonths: months.map { Array($0.prefix(3)) },
      standaloneMonths: months, shortStandaloneMonths: months.map { Array($0.prefix(3)) },
      weekdays: weekdays, shortWeekdays: weekdays.map { Array($0.prefix(3)) },
      standaloneWeekdays: weekdays,
      shortStandaloneWeekdays: weekdays.map { Array($0.prefix(3)) },
      am: utf8("AM"), pm: utf8("PM"), era: utf8("AD"), dates: dates, times: [shortTime, time],
      datetimes: zip(dates, [comma, at, at, at]).map { $0 + [$1] + shortTime })
  }()

  private static func utf8(_ text: String) -> [UInt8] { Array(text.utf8) }
}
