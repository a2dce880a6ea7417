extension LocaleData {
  /// `en-US`, built in so that a report in the default locale loads no locale data.
  package static let unitedStates = LocaleData(
    identifier: defaultIdentifier, isRightToLeft: false,
    number: NumberStyle(marks: AmericanData.marks, affixes: AmericanData.affixes("", "")),
    percent: {
      NumberStyle(marks: AmericanData.marks, affixes: AmericanData.affixes("", "%"))
    },
    names: { AmericanData.names }, pattern: { AmericanData.pattern($0, $1) },
    compact: { AmericanData.compact }, byteNames: { AmericanData.byteNames },
    currency: { AmericanData.currency($0) }, relative: { .unitedStates },
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

  static let names: CalendarNames = {
    let months = [
      "January", "February", "March", "April", "May", "June", "July", "August", "September",
      "October", "November", "December",
    ].map { Array($0.utf8) }
    let weekdays = [
      "Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday", "Sunday",
    ].map { Array($0.utf8) }
    let shortMonths = months.map { Array($0.prefix(3)) }
    let shortWeekdays = weekdays.map { Array($0.prefix(3)) }
    return CalendarNames(
      months: months, shortMonths: shortMonths, standaloneMonths: months,
      shortStandaloneMonths: shortMonths, weekdays: weekdays, shortWeekdays: shortWeekdays,
      standaloneWeekdays: weekdays, shortStandaloneWeekdays: shortWeekdays,
      am: Array("AM".utf8), pm: Array("PM".utf8), era: Array("AD".utf8))
  }()

  static func pattern(_ kind: DateKind, _ length: DateLength) -> String {
    let time = length == .short ? "h:mm\u{202F}a" : "h:mm:ss\u{202F}a"
    let date =
      switch length {
      case .short: "M/d/yy"
      case .medium: "MMM d, y"
      case .long: "MMMM d, y"
      case .full: "EEEE, MMMM d, y"
      }
    switch kind {
    case .date: return date
    case .time: return time
    case .datetime: return date + (length == .short ? ", " : " 'at' ") + "h:mm\u{202F}a"
    }
  }
}
