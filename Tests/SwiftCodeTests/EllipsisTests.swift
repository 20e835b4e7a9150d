import Testing

@testable import SwiftCode

struct EllipsisTests {
  private func compiled(_ source: String) -> String {
    String(decoding: SwiftFragment(source).compilableSource, as: UTF8.self)
  }

  @Test(arguments: [
    "func a() -> Int {\n  ...\n}", "func a() -> Int { … }", "func a() -> some View { ... }",
    "var a: Int { ... }", "var a: Int { get { ... } }", "subscript(i: Int) -> Int { ... }",
    "struct S { init() { ... } }", "guard let a else { ... }", "switch a { case 1: ...\n default: b() }",
    "func a() -> Int {\n  if b { return 1 } else {\n    ...\n  }\n}", "let a = { () -> Int in ... }",
  ])
  func `an ellipsis that must not fall through is a trap`(source: String) {
    let fragment = SwiftFragment(source)
    #expect(fragment.ellipses.map(\.replacement) == [.trap])
    #expect(fragment.needsTrap)
    let result = compiled(source)
    #expect(result.contains("___"))
    #expect(result.utf8.count == source.utf8.count)
  }

  @Test(arguments: [
    "func a() {\n  ...\n}", "struct A {\n  ...\n}", "enum A { ... }", "var body: some View { ... }",
    "@ViewBuilder var a: some View { ... }", "NavigationStack {\n  ...\n}", "Button(\"a\") { ... }",
    "print(1)\n...\nprint(2)", "func a() -> Int {\n  ...\n  return 1\n}", "List {\n  Text(\"a\")\n  ...\n}",
    "Text(\"a\")\n  ...\n  .padding()", "let a = [\n  1,\n  ...\n]", "var a = 1 { didSet { ... } }",
  ])
  func `any other ellipsis is blank`(source: String) {
    let fragment = SwiftFragment(source)
    #expect(fragment.ellipses.map(\.replacement) == [.nothing])
    #expect(!fragment.needsTrap)
    #expect(compiled(source) == source.replacing("...", with: "   "))
  }

  @Test func `a comment of nothing else is an ellipsis where it is a whole body`() {
    #expect(compiled("func a() -> Int { /* ... */ }") == "func a() -> Int { ___       }")
    #expect(SwiftFragment("func a() { /* … */ }").ellipses.map(\.replacement) == [.nothing])
    #expect(SwiftFragment("func a() {\n  b()\n  // ...\n}").ellipses.isEmpty)
    #expect(SwiftFragment("f(/* ... */ a)").ellipses.isEmpty)
  }

  @Test(arguments: ["a[1...]", "let r = 1...3", "func f(_ a: Int...) {}", "let r = ...3", "case 1...: b()"])
  func `a range or a variadic parameter is none`(source: String) {
    #expect(SwiftFragment(source).ellipses.isEmpty)
    #expect(compiled(source) == source)
  }

  @Test func `an ellipsis is no name`() {
    #expect(drawUses("func a() -> Int { ... }") == "Int")
  }
}
