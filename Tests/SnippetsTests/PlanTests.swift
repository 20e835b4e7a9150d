import Diagnostics
import Snippets
import Testing

@Suite("What is compiled with a block")
struct PlanTests {
  private func page(_ blocks: String...) -> PagePlan {
    MarkedPage(blocks.map { "```swift\n\($0)\n```\n" }.joined(separator: "\n")).plan()
  }

  @Test("declarations are taken from the nearest block above, without the rest of it")
  func nearestAbove() {
    let plan = page(
      "struct Route { let old = 1 }\nstruct Other {}", "struct Route { let new = 1 }",
      "let route = Route()\nprint(route)",
      "struct Route { let later = 1 }")
    #expect(plan.code(2).contains("new"))
    for word in ["old", "Other", "later"] { #expect(!plan.code(2).contains(word)) }
  }

  @Test("what a declaration uses comes with it, as its own block sees it")
  func transitive() {
    let plan = page(
      "struct A {}", "struct B { let a: A }", "struct A { let other = 1 }", "let b: B? = nil\nprint(b as Any)")
    #expect(plan.code(3).contains("struct B"))
    #expect(plan.code(3).contains("struct A {}"))
    #expect(!plan.code(3).contains("other"))
  }

  @Test("a name that no block above declares is taken from below")
  func below() { #expect(page("let a = Later()\nprint(a)", "struct Later {}").code(0).contains("struct Later")) }

  @Test("extensions come with their type where their members are used")
  func extensions() {
    let plan = page(
      "struct Router {}", "extension Router { func push() {} }", "extension Router { func pop() {} }",
      "let router = Router()\nrouter.push()")
    #expect(plan.code(3).contains("func push"))
    #expect(!plan.code(3).contains("func pop"))
  }

  @Test("extensions of library types come with their members")
  func libraryExtensions() {
    let plan = page("extension View { func card() -> some View { self } }", "Text(\"a\").card()", "Text(\"b\")")
    #expect(plan.code(1).contains("func card"))
    #expect(!plan.code(2).contains("func card"))
  }

  @Test("a block that must fail helps no other")
  func failing() {
    let plan = MarkedPage(
      "```swift fails\nstruct Route: Nope {} // expected-error {{Nope}}\n```\n\n```swift\nlet r = Route()\nprint(r)\n```\n"
    ).plan()
    #expect(!plan.code(1).contains("struct Route"))
  }

  @Test("statements about a property of a type are placed in that type")
  func members() {
    let plan = page(
      "struct Screen: View {\n  @State private var path: [Int] = []\n  var body: some View { Text(\"\") }\n}",
      "path.append(1)")
    #expect(
      plan.code(1).hasSuffix(
        "private extension Screen {\n@MainActor func _snippet0_0_0() async throws {\npath.append(1)\n}\n}"))
  }

  @Test("a function that uses a property of a type is placed in that type")
  func function() {
    let plan = page("final class Router {\n  var path: [Int] = []\n}", "func push() {\n  path.append(1)\n}")
    #expect(
      plan.code(1).contains("final class Router {\n  var path: [Int] = []\nfunc push() {\n  path.append(1)\n}\n}"))
  }

  @Test("a member that is shown again takes the place of the old one")
  func again() {
    let plan = page(
      "final class Router {\n  var path: [Int] = []\n  func pop() { path = [] }\n  func pop(to place: Int) {}\n}",
      "func pop() {\n  path.removeLast()\n}")
    #expect(!plan.code(1).contains("path = []}"))
    #expect(!plan.code(1).contains("{ path = [] }"))
    #expect(plan.code(1).contains("func pop(to place: Int)"))
    #expect(plan.code(1).contains("path.removeLast()"))
  }

  @Test("a variable of earlier statements is declared again")
  func locals() {
    let plan = page("var count = 1\ncount += 1\nprint(count)", "count += 2")
    #expect(plan.code(1).contains("{\nvar count = 1\ncount += 2\n}"))
  }

  @Test("properties that are shown without their type are there for the loose code below")
  func looseMembers() {
    let plan = page(
      "@State private var path: [Int] = []\nlet start: Int\n\nvar body: some View { Text(\"\") }",
      "path.append(start)", ".task { path = [] }", "func home() { path = [] }")
    #expect(
      plan.code(1).contains("struct _Snippet0 {\n@State private var path: [Int] = []\nlet start: Int\n@MainActor"))
    for block in 2...3 {
      #expect(plan.code(block).contains("@State private var path"))
      for word in ["start", "body"] { #expect(!plan.code(block).contains(word)) }
    }
  }

