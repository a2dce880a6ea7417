import Foundation

/// Learns the short words for thousands, millions and so on.
enum CompactLearning {
  /// One step for each power of ten from 0 to 20.
  static func steps(locale: Locale) -> [CompactStep] {
    let style = FloatingPointFormatStyle<Double>.number.notation(.compactName).locale(locale)
    var steps: [CompactStep] = []
    var value = 2.0
    for exponent in 0...20 {
      let sample = NumberSample(value.formatted(style))
      // The digits that are left say by which power the number was divided.
      let divisor = exponent + 1 - (sample?.digits.count ?? exponent + 1)
      steps.append(
        CompactStep(
          exponent: max(divisor, 0), prefix: Array((sample?.prefix ?? "").utf8),
          suffix: Array((sample?.suffix ?? "").utf8)))
      value *= 10
    }
    return steps
  }
}

/// Learns the units of sizes in bytes.
enum ByteLearning {
  static func names(locale: Locale) -> ByteNames {
    let style = ByteCountFormatStyle(
      style: .decimal, allowedUnits: .all, spellsOutZero: false, includesActualByteCount: false,
      locale: locale)
    var prefixes: [String] = []
    var suffixes: [String] = []
    var size: Int64 = 2
    for _ in international {
      let sample = NumberSample(style.format(size))
      prefixes.append(unbroken(sample?.prefix ?? ""))
      suffixes.append(unbroken(sample?.suffix ?? ""))
      size *= 1_000
    }
    // A byte is a word in the samples; its symbol is that of the kilobyte without `k`.
    let kilo = prefixes[1] + suffixes[1]
    if kilo.contains("k"), prefixes[1].isEmpty || suffixes[1].isEmpty {
      prefixes[0] = prefixes[1].replacing("k", with: "")
      suffixes[0] = suffixes[1].replacing("k", with: "")
    }
    let binary = (0..<suffixes.count).map { index -> (prefix: String, suffix: String) in
      let (prefix, suffix) = (prefixes[index], suffixes[index])
      if index == 0 { return (prefix, suffix) }
      if let symbol = binarySymbol(suffix) { return (prefix, symbol) }
      if let symbol = binarySymbol(prefix) { return (symbol, suffix) }
      return ("", international[index])
    }
    return ByteNames(
      prefixes: prefixes.map { Array($0.utf8) }, decimal: suffixes.map { Array($0.utf8) },
      binary: binary.map { Array($0.suffix.utf8) },
      binaryPrefixes: binary.map { Array($0.prefix.utf8) })
  }

  /// Units of 1,024 for languages whose own symbols cannot tell them from those of 1,000.
  private static let international = ["B", "KiB", "MiB", "GiB", "TiB", "PiB"].map { "\u{A0}\($0)" }

  /// A number and its unit stay on one line.
  private static func unbroken(_ text: String) -> String {
    text.replacing(" ", with: "\u{A0}")
  }

  /// `MB` as `MiB`, `Mo` as `Mio`, `МБ` as `МиБ`; nil for what is no symbol of two letters.
  private static func binarySymbol(_ unit: String) -> String? {
    let letters = unit.filter(\.isLetter)
    guard letters.count == 2, let first = letters.first, let second = letters.last,
      let lead = first.unicodeScalars.first
    else { return nil }
    let infix: String
    switch lead.value {
    case 0x41...0x7A: infix = "i"
    case 0x410...0x44F: infix = "и"
    default: return nil
    }
    return unit.replacing("\(first)\(second)", with: "\(first.uppercased())\(infix)\(second)")
  }
}
