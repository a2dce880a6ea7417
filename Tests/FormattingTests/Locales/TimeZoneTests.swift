import Formatting
import Foundation
import TestSupport
import Testing
import Values

@Suite struct TimeZoneTests {
  @Test(arguments: [
    "Europe/London", "America/New_York", "Asia/Kolkata", "America/Caracas", "Europe/Moscow",
    "Australia/Lord_Howe", "Africa/Casablanca", "Pacific/Apia", "America/Sao_Paulo",
    "Asia/Kathmandu", "US/Eastern", "Etc/UTC",
  ])
  func tablesAgreeWithTheDatabase(_ name: String) throws {
    let zone = try #require(TimeZones.standard.zone(name))
    let judge = try #require(TimeZone(identifier: name))
    var random = SplitMix64(seed: SplitMix64.runSeed)
    for _ in 0..<4_000 {
      // From about 1858 to 2160, so that both sides of the table are met.
      let seconds = Int64.random(in: -3_500_000_000...6_000_000_000, using: &random)
      let expected = judge.secondsFromGMT(for: Date(timeIntervalSince1970: Double(seconds)))
      #expect(zone.offset(at: seconds) == expected, "\(seconds)")
      let (local, fit) = zone.offset(atLocal: seconds + Int64(expected))
      if fit == .unique { #expect(local == expected, "\(seconds)") }
      #expect(fit != .gap, "\(seconds)")
    }
  }

  @Test(arguments: [
    ("Europe/London", "2026-03-29T01:30", "2026-03-29T01:30:00Z", LocalFit.gap),
    ("Europe/London", "2026-10-25T01:30", "2026-10-25T00:30:00Z", .overlap),
    ("Europe/London", "2026-07-01T12:00", "2026-07-01T11:00:00Z", .unique),
    ("Europe/London", "2026-12-01T12:00", "2026-12-01T12:00:00Z", .unique),
    ("America/New_York", "2026-03-08T02:30", "2026-03-08T07:30:00Z", .gap),
    ("America/New_York", "2026-11-01T01:30", "2026-11-01T05:30:00Z", .overlap),
    ("America/New_York", "2026-11-01T02:00", "2026-11-01T07:00:00Z", .unique),
    ("Pacific/Apia", "2011-12-30T12:00", "2011-12-30T22:00:00Z", .gap),
    ("Australia/Lord_Howe", "2026-04-05T01:45", "2026-04-04T14:45:00Z", .overlap),
  ])
  func readsLocalTimes(
    _ name: String, _ text: String, _ expected: String, _ fit: LocalFit
  ) throws {
    let zone = try #require(TimeZones.standard.zone(name))
    let value = try #require(Array(text.utf8).withUnsafeBytes { DateTimeText.read($0) })
    let found = value.instant(in: zone)
    var buffer = ByteBuffer()
    DateTimeText.append(instant: found.instant, offset: 0, to: &buffer)
    #expect(String(decoding: buffer.bytes(), as: UTF8.self) == expected)
    #expect(found.fit == fit)
  }

  @Test func drawsInstantsInAZone() throws {
    let zone = try #require(TimeZones.standard.zone("Europe/London"))
    let summer = CellValue.datetime(try instant("2026-06-30T23:30:00Z"))
    #expect(try formatted(summer, .date(.medium), "en-GB", zone: zone) == "1 Jul 2026")
    #expect(try formatted(summer, .time(.short), "en-GB", zone: zone) == "00:30")
    #expect(try formatted(summer, .text, zone: zone) == "2026-07-01T00:30:00+01:00")
    let pattern = ValueFormat.datetime(.pattern(try TimePattern.parse("%H:%M %z %Z")))
    #expect(try formatted(summer, pattern, zone: zone) == "00:30 +0100 UTC+01:00")
    #expect(try formatted(summer, pattern) == "23:30 +0000 UTC")
  }

  @Test(arguments: [
    "", "utc", "Europe/Nowhere", "EST", "GMT+3", "CET", "+01:00", "europe/london", "../UTC",
    "/etc/localtime",
    "Europe/../Europe/London", "Europe/London ",
  ])
  func refusesWhatIsNoZone(_ name: String) {
    #expect(!TimeZones.standard.known(name))
  }

  @Test func knowsUTCAndListsNames() {
    #expect(TimeZones.standard.zone("UTC")?.name == "UTC")
    let names = TimeZones.standard.names()
    #expect(names.contains("UTC") && names.contains("Europe/Berlin"))
    #expect(names == names.sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) })
    #expect(names.allSatisfy { TimeZones.standard.known($0) })
  }
}
