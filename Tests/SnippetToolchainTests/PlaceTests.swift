import Diagnostics
import Snippets
import Testing

@Suite("Messages stand at their place in the Markdown file")
struct PlaceTests {
  @Test(
    "in every shape and every container",
    arguments: [
      "```swift\nlet a: Int = «\"a\"»\n```\n",
      "```swift\n\nstruct A {\n  let b: «Missing»\n}\n```\n",
      "```swift\nlet a = 1\nprint(a)\n«missing»()\n```\n",
      "```swift\nVStack {\n  Text(\"a\").«missing»()\n}\n```\n",
      "```swift\n.navigationTitle(\"a\")\n.«missing»()\n```\n",
      "```swift\n@State private var a = 1\n\nvar body: some View {\n  Text(«missing»)\n}\n```\n",
      "```swift\n@main\nstruct MyApp: App {\n  var body: some Scene { «Missing»() }\n}\n```\n",
      "```swift\npublic struct A { var x = «missing» }\n```\n",
      "```swift\n@Observable final class A { var x = «missing» }\n```\n",
      "```swift\n@Observable final class A { @AppStorage(\"a\") var «x» = false }\n```\n",
      "```swift\nstruct A {}\n\nlet a = A()\na.«missing»()\n\nextension A { func f() { «other»() } }\n```\n",
      "```swift\nlet (a, b) = (1, 2), c = «missing»\n\nstruct A { let d = a }\n```\n",
      "1. نص\n\n   ```swift\n   let سعر = \"قيمة\" + «missing»\n   ```\n",
      "> ```swift\n> // הערה\n> let a = \"שלום\" + «missing» // סוף\n> ```\n",
      "> [!NOTE]\n> - 一\n>\n>   ```swift\n>   let 名 = \"你好👋\" + «missing»\n>   ```\n",
      "-\t```swift\n\tlet a = «missing»\n\t```\n",
      "-   x\n\n\t```swift\n\t  let a = «missing»\n\t```\n",
      "<!-- swift: id=a\nlet a = «missing»\n-->\n\n```swift\nlet b = 1\n```\n",
      "```swift\nimport Foundation\nimport «Nowhere»\n\nlet a = URL(string: \"\")\n```\n",
      "```swift\nfunc f() -> Int {\n  let a = 1\n  print(a)\n«}»\n```\n",
      "```swift\nfunc f(flag: Bool) {\n  let a: Int\n  if flag { a = 1 }\n  print(«a»)\n}\n```\n",
      "```swift platforms=apple\nimport UIKit\nlet «=» 1\n```\n",
    ])
  func places(marked: String) throws {
    let page = Harness.Page(marked)
    let result = try Harness.check(page)
    let errors = result.diagnostics.filter { $0.severity == .error }
    #expect(errors.map(\.range?.start) == page.ranges.map(\.start))
    #expect(errors.allSatisfy { $0.code == .snippetError })
  }

  @Test("a missing brace is reported in the block that lacks it, and hides no error elsewhere")
  func missingBrace() throws {
    let page = Harness.Page("```swift\nfunc f() {\n  print(1)\n```\n\n```swift\nlet a = «missing»\n```\n")
    let lines = try Harness.check(page).diagnostics.map { $0.range?.start.line }
    #expect(Set(lines) == [3, 7])
  }

  @Test("messages keep the words of the compiler, with its notes on lines of the page")
  func words() throws {
    let page = Harness.Page("```swift\nstruct A {\n  let a = 1\n}\n\nvar value = A()\nvalue.a = 2\nprint(value)\n```\n")
    let found = try #require(try Harness.check(page).diagnostics.first)
    #expect(found.message == "cannot assign to property: 'a' is a 'let' constant")
    #expect(found.notes.map(\.message) == ["change 'let' to 'var' to make it mutable"])
    #expect(found.notes.first?.range?.start == SourcePosition(line: 3, column: 3))
  }
}
