/// A day of the Gregorian calendar, without a time and a time zone.
package struct CalendarDate: Hashable, Comparable, Sendable, CustomStringConvertible {
  package let year: Int
  /// From 1 to 12.
  package let month: Int
  package let day: Int

  /// A day that exists; nil otherwise.
  package init?(year: Int, month: Int, day: Int) {
    guard (1...9999).contains(year), (1...12).contains(month), day >= 1, day <= Self.days(in: month, of: year) else {
      return nil
    }
    self.year = year
    self.month = month
    self.day = day
  }

  /// Reads `YYYY-MM-DD`, or the date of an RFC 3339 time such as `2026-11-30T10:00:00Z`.
  package init?(_ text: String) {
    let bytes = Array(text.utf8)
    guard bytes.count >= 10, bytes[4] == UInt8(ascii: "-"), bytes[7] == UInt8(ascii: "-"),
      let year = Self.number(bytes[0..<4]), let month = Self.number(bytes[5..<7]), let day = Self.number(bytes[8..<10]),
      bytes.count == 10 || Self.isTime(bytes[10...])
    else { return nil }
    self.init(year: year, month: month, day: day)
  }

  /// `YYYY-MM-DD`.
  package var description: String {
    "\(Self.padded(year, to: 4))-\(Self.padded(month, to: 2))-\(Self.padded(day, to: 2))"
  }

  /// 0 for Sunday to 6 for Saturday.
  package var weekday: Int {
    let shifted = month < 3 ? year - 1 : year
    let offsets = [0, 3, 2, 5, 0, 3, 5, 1, 4, 6, 2, 4]
    return (shifted + shifted / 4 - shifted / 100 + shifted / 400 + offsets[month - 1] + day) % 7
  }

  package static func < (a: CalendarDate, b: CalendarDate) -> Bool {
    (a.year, a.month, a.day) < (b.year, b.month, b.day)
  }

  private static func days(in month: Int, of year: Int) -> Int {
    let isLeap = year % 4 == 0 && (year % 100 != 0 || year % 400 == 0)
    return [31, isLeap ? 29 : 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31][month - 1]
  }

  private static func number(_ digits: ArraySlice<UInt8>) -> Int? {
    digits.reduce(Int?.some(0)) { value, byte in
      guard let value, (48...57).contains(byte) else { return nil }
      return value * 10 + Int(byte - 48)
    }
  }

  /// `Thh:mm:ss`, a fraction of a second, then `Z` or `±hh:mm`.
  private static func isTime(_ bytes: ArraySlice<UInt8>) -> Bool {
    let time = Array(bytes)
    guard time.count >= 10, time[0] == UInt8(ascii: "T") || time[0] == UInt8(ascii: "t") || time[0] == 0x20,
      time[3] == UInt8(ascii: ":"), time[6] == UInt8(ascii: ":"),
      let hour = number(time[1..<3]), let minute = number(time[4..<6]), let second = number(time[7..<9]),
      hour < 24, minute < 60, second <= 60
    else { return false }
    var zone = time[9...]
    if zone.first == UInt8(ascii: ".") {
      let digits = zone.dropFirst().prefix { (48...57).contains($0) }
      if digits.isEmpty { return false }
      zone = zone.dropFirst(1 + digits.count)
    }
    if zone.elementsEqual([UInt8(ascii: "Z")]) || zone.elementsEqual([UInt8(ascii: "z")]) { return true }
    let offset = Array(zone)
    guard offset.count == 6, offset[0] == UInt8(ascii: "+") || offset[0] == UInt8(ascii: "-"),
      offset[3] == UInt8(ascii: ":"), let hours = number(offset[1..<3]), let minutes = number(offset[4..<6])
    else { return false }
    return hours < 24 && minutes < 60
  }

  private static func padded(_ number: Int, to width: Int) -> String {
    let digits = String(number)
    return String(repeating: "0", count: max(0, width - digits.utf8.count)) + digits
  }
}
