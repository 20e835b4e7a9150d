import Diagnostics
import PreviewRecording
import Testing

@testable import Snippets

/// Where the example of a block begins.
@Suite("What a preview shows") struct PreviewPlanTests {
  private func plan(_ code: String, _ attributes: String = "preview", before: String = "") -> PagePlan {
    MarkedPage(before + "```swift \(attributes)\n\(code)\n```\n").plan()
  }

  private func roots(_ code: String, _ attributes: String = "preview", before: String = "") -> [PreviewPlan.Root] {
    plan(code, attributes, before: before).items.last?.run?.preview?.roots ?? []
  }

  private func problem(_ code: String, _ attributes: String = "preview") -> (message: String, remedy: String?)? {
    plan(code, attributes).diagnostics.first { $0.code == .snippetPreview }.map { ($0.message, $0.remedy) }
  }

  private static let home = "struct HomeView: View { var body: some View { Text(\"\") } }\n"
  private static let row = "struct RowView: View {\n  let title: String\n  var body: some View { Text(title) }\n}\n"

  @Test("all previews of the block, in order, with their names")
  func previews() {
    let code = Self.row + "#Preview { RowView(title: \"a\") }\n#Preview(\"Two\") {\n  RowView(title: \"b\")\n}"
    #expect(
      roots(code) == [
        .preview(0, name: nil), .preview(1, name: "Two"),
      ])
    #expect(roots(code, "preview=Two") == [.preview(1, name: "Two")])
    #expect(roots(code, "preview=\"Two\"") == [.preview(1, name: "Two")])
  }

  @Test("previews get names without moving a line, in the file that is run alone")
  func naming() throws {
    let page = plan("let a = 1\n#Preview(\"One\") { Text(\"1\") } // shown\nlet b = 2")
    let item = try #require(page.items.last)
    let run = String(decoding: try #require(item.runFile).text, as: UTF8.self)
    #expect(run.contains("private enum _Preview0_0 { #_RecordedPreview(\"One\") { Text(\"1\") } }; private \n"))
    let check = String(decoding: item.file.text, as: UTF8.self)
    #expect(!check.contains("_RecordedPreview") && check.contains("#Preview(\"One\") { Text(\"1\") }"))
    #expect(item.runFile?.lines.count == item.file.lines.count)
  }

  private func sharing(_ blocks: String...) -> [PagePlan.SharedFile] {
    let plan = MarkedPage(blocks.map { "```swift preview\n\($0)\n```\n" }.joined(separator: "\n")).plan()
    return plan.sharedPreviewFiles(for: Array(plan.items.indices))
  }

  @Test("previews of a page share a file, in which each has names of its own")
  func sharedFiles() {
    let list = "struct List2: View { var body: some View { HomeView() } }\n"
    let files = sharing(Self.home + "#Preview { HomeView() }", list + "#Preview { List2() }")
    #expect(files.map(\.items) == [[0, 1]])
    let text = String(decoding: files.first?.file.text ?? [], as: UTF8.self)
    #expect(text.contains("enum _Preview0_0 {") && text.contains("enum _Preview1_0 {"))
    #expect(text.ranges(of: "struct HomeView").count == 1)
  }

  @Test("a preview shares no file with one that knows a further conformance, nor with loose code")
  func unsharedFiles() {
    let view = { (name: String) in
      "struct \(name): View { var body: some View { Text(Book().title) } }\n#Preview { \(name)() }"
    }
    let book = "struct Book { var title = \"\" }\n"
    let files = sharing(book + view("First"), "extension Book: Hashable {}\n" + view("Second"), view("Third"))
    #expect(files.map(\.items) == [[0], [1, 2]])
    #expect(sharing(Self.home + "#Preview { HomeView() }", "Text(\"a\")").map(\.items) == [[0], [1]])
  }

  @Test("the app of the block, before its views")
  func app() {
    #expect(
      roots(Self.home + "@main struct BooksApp: App {\n  var body: some Scene { WindowGroup { HomeView() } }\n}")
        == [.app(type: "BooksApp")])
  }

  @Test("views in the way before #Preview")
  func provider() {
    #expect(
      roots(Self.home + "struct Home_Previews: PreviewProvider {\n  static var previews: some View { HomeView() }\n}")
        == [.view("Home_Previews.previews")])
  }

  @Test("the view that no other code uses and that needs no arguments")
  func unused() {
    #expect(roots(Self.home) == [.view("HomeView()")])
    #expect(
      roots(Self.row + "struct ListView: View { var body: some View { RowView(title: \"\") } }") == [
        .view("ListView()")
      ])
    #expect(roots(Self.home + "struct RootView: View { var body: some View { HomeView() } }") == [.view("RootView()")])
    #expect(roots("struct A {}\nextension A: View { var body: some View { Text(\"\") } }") == [.view("A()")])
    #expect(roots("struct A: SwiftUI.View { var body: some SwiftUI.View { Text(\"\") } }") == [.view("A()")])
    let mutual =
      "struct A: View { var body: some View { NavigationLink(\"\") { B(n: 1) } } }\n"
      + "struct B: View { let n: Int; var body: some View { NavigationLink(\"\") { A() } } }"
    #expect(roots(mutual) == [.view("A()")])
  }

  @Test(
    "a value can be made without arguments",
    arguments: [
      ("@State private var a = 1", true), ("@State private var a: Int?", true), ("@State private var a: Int", false),
      ("@Environment(\\.dismiss) private var dismiss", true), ("@Environment(Router.self) private var router", true),
      ("@EnvironmentObject var router: Router", true), ("@Binding var a: Int", false), ("@Binding var a: Int?", false),
      ("@Bindable var router: Router", false), ("@FocusState private var isFocused: Bool", true),
      ("@Namespace var names", true), ("@StateObject private var model = Model()", true),
      ("@ObservedObject var model: Model", false), ("@ObservedObject var model = Model()", true),
      ("@AppStorage(\"a\") private var a = 1", true), ("@Query private var books: [Book]", true),
      ("let a: Int", false), ("let a: Int?", false), ("var a: Int?", true), ("var a = 1 { didSet {} }", true),
      ("var a: Int { 1 }", true), ("static let a = 1", true), ("@ViewBuilder let content: () -> Text", false),
      ("let a: Int\n  init() { a = 1 }", true), ("let a: Int\n  init(a: Int = 1) { self.a = a }", true),
      ("init(a: Int) {}", false), ("init?() { nil }", false), ("init() throws {}", false),
      ("init(a: Int) {}\n  init() {}", true),
    ])
  func arguments(_ member: String, _ canBeMade: Bool) {
    let code = "struct A: View {\n  \(member)\n  var body: some View { Text(\"\") }\n}"
    #expect(roots(code) == (canBeMade ? [.view("A()")] : []))
  }

  @Test("an extension may say how a view is made")
  func extensions() {
    #expect(roots(Self.row + "extension RowView { init() { title = \"\" } }") == [.view("RowView()")])
    #expect(roots("struct A<Content: View>: View { var body: some View { Text(\"\") } }") == [])
  }

  @Test("loose code is a view of its own")
  func loose() {
    #expect(roots("NavigationStack { Text(\"\") }") == [.view("_snippet0_0_0")])
    #expect(roots(Self.home + "\nNavigationStack { HomeView() }") == [.view("_snippet0_0_0")])
    #expect(roots("@State private var a = 1\n\nText(\"\\(a)\")") == [.view("_Snippet0_0()")])
    #expect(roots("@State private var a = 1\nvar body: some View { Text(\"\\(a)\") }") == [.view("_Snippet0_0()")])
    #expect(roots("@Binding var a: Int\nvar body: some View { Text(\"\\(a)\") }") == [])
    #expect(roots("WindowGroup { Text(\"\") }") == [.scene("_snippet0_0_0")])
  }

  @Test("code inside a type shows the type")
  func enclosed() {
    let before = "```swift\n\(Self.home)```\n\n"
    #expect(roots("func load() {}", "preview in=HomeView", before: before) == [.view("HomeView()")])
  }

  @Test("a name may be that of a type anywhere on the page")
  func named() {
    let before = "```swift\n\(Self.home)```\n\n"
    #expect(roots("let a = 1", "preview=HomeView", before: before) == [.view("HomeView()")])
    #expect(plan("let a = 1", "preview=HomeView", before: before).code(1).contains("struct HomeView"))
  }

  @Test("what shows nothing is an error that says how to mend it")
  func failures() {
    #expect(problem("let a = 1")?.message == "block has no view to show")
    #expect(problem("let a = 1")?.remedy?.contains("snippet.hide") == true)
    #expect(problem(Self.row)?.message == "'RowView' cannot be made without arguments, so there is nothing to show")
    #expect(problem(Self.row, "preview=RowView")?.message == "'RowView' cannot be made without arguments")
    #expect(problem("struct A {}", "preview=A")?.message == "'A' is no view, scene or app")
    let two = problem(Self.home + "struct B: View { var body: some View { Text(\"\") } }")
    #expect(two?.message == "block has several views that could be shown: 'HomeView', 'B'")
    #expect(two?.remedy == "write preview=B, or add a #Preview")
    #expect(problem(Self.home, "preview=HomVew")?.remedy == "did you mean 'HomeView'?")
    // The compiler says what is wrong with code that cannot be read.
    #expect(problem("struct A: View {") == nil)
  }

  @Test("devices are those that the author names, else those that the code is made for")
  func devices() throws {
    func devices(_ code: String, _ attributes: String = "preview") -> [Recording.Device]? {
      plan(code, attributes).items.last?.run?.preview?.request.devices
    }
    #expect(devices(Self.home) == [.phone])
    #expect(devices("NavigationSplitView { Text(\"\") } detail: { Text(\"\") }") == [.phone, .tablet])
    #expect(devices("#Preview { NavigationSplitView { Text(\"\") } detail: { Text(\"\") } }") == [.phone, .tablet])
    #expect(devices("TabView { }.tabViewStyle(.sidebarAdaptable)") == [.phone, .tablet])
    #expect(devices("NavigationSplitView { Text(\"\") } detail: { Text(\"\") }", "preview device=phone") == [.phone])
    #expect(devices(Self.home, "preview device=tablet,phone") == [.tablet, .phone])
  }

  @Test("limits and the language of the page are asked for")
  func request() throws {
    let page = MarkedPage("```swift preview depth=2 states=7 timeout=4s\n\(Self.home)```\n")
    let input = PageSnippetInput(
      file: "page.md", document: page.document, source: Array(page.text.utf8), language: "ar")
    let run = try #require(PagePlan(input).items.first?.run)
    #expect(run.preview?.request.language == "ar")
    #expect(run.preview?.request.depth == 2 && run.preview?.request.states == 7)
    #expect(run.timeoutInMilliseconds == 4000)
  }

  @Test("modifiers that the shown view does not have are no preview")
  func modifiers() {
    let shown = plan(".padding()", "preview in=HomeView", before: "```swift\n\(Self.home)```\n\n")
    #expect(
      shown.diagnostics.map(\.message) == [
        "modifiers without their view stand beside 'HomeView', so that its preview would not show them"
      ])
    let own = plan(
      ".padding()\n#Preview { HomeView() }", "preview in=HomeView", before: "```swift\n\(Self.home)```\n\n")
    #expect(!own.diagnostics.contains { $0.message.hasPrefix("modifiers without") })
  }

  @Test("a preview that readers do not see is an error")
  func hidden() {
    let page = MarkedPage("«<!-- swift: preview»\n\(Self.home)-->\n")
    let found = page.scan().diagnostics
    #expect(found.map(\.code) == [.snippetAttributeConflict])
    #expect(found.first?.range == page.ranges.first)
  }
}
