import TestSupport
import Testing
import Values

/// Readers never trap, and agree with each other, on texts that look nearly like values.
@Suite struct ReaderLawTests {
  @Test(arguments: [SplitMix64.runSeed]) func shapesAgreeWithReaders(seed: UInt64) {
    var random = SplitMix64(seed: seed)
    let seeds = [
      "12345", "-0.50", "1.5e10", "2026-11-30", "23:59:59.123", "2026-11-30T10:00:00+01:00",
      "P1DT2H30M5.5S", "1:30:05", "1h 30m", "9223372036854775808", "true", "NaN",
      "99999999999999999999999999999999999999.9", "1e308",
    ].map { Array($0.utf8) }
    let alphabet = Array("0123456789-+.:TZeEPDHMSW hms9\u{7F}".utf8) + [0xC3, 0xFF, 0x00]
    for _ in 0..<8_000 {
      var bytes = seeds.randomElement(using: &random) ?? []
      for _ in 0..<Int.random(in: 0...3, using: &random) {
        let byte = alphabet.randomElement(using: &random) ?? 0x30
        let place = Int.random(in: 0...bytes.count, using: &random)
        switch Int.random(in: 0...2, using: &random) {
        case 0: bytes.insert(byte, at: place)
        case 1 where place < bytes.count: bytes[place] = byte
        case 2 where place < bytes.count: bytes.remove(at: place)
        default: break
        }
      }
      bytes.withUnsafeBytes { check($0) }
    }
  }

  private func check(_ bytes: UnsafeRawBufferPointer) {
    let integer = try? NumberText.integer(bytes)
    let decimal = try? Decimal.read(bytes)
    let double = try? NumberText.double(bytes)
    let pattern = try? TimePattern.parse(String(decoding: bytes, as: UTF8.self))
    _ = pattern?.readDateTime(bytes)
    let duration = DurationText.read(bytes)
    if let duration {
      let printed = written { DurationText.append(duration, to: &$0) }
      #expect(withBytes(printed) { DurationText.read($0) } == duration)
    }
    let text = String(decoding: bytes, as: UTF8.self)
    switch ValueShape.of(bytes) {
    case .integer: #expect(integer != nil && decimal != nil && double != nil, "\(text)")
    case .decimal: #expect(decimal != nil && double != nil, "\(text)")
    case .number: #expect(double?.isFinite == true, "\(text)")
    case .date: #expect(CivilDate.read(bytes) != nil, "\(text)")
    case .time: #expect(TimeOfDay.read(bytes) != nil, "\(text)")
    case .datetime: #expect(DateTimeText.read(bytes) != nil, "\(text)")
    case .boolean: #expect(text == "true" || text == "false")
    case .string: break
    }
    if let integer { #expect(decimal == Decimal(integer)) }
    if let decimal, let double { #expect(decimal.double == double, "\(text)") }
    if let scaled = try? NumberText.scaled(bytes) {
      #expect(decimal?.coefficient == Int128(scaled.coefficient) && decimal?.scale == scaled.scale)
    }
  }
}
