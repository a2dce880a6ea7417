import Testing
import Values

@Suite struct TimeTextTests {
  @Test(
    arguments: [
      ("00:00", 0, "00:00:00"), ("08:30", 30_600_000_000_000, "08:30:00"),
      ("23:59:59.999999999", 86_399_999_999_999, "23:59:59.999999999"),
      ("12:00:00.50", 43_200_500_000_000, "12:00:00.5"), ("00:00:00.000", 0, "00:00:00"),
    ] as [(String, Int64, String)])
  func readsTimes(_ text: String, _ nanoseconds: Int64, _ printed: String) {
    #expect(withBytes(text) { TimeOfDay.read($0) } == nanoseconds)
    #expect(written { TimeOfDay.append(nanoseconds: nanoseconds, to: &$0) } == printed)
  }

  @Test(arguments: [
    "24:00", "23:60", "23:59:60", "8:30", "08:3", "08:30:", "08:30:00.", "08:30:00.1234567890",
    "08:30Z", "", "08-30", "08:30:00,5",
  ])
  func refusesTimes(_ text: String) {
    #expect(withBytes(text) { TimeOfDay.read($0) } == nil)
  }

  @Test(arguments: [
    ("1970-01-01T00:00Z", "1970-01-01T00:00:00Z"),
    ("2026-11-30 10:00:00.250+01:00", "2026-11-30T09:00:00.25Z"),
    ("2026-11-30T10:00:00-0530", "2026-11-30T15:30:00Z"),
    ("2026-11-30T10:00:00+02", "2026-11-30T08:00:00Z"),
    ("1969-12-31T23:59:59.5Z", "1969-12-31T23:59:59.5Z"),
    ("0001-01-01T00:00:00Z", "0001-01-01T00:00:00Z"),
  ])
  func readsInstants(_ text: String, _ printed: String) throws {
    let value = try #require(withBytes(text) { DateTimeText.read($0) })
    let (instant, fit) = value.instant(in: .utc)
    #expect(fit == .unique)
    #expect(written { DateTimeText.append(instant: instant, offset: 0, to: &$0) } == printed)
  }

  @Test func writesOffsets() {
    let instant = Duration(secondsSince1970: 0)
    #expect(
      written { DateTimeText.append(instant: instant, offset: 19_800, to: &$0) }
        == "1970-01-01T05:30:00+05:30")
    #expect(
      written { DateTimeText.append(instant: instant, offset: -1_800, to: &$0) }
        == "1969-12-31T23:30:00-00:30")
  }

  @Test(arguments: [
    "2026-11-30", "2026-11-30T", "2026-11-30t10:00", "2026-11-30T10:00z", "2026-11-30T10:00:00 Z",
    "2026-11-30  10:00", "2026-11-30T10:00+1", "2026-11-30T10:00+24:00", "2026-11-30T10:00+10:60",
    "2026-11-30T10:00:00+1:00", "2026-02-30T10:00", "2026-11-30T25:00",
  ])
  func refusesDateTimes(_ text: String) {
    #expect(withBytes(text) { DateTimeText.read($0) } == nil)
  }

  @Test(arguments: [
    ("P1DT2H30M5.5S", "P1DT2H30M5.5S"), ("PT90M", "PT1H30M"), ("P2W", "P14D"), ("-PT5S", "-PT5S"),
    ("PT0S", "PT0S"), ("P0D", "PT0S"), ("PT0.5H", "PT30M"), ("PT36H", "P1DT12H"),
    ("1:30:05", "PT1H30M5S"), ("100:00:00.25", "P4DT4H0.25S"), ("-0:00:01", "-PT1S"),
    ("1h 30m", "PT1H30M"), ("1h30min", "PT1H30M"), ("2d 4h", "P2DT4H"), ("90 min", "PT1H30M"),
    ("1.5s", "PT1.5S"), ("20ms", "PT0.02S"), ("1w", "P7D"), ("0.000000001s", "PT0.000000001S"),
  ])
  func readsDurations(_ text: String, _ printed: String) throws {
    let value = try #require(withBytes(text) { DurationText.read($0) })
    #expect(written { DurationText.append(value, to: &$0) } == printed)
  }

  @Test(arguments: [
    "P", "PT", "P1Y", "P1M", "P1DT", "1:30", "1:60:00", "1:5:00", "PT1M1H", "PT1S1S", "P1W1D",
    "PT1.5H30M", "30", "1h h", "1m 1h", "1.5h 3m", "1x", "", "-", "1h ", " 1h", "--PT1S", "PT1",
    "1.5:00:00", "PT99999999999999999999S", "PT315576000001S", "999999999999999999w", "1h  3m",
    "PTT1S",
  ])
  func refusesDurations(_ text: String) {
    #expect(withBytes(text) { DurationText.read($0) } == nil)
  }

  @Test func splitsInstantsBeforeTheEpoch() {
    let instant = Duration(secondsSince1970: -2, nanoseconds: 250_000_000)
    #expect(instant == .milliseconds(-1_750))
    #expect(instant.wholeSeconds == -2)
    #expect(instant.nanosecondOfSecond == 250_000_000)
  }
}

@Suite struct ZoneTests {
  /// One hour of summer time between two instants of 2026.
  private let zone = Zone(
    name: "Test", transitions: [1_774_746_000, 1_792_890_000], offsets: [0, 3_600, 0],
    covered: 1_767_225_600..<1_798_761_600, beyond: { _ in 60 })

  @Test(arguments: [
    ("2026-03-29T00:59:59", 0, LocalFit.unique), ("2026-03-29T01:00:00", 0, .gap),
    ("2026-03-29T01:59:59", 0, .gap), ("2026-03-29T02:00:00", 3_600, .unique),
    ("2026-10-25T00:59:59", 3_600, .unique), ("2026-10-25T01:00:00", 3_600, .overlap),
    ("2026-10-25T01:59:59", 3_600, .overlap), ("2026-10-25T02:00:00", 0, .unique),
    ("2027-06-01T00:00:00", 60, .unique),
  ])
  func findsOffsets(_ text: String, _ offset: Int, _ fit: LocalFit) throws {
    let value = try #require(withBytes(text) { DateTimeText.read($0) })
    let found = zone.offset(atLocal: Int64(value.day) * 86_400 + value.nanoseconds / 1_000_000_000)
    #expect(found.offset == offset)
    #expect(found.fit == fit)
    #expect(value.instant(in: zone).fit == fit)
  }

  @Test func knowsUTCAlone() {
    #expect(TimeZones.utcOnly.known("UTC") && !TimeZones.utcOnly.known("utc"))
    #expect(Zone.utc.offset(at: .max) == 0)
  }
}