  @Test("properties that only a view can have never go into a type that is none")
  func wrappedMembers() {
    let plan = page(
      "final class Router {\n  var path: [Int] = []\n}", "@Binding var path: [Int]",
      "@State private var flag = false\n\nToggle(\"\", isOn: $flag)\n  .task { path = [] }")
    #expect(!plan.code(2).contains("Router"))
    #expect(plan.code(2).contains("@Binding var path"))
  }

  @Test("a view of loose code takes the place of the body of its type")
  func bodyAgain() {
    let plan = page(
      "struct Screen: View {\n  @State private var path: [Int] = []\n  var body: some View { Text(\"old\") }\n}",
      "@State private var flag = false\n\nToggle(\"\", isOn: $flag)\n  .task { path = [] }")
    #expect(plan.code(1).contains("struct Screen"))
    #expect(!plan.code(1).contains("old"))
  }

  @Test("a property that is shown below only is taken from there")
  func membersBelow() {
    let plan = page(".sheet(isPresented: $isOpen) {}", "@State private var isOpen = false")
    #expect(plan.code(0).contains("@State private var isOpen"))
  }

  @Test("a property that is shown without its type comes with a type made for it")
  func hostMembers() {
    let plan = page("@State private var isOn = false", "Toggle(\"On\", isOn: $isOn)")
    #expect(plan.code(1).contains("struct _Snippet0 {\n@State private var isOn = false\n"))
  }

