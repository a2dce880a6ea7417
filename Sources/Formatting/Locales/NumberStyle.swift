/// The marks inside of a number in one locale.
struct NumberMarks: Sendable, Equatable {
  var decimal: [UInt8]
  var grouping: [UInt8]
  /// Digits in the group before the decimal mark, and in the groups before that one; 0: no groups.
  var primary: Int
  var secondary: Int
  /// Digits that must stand before the first grouping mark: with 2, `1234` has none.
  var minimumGrouping: Int
  /// The digit zero; the digits 1…9 are the Unicode scalars after it.
  var zero: UInt32
}

/// What stands around the digits of a number, the sign included.
struct Affixes: Sendable, Equatable {
  var positivePrefix: [UInt8]
  var positiveSuffix: [UInt8]
  var negativePrefix: [UInt8]
  var negativeSuffix: [UInt8]
}

/// The marks and affixes of one kind of number in one locale.
struct NumberStyle: Sendable, Equatable {
  var marks: NumberMarks
  var affixes: Affixes
}

/// How numbers around one power of ten are said in short: `12K`, `12 Mio.`.
struct CompactStep: Sendable, Equatable {
  /// The power of ten by which a number is divided.
  var exponent: Int
  var prefix: [UInt8]
  var suffix: [UInt8]
}

/// What stands around a number of bytes, by unit: bytes, kilo-, mega-, giga-, tera-, petabytes.
struct ByteNames: Sendable, Equatable {
  /// Before the number, in the few languages that write the unit first.
  var prefixes: [[UInt8]]
  /// After the number, for units of 1,000.
  var decimal: [[UInt8]]
  /// The same for units of 1,024.
  var binary: [[UInt8]]
  var binaryPrefixes: [[UInt8]]
}
