import Testing

@testable import SwiftCode

@Suite struct ShownValueTests {
  /// Each value as `line text: origin`, with the source of its origin.
  private func values(_ source: String) -> [String] {
    let bytes = Array(source.utf8)
    func text(_ range: Range<Int>) -> String { String(decoding: bytes[range], as: UTF8.self) }
    return ShownValue.all(in: bytes, tokens: SwiftLexer.tokens(in: bytes)).map { value in
      let origin =
        switch value.origin {
        case .expressions(let ranges): ranges.map(text).joined(separator: " | ")
        case .variable(let range, let statement): "\(text(range)) after \(text(statement))"
        case .statement(let range): "statement \(text(range))"
        case nil: "nothing"
        }
      return "\(value.line) \(text(value.text)): \(origin)"
    }
  }

  @Test func `an arrow behind an expression or a declaration shows its value`() {
    #expect(
      values(
        """
        print(path.count, path.isEmpty)   // → 0 true
        let n = try await f()\t//->3\t
        let (a, b) = (1, 2), c = 3 // → كتاب
        "كتاب: // → 1" // → "قيمة"
        list
          .map { $0 * 2 }
          .count  // → 2
        var empty: [Int] = []  // →
        """) == [
          "0 0 true: print(path.count, path.isEmpty)", "1 3: try await f()", "2 كتاب: (1, 2) | 3",
          "3 \"قيمة\": \"كتاب: // → 1\"", "6 2: list\n  .map { $0 * 2 }\n  .count", "7 : []",
        ])
  }

  @Test func `an assignment shows what its variable holds afterwards`() {
    #expect(
      values(
        """
        n += 1 // → 4
        self.list[0]!.name = "x" // → x
        try f().count = 3 // → 3
        _ = f() // → 5
        a == b // → true
        counts["a", default: 0] -= 1 // → 1
        f().count += 1 // → 7
        let m = if a { 1 } else { 2 } // → 1
        """) == [
          "0 4: n after n += 1", "1 x: self.list[0]!.name after self.list[0]!.name = \"x\"", "2 3: 3", "3 5: f()",
          "4 true: a == b", "5 1: counts[\"a\", default: 0] after counts[\"a\", default: 0] -= 1", "6 7: nothing",
          "7 1: m after let m = if a { 1 } else { 2 }",
        ])
  }

  @Test func `an arrow inside a body belongs to the innermost statement that ends on its line`() {
    #expect(
      values(
        """
        func f() -> Int {
          return g { // → no
            $0 + 1 // → 2
          } // → 3
        }
        struct A { let a = 1 } // → no
        struct B {
          let b = 1 // → 1
        }
        for i in 1...2 { print(i) } // → 1, 2
        a(); b(); // → 3
        if x { y() } // → 4
        """) == [
          "1 no: nothing", "2 2: $0 + 1", "3 3: g { // → no\n    $0 + 1 // → 2\n  }", "5 no: nothing", "7 1: 1",
          "9 1, 2: statement for i in 1...2 { print(i) }", "10 3: b()", "11 4: statement if x { y() }",
        ])
  }

  @Test func `an arrow behind nothing has no origin, and other comments are no values`() {
    #expect(
      values(
        """
        // → alone
        f(1, // → 1
          2)
        import Foundation // → 2
        f() // value → 3
        f() /* → 4 */
        f() /// → 5
        {
          if x { 1 } else { 2 } // → 6
        }
        """) == ["0 alone: nothing", "1 1: nothing", "3 2: nothing", "8 6: nothing"])
    #expect(values("x // → 1\n" + String(repeating: "[", count: 400)) == ["0 1: nothing"])
  }
}