  @Test("types that a block declares again behind a comment are two versions, of which others see the last")
  func versions() {
    let plan = page(
      "// Wrong\nstruct A: View { let wrong = 1 }\n\n// Right\nstruct A: View { let right = 1 }\nstruct B { let a: A }",
      "let b: B? = nil\nprint(b as Any)")
    #expect(
      plan.code(0).contains(
        "private enum _Version0_1 {\nstruct A: View { let right = 1 }\nstruct B { let a: A }\n}"))
    #expect(plan.code(1).contains("right"))
    #expect(!plan.code(1).contains("wrong"))
  }

  @Test("a type declared twice without a word between is a mistake")
  func redeclaration() {
    #expect(!page("struct A {}\n\nstruct A {}").code(0).contains("_Version"))
  }

  @Test("loose code goes into the type that has most of what it lacks, a generic one last")
  func bestType() {
    let plan = page(
      "struct Editor: View {\n  var hasChanges = false\n  func close() {}\n  var body: some View { Text(\"\") }\n}",
      "final class Router {\n  func close() {}\n}", "struct Box<A> {\n  let hasChanges: A\n  func close() {}\n}",
      "if hasChanges { close() }", "close()")
    #expect(plan.code(3).contains("extension Editor"))
    #expect(plan.code(4).contains("extension Router"))
  }

  @Test("what stands behind self is a member of the type round the code, in an initializer too")
  func membersOfSelf() {
    let plan = page(
      "init(name: String) {\n  self.name = name\n}", "let name: String",
      "final class Loader {\n  func load() async {}\n}", "Task { [weak self] in\n  await self?.load()\n}")
    #expect(plan.code(0).contains("let name: String"))
    #expect(plan.code(3).contains("extension Loader"))
  }

  @Test("a function that uses members of a type which is not shown is a member where others call it")
  func functionAsMember() {
    let plan = page(
      "func home() {\n  path = []\n}",
      "@State private var path: [Int] = []\n\nvar body: some View {\n  Button(\"\", action: home)\n}")
    #expect(plan.code(1).contains("struct _Snippet0_0: SwiftUI.View {\nfunc home() {"))
  }

  @Test("a method that is shown without its type can be called on values of the type")
  func methodOfType() {
    let plan = page(
      "final class Router {\n  var path: [Int] = []\n}", "func popToRoot() { path = [] }",
      "func popToRoot() { path.removeAll() }", "let router = Router()\nrouter.popToRoot()", "print(Router().path)")
    #expect(plan.code(3).contains("private extension Router {\nfunc popToRoot() { path.removeAll() }\n}"))
    #expect(!plan.code(3).contains("path = []}"))
    #expect(!plan.code(4).contains("popToRoot"))
  }

  @Test("code that is cut short is planned like any other")
  func cutShort() {
    let words = [
      "func", "init", "struct", "let", "var", "@State var", "class A:", "extension", "enum", "case", "func (", "@", "#",
      "infix operator", "subscript", "import", "actor", "protocol P {", "// a\nfunc\n// b\nfunc", "self.", "self?.",
    ]
    let blocks = words + words.map { "path.append(1)\n// x\n\($0)" }
    let plan = MarkedPage(blocks.map { "```swift\n\($0)\n```\n" }.joined(separator: "\n")).plan()
    #expect(plan.items.count == blocks.count)
  }

  @Test("operators come with what they need")
  func operators() {
    let plan = page(
      "infix operator |>: Pipe\nfunc |> (a: Int, b: Int) -> Int { a }", "precedencegroup Pipe {}", "print(1 |> 2)")
    for word in ["infix operator", "precedencegroup", "func |>"] { #expect(plan.code(2).contains(word)) }
  }

  @Test("tabs without their view have values of the enum that they name, or none")
  func tabs() {
    let plan = page(
      "enum Page { case home, other }", "Tab(\"\", systemImage: \"house\", value: .home) { Text(\"\") }",
      "Tab(\"\", systemImage: \"house\") { Text(\"\") }")
    #expect(plan.code(1).contains("TabContent<Page>"))
    #expect(plan.code(1).contains("enum Page"))
    #expect(plan.code(2).contains("TabContent<Never>"))
  }

  @Test("what Foundation holds elsewhere is imported whatever a block imports")
  func splitModules() {
    #expect(
      page("import Foundation\n\nlet session = URLSession.shared").items[0].imports.contains("FoundationNetworking"))
    #expect(!page("let url = URL(string: \"\")").items[0].imports.contains("FoundationNetworking"))
  }

  @Test("continues runs on from the statements before")
  func continues() {
    let plan = MarkedPage(
      "```swift\nvar a = 1\na += 1\n```\n\n```swift continues\na += 2\n```\n\n```swift continues\na += 3\n```\n"
    ).plan()
    #expect(plan.code(2).contains("{\nvar a = 1\na += 1\na += 2\na += 3\n}"))
  }

  @Test("uses= decides between blocks, replaces= passes one over")
  func named() {
    let plan = MarkedPage(
      """
      ```swift id=first
      struct A { let one = 1 }
      ```
      ```swift id=second
      struct A { let two = 2 }
      ```
      ```swift uses=first
      let a = A()
      print(a)
      ```
      ```swift replaces=second
      let a = A()
      print(a)
      ```
      """
    ).plan()
    #expect(plan.code(2).contains("one"))
    #expect(plan.code(3).contains("one"))
  }

  @Test("names that attributes give and the page does not have are errors with the nearest")
  func unknownNames() {
    let found = MarkedPage("```swift id=router\nstruct A {}\n```\n\n```swift uses=ruoter\nlet a = A()\n```\n").plan()
      .diagnostics
    #expect(found.map(\.message) == ["no block has the id 'ruoter', and no set-up file the name"])
    #expect(found.first?.remedy == "did you mean 'router'?")
  }

  @Test("set-up files help all blocks")
  func setup() {
    let file = SetupFile(path: "shared/books.swift", bytes: Array("struct Book {\n  let id: Int\n}\n".utf8))
    let plan = MarkedPage("```swift\nlet b = Book(id: 1)\nprint(b)\n```\n").plan(setup: [file])
    #expect(plan.code(0).contains("private struct Book"))
    #expect(plan.items.count == 2)
  }

  @Test("comments make no difference to the compiler")
  func comments() {
    let english = page("// A route.\nlet a = 1 // one\n/* two\n lines */\nprint(a)")
    let arabic = page("// مسار\nlet a = 1 // واحد\n/* سطران\n */\nprint(a)")
    #expect(english.items.first?.file.text == arabic.items.first?.file.text)
  }

  @Test("modifiers stand on a view of the line above them")
  func modifiers() {
    let file = page(".navigationTitle(\"A\")").items[0].file
    let line = file.lines.firstIndex { $0.text.contains(".navigationTitle") } ?? 0
    #expect(file.lines[line - 1].text.hasSuffix("{ SwiftUI.EmptyView()"))
    #expect(file.lines[line - 1].origin?.line == -1)
  }

  @Test("blocks share a file unless they declare a name twice")
  func sharing() {
    let plan = page("struct A {}", "let x = A()\nprint(x)", "struct A { let b = 1 }", "let y = A()\nprint(y)")
    #expect(plan.sharedFiles(for: [0, 1, 2, 3]).map(\.items) == [[0, 1], [2, 3]])
  }

  @Test("a program begins in one place")
  func mains() {
    let app = "App {\n  var body: some Scene { WindowGroup { Text(\"\") } }\n}\n"
    let page = MarkedPage("```swift\n@main struct A: \(app)«@main» struct B: \(app)```\n")
    let found = page.plan().diagnostics
    #expect(found.map(\.message) == ["second @main in one block: a program begins in one place"])
    #expect(found.first?.range == page.ranges.first)
    #expect(MarkedPage("```swift\n@main struct A: \(app)```\n").plan().diagnostics == [])
    let versions = MarkedPage("```swift\n@main struct A: \(app)\n// --- Then\n@main struct A: \(app)```\n")
    #expect(versions.plan().diagnostics == [])
  }
}
