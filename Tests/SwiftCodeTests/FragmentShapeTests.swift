import Testing

@testable import SwiftCode

struct FragmentShapeTests {
  @Test(arguments: [
    ("import SwiftUI\nstruct A: View { var body: some View { Text(\"a\") } }", FragmentKind.declarations),
    ("@main\nstruct A: App { var body: some Scene { WindowGroup { B() } } }", .file),
    ("#!/usr/bin/env swift\nprint(1)", .file),
    ("@State private var count = 0\nvar body: some View { Text(\"\\(count)\") }", .viewMembers),
    ("private var header: some View { Text(title) }", .viewMembers),
    ("let viewModel: ProfileViewModel", .viewMembers),
    ("@Published var name = \"\"\nfunc load() async { name = \"x\" }", .objectMembers),
    ("case detail(id: UUID)\nindirect case other(Route)\nvar id: Self { self }", .enumCases),
    ("init(service: Service) { self.service = service }", .typeMembers),
    ("static let shared = Store()\nprivate init() {}", .typeMembers),
    ("path.append(Route.settings)", .statements),
    ("let url = URL(string: \"a\")!\nrouter.open(url)", .statements),
    ("let data = try await load()", .statements),
    ("guard let book else { return }\nprint(book)", .statements),
    ("Task { await load() }", .statements),
    ("AccessibilityNotification.ScreenChanged().post()", .statements),
    ("let books = [Book(id: 1)]", .declarations),
    ("func push() {}\nlet limit = 3", .declarations),
    ("#Preview { ContentView() }", .declarations),
    ("@Test func push() { #expect(true) }", .declarations),
    ("#if os(iOS)\nstruct A {}\n#endif", .declarations),
    ("List(books) { Text($0.title) }\n    .navigationTitle(\"a\")", .viewExpression),
    ("Text(\"a\")\nText(\"b\")", .viewExpression),
    ("if let book { Text(book.title) } else { ProgressView() }", .viewExpression),
    ("switch route { case .a: Text(\"a\")\ncase .b: EmptyView() }", .viewExpression),
    ("let model = Model()\nChildView(model: model)", .viewExpression),
    ("@Bindable var session = session\nTextField(\"a\", text: $session.name)", .viewExpression),
    (".sheet(item: $item) { DetailView(item: $0) }\n.onOpenURL { router.open($0) }", .modifierChain),
  ])
  func `one kind of code has one shape`(source: String, kind: FragmentKind) {
    #expect(SwiftFragment(source).shape == .uniform(kind))
  }

  @Test(arguments: ["", "\n\n", "// only words", "/* only words */\n"])
  func `a fragment without code is empty`(source: String) {
    #expect(SwiftFragment(source).shape == .empty)
    #expect(SwiftFragment(source).parts.isEmpty)
  }

  @Test func `a line that begins with a dot behind a gap has no receiver`() {
    #expect(
      drawParts("let x = f()\n\n// modifiers\n.sheet(a)\n.alert(b)") == """
        statements 1: let x = f()
        modifierChain 2: // modifiers | .sheet(a) | .alert(b)
        """)
    #expect(drawParts("let x = f()\n.first()") == "declarations 0: let x = f() | .first()")
    #expect(drawParts("let x = f()\n\n  .first()") == "declarations 0: let x = f() |   .first()")
  }

  @Test func `modifiers behind a property of a view use it`() {
    #expect(
      drawParts("@State var item: Item?\n.sheet(item: $item) { Text($0.name) }") == """
        viewMembers 1: @State var item: Item?
        modifierChain 2 in 1: .sheet(item: $item) { Te
        """)
  }

  @Test func `an expression and statements behind properties share their type`() {
    #expect(
      drawParts("@State var path = Path()\n\nNavigationStack(path: $path) { Home() }\n\npath.append(1)") == """
        viewMembers 1: @State var path = Path()
        viewExpression 2 in 1: NavigationStack(path: $p
        statements 3 in 1: path.append(1)
        """)
  }

  @Test func `types are lifted out of statements, which keep one function`() {
    #expect(
      drawParts("let a = Router()\na.push()\nextension Router { func pop() {} }\na.pop()\nstruct Router {}") == """
        statements 1: let a = Router() | a.push()
        declarations 0: extension Router { func 
        statements 1: a.pop()
        declarations 0: struct Router {}
        """)
  }

  @Test func `a property that a type needs is lifted with it`() {
    #expect(
      drawParts("let store = Store()\nstruct V { func f() { store.go() } }\nprint(store)") == """
        declarations 0: let store = Store() | struct V { func f() { st
        statements 1: print(store)
        """)
  }

  @Test func `a function that uses a local stays with it`() {
    #expect(drawParts("let a = 1\nfunc f() { use(a) }\nf()") == "statements 1: let a = 1 | func f() { use(a) } | f()")
    #expect(
      drawParts("func f() -> Int { 1 }\nuse(f())") == "declarations 0: func f() -> Int { 1 }\nstatements 1: use(f())")
  }

  @Test func `a name declared again behind a gap is another version`() {
    #expect(
      drawParts("// wrong\nlet a = 1\nuse(a)\n\n// right\nlet a = 2\nuse(a)") == """
        statements 1: // wrong | let a = 1 | use(a)
        statements 2: // right | let a = 2 | use(a)
        """)
  }

  @Test func `a line of dashes divides what would be one`() {
    #expect(
      drawParts("print(1)\n// --- then\nprint(2)\n// ---\n.sheet(a)") == """
        statements 1: print(1)
        statements 2: // --- then | print(2)
        modifierChain 3: // --- | .sheet(a)
        """)
  }

  @Test func `an expression names the builder that takes it`() {
    #expect(drawParts("Tab(\"a\", value: 1) { A() }") == "viewExpression 1 (tab): Tab(\"a\", value: 1) { A()")
    #expect(drawParts("WindowGroup { A() }") == "viewExpression 1 (scene): WindowGroup { A() }")
    #expect(drawParts("ToolbarItem { A() }") == "viewExpression 1 (toolbar): ToolbarItem { A() }")
  }

  @Test func `a value of a type that is no view is a statement`() {
    #expect(drawParts("struct A: Hashable {}\nA()").hasSuffix("statements 1: A()"))
    #expect(drawParts("struct A: View {}\nA()").hasSuffix("viewExpression 1: A()"))
    #expect(SwiftFragment("Row(a)\nCell(b)").parts.first?.callees == ["Cell", "Row"])
  }

  @Test func `a returned view is told from one that a builder takes`() {
    #expect(
      drawParts("let a = Model()\nreturn Child(a)") == "viewExpression 1 returns: let a = Model() | return Child(a)")
  }

  @Test(arguments: [
    "let x = f()\n\n.sheet(a)\nstruct A {}\nprint(1) // end\n\n", "\n\n// c\nimport A\n/* a\n b */ struct B {}\n",
    "@State var a = 1\r\n.b()\r\n", "case a\ncase b // c\n", "struct A {}; print(1)\n#if X\nprint(2)\n#endif",
  ])
  func `the parts cover the source`(source: String) {
    let fragment = SwiftFragment(source)
    var end = 0
    for part in fragment.parts {
      #expect(part.range.lowerBound == end)
      end = part.range.upperBound
    }
    #expect(end == source.utf8.count)
  }
}
