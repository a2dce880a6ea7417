import Formatting
import Foundation
import Testing
import Values

/// Formats filled in by hand give what ICU gives, but for the sign and its rounding of halves.
@Suite struct LocaleAgreementTests {
  private static let identifiers = [
    "en-US", "en-IN", "en-ZA", "de-AT", "fr-CA", "fr-CH", "it-IT", "pt-PT", "pt-BR", "nl-NL",
    "sv-SE", "nb-NO", "fi-FI", "cs-CZ", "hu-HU", "ro-RO", "bg-BG", "el-GR", "ru-RU", "uk-UA",
    "tr-TR", "he-IL", "fa-IR", "ur-PK", "ar-SA", "bn-BD", "mr-IN", "ne-NP", "my-MM", "th-TH",
    "vi-VN", "ko-KR", "zh-Hans-CN", "zh-Hant-TW", "sw-KE", "am-ET", "ee-GH", "fr-US",
    "ar-EG-u-nu-latn",
  ]

  private func expect(
    _ value: CellValue, _ format: ValueFormat, in identifier: String, toBe expected: String
  ) throws {
    let text = try formatted(value, format, identifier).replacing("\u{2212}", with: "-")
    let expected = expected.replacing("\u{2212}", with: "-")
    #expect(text.utf8.elementsEqual(expected.utf8), "\(visible(text)), not \(visible(expected))")
  }

  @Test(arguments: identifiers) func numbers(_ identifier: String) throws {
    let locale = Locale(identifier: identifier)
    for value in [-123_456_789.75, 1_234.5, 12_345.25, -0.5, 999_999.25] {
      let cell = try exact("\(Int(value * 100))").dividedByHundred
      try expect(
        cell, .number(decimals: 2), in: identifier,
        toBe: value.formatted(.number.precision(.fractionLength(2)).locale(locale)))
      try expect(
        cell, .percent(decimals: 1), in: identifier,
        toBe: value.formatted(.percent.precision(.fractionLength(1)).locale(locale)))
      for code in ["EUR", "USD", "JPY", "CHF"] {
        try expect(
          cell, .currency(code: code, decimals: 2), in: identifier,
          toBe: value.formatted(
            .currency(code: code).precision(.fractionLength(2)).locale(locale)))
      }
    }
    for value: Int64 in [12, 1_234, 12_345, 999_999, 1_234_567, -98_765_432, 9_876_543_210] {
      try expect(
        .integer(value), .compact, in: identifier,
        toBe: Double(value).formatted(.number.notation(.compactName).locale(locale)))
    }
  }

  @Test(arguments: identifiers) func dates(_ identifier: String) throws {
    let formatter = DateFormatter()
    formatter.locale = Locale(identifier: identifier)
    formatter.calendar = Calendar(identifier: .gregorian)
    formatter.timeZone = TimeZone(secondsFromGMT: 0)
    for text in ["2026-11-03", "2024-05-31", "1999-12-31"] {
      let day = try day(text)
      let seconds = Int64(day) * 86_400 + 50_000
      let date = Date(timeIntervalSince1970: Double(seconds))
      for (style, other) in [
        (DateStyle.short, DateFormatter.Style.short), (.medium, .medium), (.long, .long),
        (.full, .full),
      ] {
        formatter.dateStyle = other
        formatter.timeStyle = .none
        try expect(
          .date(day), .date(style), in: identifier, toBe: formatter.string(from: date))
        formatter.timeStyle = .short
        try expect(
          .datetime(.seconds(seconds)), .datetime(style), in: identifier,
          toBe: formatter.string(from: date))
      }
      formatter.dateStyle = .none
      formatter.timeStyle = .medium
      try expect(
        .time(50_000_000_000_000), .time(.medium), in: identifier,
        toBe: formatter.string(from: date))
    }
  }
}

extension CellValue {
  /// An exact whole number divided by a hundred.
  fileprivate var dividedByHundred: CellValue {
    guard case .decimal(let value) = self,
      let shifted = Values.Decimal(coefficient: value.coefficient, scale: 2)
    else { return self }
    return .decimal(shifted)
  }
}
