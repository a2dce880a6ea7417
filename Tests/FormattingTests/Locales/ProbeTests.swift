import Foundation
@testable import Formatting
import Testing
import Values

@Suite struct ProbeTests {
  @Test func all() throws {
    var bad: [String: [String]] = [:]
    let days = ["2026-11-03", "2026-02-28", "2024-05-31", "1999-12-31"]
    for id in ProcessInfo.processInfo.environment["ALL"] != nil ? LocaleData.identifiers() : ["hi-IN", "bn-BD", "my-MM", "ne-NP", "mr-IN", "zh-TW", "bg-BG", "th-TH", "ko-KR", "ar-SA", "de-AT", "pt-PT", "en-IN"] {
      guard let data = LocaleData(identifier: id) else { bad["unknown", default: []].append(id); continue }
      let locale = Locale(identifier: id)
      func check(_ kind: String, _ value: CellValue, _ format: ValueFormat, _ expected: String) throws {
        let f = CellFormatter(format, locale: data, zone: .utc, scale: nil)
        var b = ByteBuffer(); f.append(value, to: &b)
        let mine = String(decoding: b.bytes(), as: UTF8.self).replacing("\u{2212}", with: "-")
        let theirs = expected.replacing("\u{2212}", with: "-")
        if !mine.utf8.elementsEqual(theirs.utf8) { bad[kind, default: []].append("\(id): \(visible(mine)) / \(visible(theirs))") }
      }
      for (text, value) in [("-123456789.75", -123456789.75), ("1234.5", 1234.5), ("12345.25", 12345.25), ("-0.5", -0.5), ("999999.25", 999999.25)] {
        try check("number", exact(text), .number(decimals: 2), value.formatted(.number.precision(.fractionLength(2)).locale(locale)))
        for code in ["EUR", "USD", "JPY", "CHF"] { try check("currency", exact(text), .currency(code: code, decimals: 2), value.formatted(.currency(code: code).precision(.fractionLength(2)).locale(locale))) }
        try check("percent", exact(text), .percent(decimals: 1), value.formatted(.percent.precision(.fractionLength(1)).locale(locale)))
      }
      for (text, value) in [("1234", 1234.0), ("12345", 12345), ("1234567", 1234567), ("-98765432", -98765432), ("9876543210", 9876543210), ("12", 12), ("1.26", 1.26), ("0.0126", 0.0126), ("999999", 999999)] {
        try check("compact", exact(text), .compact, value.formatted(.number.notation(.compactName).locale(locale)))
      }
      let df = DateFormatter(); df.locale = locale; df.calendar = Calendar(identifier: .gregorian); df.timeZone = TimeZone(secondsFromGMT: 0)
      for text in days { 
        let d = try day(text)
        let date = Date(timeIntervalSince1970: Double(d) * 86400 + 50000)
        for (style, theirs) in [(DateStyle.short, DateFormatter.Style.short), (.medium, .medium), (.long, .long), (.full, .full)] {
          df.dateStyle = theirs; df.timeStyle = .none
          try check("date", .date(d), .date(style), df.string(from: date))
          df.timeStyle = .short
          try check("datetime", .datetime(.seconds(Int64(d) * 86400 + 50000)), .datetime(style), df.string(from: date))
        }
        df.dateStyle = .none; df.timeStyle = .medium
        try check("time", .time(50_000_000_000_000), .time(.medium), df.string(from: date))
      }
    }
    for (kind, list) in bad.sorted(by: { $0.key < $1.key }) { print("¦", kind, list.count, list.prefix(400).enumerated().filter { $0.offset % 10 < 2 }.map(\.element).prefix(30).joined(separator: " ¦ ")) }
  }
}
