import Languages
import Testing

@Suite struct CalendarDateTests {
  @Test(arguments: [
    ("2026-11-30", "2026-11-30"), ("2024-02-29", "2024-02-29"), ("2000-02-29", "2000-02-29"),
    ("2026-11-30T10:00:00Z", "2026-11-30"), ("2026-11-30 23:59:60.123+05:30", "2026-11-30"),
  ])
  func `days that exist are read`(text: String, expected: String) {
    #expect(CalendarDate(text)?.description == expected)
  }

  @Test(arguments: [
    "", "2026", "2026-13-01", "2026-02-29", "1900-02-29", "2026-04-31", "0000-01-01", "26-01-01", "2026-1-1",
    "2026-01-01T", "2026-01-01T25:00:00Z", "2026-01-01T10:00:00", "2026/01/01", "٢٠٢٦-٠١-٠١", "2026-01-01x",
  ])
  func `what is no day is refused`(text: String) {
    #expect(CalendarDate(text) == nil)
  }

  @Test func `weekdays are those of the calendar`() {
    #expect(CalendarDate("2026-11-30")?.weekday == 1)
    #expect(CalendarDate("2000-01-01")?.weekday == 6)
    #expect(CalendarDate("2024-02-29")?.weekday == 4)
  }
}
