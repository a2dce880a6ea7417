/// A set of code points as sorted ranges that neither touch nor overlap.
struct ScalarSet: Equatable, Sendable {
  private(set) var ranges: [ClosedRange<UInt32>] = []

  init(_ ranges: [ClosedRange<UInt32>] = []) {
    for range in ranges.sorted(by: { $0.lowerBound < $1.lowerBound }) {
      if let last = self.ranges.last, range.lowerBound <= last.upperBound &+ 1 {
        self.ranges[self.ranges.count - 1] =
          last.lowerBound...max(last.upperBound, range.upperBound)
      } else {
        self.ranges.append(range)
      }
    }
  }

  init(_ scalar: UInt32) {
    ranges = [scalar...scalar]
  }

  static let all = ScalarSet([0...0x10ffff])
  static let digits = ScalarSet([0x30...0x39])
  static let word = ScalarSet([0x30...0x39, 0x41...0x5a, 0x5f...0x5f, 0x61...0x7a])
  static let space = ScalarSet([0x09...0x0a, 0x0c...0x0d, 0x20...0x20])

  var inverted: ScalarSet {
    var result: [ClosedRange<UInt32>] = []
    var next: UInt32 = 0
    for range in ranges {
      if range.lowerBound > next { result.append(next...range.lowerBound - 1) }
      next = range.upperBound + 1
    }
    if next <= 0x10ffff { result.append(next...0x10ffff) }
    return ScalarSet(result)
  }

  func union(_ other: ScalarSet) -> ScalarSet { ScalarSet(ranges + other.ranges) }

  /// The set with the upper and lower case of every letter.
  var ignoringCase: ScalarSet {
    var added = ranges
    for range in ranges {
      // Ranges that hold most of Unicode have both cases already.
      guard range.count < 0x3000 else { continue }
      for value in range {
        guard let scalar = Unicode.Scalar(value) else { continue }
        for text in [
          scalar.properties.lowercaseMapping, scalar.properties.uppercaseMapping,
        ] {
          let scalars = text.unicodeScalars
          if scalars.count == 1, let first = scalars.first, first != scalar {
            added.append(first.value...first.value)
          }
        }
      }
    }
    // The letters whose case folding is shared by more than two.
    let folds: [[UInt32]] = [[0x4b, 0x6b, 0x212a], [0x53, 0x73, 0x17f], [0xc5, 0xe5, 0x212b]]
    for fold in folds
    where fold.contains(where: { value in ranges.contains { $0.contains(value) } }) {
      added += fold.map { $0...$0 }
    }
    return ScalarSet(added)
  }

  /// A general category by its short name, such as `L` or `Nd`; nil for others.
  static func category(_ name: String) -> ScalarSet? {
    guard let categories = UnicodeCategories.named(name) else { return nil }
    return ScalarSet(
      UnicodeCategories.runs.filter { categories.contains($0.category) }.map(\.range))
  }
}

/// Names of general categories in `\p{…}`.
enum UnicodeCategories {
  private typealias Category = Unicode.GeneralCategory

  private static let groups: [String: [Category]] = [
    "L": [.uppercaseLetter, .lowercaseLetter, .titlecaseLetter, .modifierLetter, .otherLetter],
    "Lu": [.uppercaseLetter], "Ll": [.lowercaseLetter], "Lt": [.titlecaseLetter],
    "Lm": [.modifierLetter], "Lo": [.otherLetter],
    "M": [.nonspacingMark, .spacingMark, .enclosingMark],
    "Mn": [.nonspacingMark], "Mc": [.spacingMark], "Me": [.enclosingMark],
    "N": [.decimalNumber, .letterNumber, .otherNumber],
    "Nd": [.decimalNumber], "Nl": [.letterNumber], "No": [.otherNumber],
    "P": [
      .connectorPunctuation, .dashPunctuation, .openPunctuation, .closePunctuation,
      .initialPunctuation, .finalPunctuation, .otherPunctuation,
    ],
    "Pc": [.connectorPunctuation], "Pd": [.dashPunctuation], "Ps": [.openPunctuation],
    "Pe": [.closePunctuation], "Pi": [.initialPunctuation], "Pf": [.finalPunctuation],
    "Po": [.otherPunctuation],
    "S": [.mathSymbol, .currencySymbol, .modifierSymbol, .otherSymbol],
    "Sm": [.mathSymbol], "Sc": [.currencySymbol], "Sk": [.modifierSymbol], "So": [.otherSymbol],
    "Z": [.spaceSeparator, .lineSeparator, .paragraphSeparator],
    "Zs": [.spaceSeparator], "Zl": [.lineSeparator], "Zp": [.paragraphSeparator],
    "C": [.control, .format, .surrogate, .privateUse],
    "Cc": [.control], "Cf": [.format], "Co": [.privateUse],
  ]

  static func named(_ name: String) -> [Unicode.GeneralCategory]? { groups[name] }

  /// All code points but surrogates in runs of one category, found once.
  static let runs: [(range: ClosedRange<UInt32>, category: Unicode.GeneralCategory)] = {
    var runs: [(range: ClosedRange<UInt32>, category: Unicode.GeneralCategory)] = []
    for value in UInt32(0)...0x10ffff {
      guard let category = Unicode.Scalar(value)?.properties.generalCategory else { continue }
      if let last = runs.last, last.category == category, last.range.upperBound == value - 1 {
        runs[runs.count - 1].range = last.range.lowerBound...value
      } else {
        runs.append((value...value, category))
      }
    }
    return runs
  }()
}
