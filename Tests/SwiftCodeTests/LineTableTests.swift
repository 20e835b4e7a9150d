import Diagnostics
import Testing

@testable import SwiftCode

struct LineTableTests {
  @Test(arguments: ["a\nbc\n\nd", "a\r\nbc\r\n\r\nd", "a\rbc\r\rd"])
  func `every kind of line break begins a line`(source: String) {
    let bytes = Array(source.utf8)
    let table = LineTable(bytes)
    #expect(table.starts.count == 4)
    let last = table.position(of: bytes.count - 1)
    #expect(last.line == 4 && last.column == 1)
  }

  @Test func `columns count bytes`() {
    let table = LineTable(Array("let أب = 1".utf8))
    #expect(table.position(of: 9).column == 10)
    #expect(table.position(of: -4).column == 1)
    #expect(table.position(of: 99).column == 13)
  }

  @Test func `a line's range holds its line break`() {
    let table = LineTable(Array("a\nbc".utf8))
    #expect(table.range(ofLine: 1) == 0..<2)
    #expect(table.range(ofLine: 2) == 2..<4)
    #expect(table.range(ofLine: 3) == nil)
    #expect(table.range(ofLine: 0) == nil)
  }
}
