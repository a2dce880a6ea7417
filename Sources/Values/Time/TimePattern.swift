/// A compiled strftime pattern, by which dates and times are read and written.
///
/// Directives: `%Y %y %G` years, `%m %b %B` months, `%d %e %j` days, `%a %A %u` weekdays, `%V` week,
/// `%H %I %M %S %f %p` times (`%f` is the fraction of a second), `%z %Z` zones, `%F` for
/// `%Y-%m-%d`, `%T` for `%H:%M:%S`, `%R` for `%H:%M`, `%%`. A `-` as in `%-d` leaves leading
/// zeros and spaces out.
package struct TimePattern: Sendable, Equatable {
  /// A part of a pattern.
  package enum Item: Sendable, Equatable {
    case literal([UInt8])
    /// A directive; `isPadded` is false after `%-`.
    case field(Field, isPadded: Bool)
  }

  /// What a directive stands for, with its letter.
  package enum Field: UInt8, Sendable, CaseIterable {
    case year = 0x59
    case yearOfCentury = 0x79
    case weekYear = 0x47
    case month = 0x6D
    case monthAbbreviation = 0x62
    case monthName = 0x42
    case day = 0x64
    case spacedDay = 0x65
    case dayOfYear = 0x6A
    case weekdayAbbreviation = 0x61
    case weekdayName = 0x41
    case weekdayNumber = 0x75
    case week = 0x56
    case hour = 0x48
    case hourOfHalfDay = 0x49
    case minute = 0x4D
    case second = 0x53
    case fraction = 0x66
    case halfDay = 0x70
    case offset = 0x7A
    case zoneName = 0x5A

    /// Whether the field belongs to a date; false for one of a time or a zone.
    package var isOfDate: Bool {
      switch self {
      case .hour, .hourOfHalfDay, .minute, .second, .fraction, .halfDay, .offset, .zoneName: false
      default: true
      }
    }

    /// The directive as it is written.
    package var directive: String { "%\(Character(UnicodeScalar(rawValue)))" }
  }

  /// What a value holds.
  package enum Kind: Sendable {
    case date
    case time
    case datetime
  }

  /// The parts in order.
  package let items: [Item]

  /// Compiles a pattern.
  /// - Throws: The place of a directive that is unknown or cut off.
  package static func parse(_ pattern: String) throws(TimePatternFault) -> TimePattern {
    var items: [Item] = []
    let bytes = Array(pattern.utf8)
    var literal: [UInt8] = []
    var at = 0
    func flush() {
      if !literal.isEmpty { items.append(.literal(literal)) }
      literal = []
    }
    while at < bytes.count {
      guard bytes[at] == 0x25 else {
        literal.append(bytes[at])
        at += 1
        continue
      }
      let start = at
      at += 1
      let isPadded = !(at < bytes.count && bytes[at] == 0x2D)
      if !isPadded { at += 1 }
      guard at < bytes.count else {
        throw TimePatternFault(
          offset: start, length: bytes.count - start, message: "`%` stands at the end")
      }
      let letter = bytes[at]
      at += 1
      if letter == 0x25, isPadded {
        literal.append(letter)
      } else if let fields = expansion(letter), isPadded {
        flush()
        items += fields
      } else if let field = Field(rawValue: letter) {
        flush()
        items.append(.field(field, isPadded: isPadded))
      } else {
        while at < bytes.count, bytes[at] & 0xC0 == 0x80 { at += 1 }
        let directive = String(decoding: bytes[start..<at], as: UTF8.self)
        throw TimePatternFault(
          offset: start, length: at - start, message: "`\(directive)` is no strftime directive")
      }
    }
    flush()
    return TimePattern(items: items)
  }

  /// What `%F`, `%T` and `%R` stand for.
  private static func expansion(_ letter: UInt8) -> [Item]? {
    func joined(_ fields: [Field], by separator: UInt8) -> [Item] {
      Array(
        fields.map { [Item.field($0, isPadded: true)] }
          .joined(separator: [.literal([separator])]))
    }
    switch letter {
    case 0x46: return joined([.year, .month, .day], by: 0x2D)
    case 0x54: return joined([.hour, .minute, .second], by: 0x3A)
    case 0x52: return joined([.hour, .minute], by: 0x3A)
    default: return nil
    }
  }

  /// The fields in order.
  package var fields: [Field] {
    items.compactMap { if case .field(let field, _) = $0 { field } else { nil } }
  }
}

/// Why a pattern cannot be compiled.
package struct TimePatternFault: Error, Sendable, Equatable {
  /// Place in the pattern, in bytes of UTF-8.
  package let offset: Int
  /// Number of bytes that are wrong.
  package let length: Int
  /// What is wrong, in lower case without a full stop.
  package let message: String
}
