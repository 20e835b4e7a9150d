import Testing

@testable import SwiftCode

struct UsedNamesTests {
  @Test(arguments: [
    ("path.append(Route.settings)", "path Route"),
    ("f(label: value, other)", "f value other"),
    ("$path.x; _model = State(initialValue: $0)", "path model State"),
    ("let a = \\Book.title; b(\\.id)", "Book b"),
    ("items.map { item in item.name + suffix }", "items + suffix"),
    ("items.map { $0.name }", "items"),
    ("if let book, let x = y { use(book, x, z) }", "book y use z"),
    ("guard let a = b else { return }\nuse(a)", "b use"),
    ("for a in b where a > c { use(a) }", "b > c use"),
    ("switch route { case .detail(let id): use(id); case other: break }", "route use other"),
    ("do { try f() } catch { print(error) }", "f print"),
    ("func f<T: P>(_ a: T, b c: Q = d) -> R where T.X == S { g(a, c) }", "P Q d R S g"),
    ("struct A<T>: B { let x: T; func f() { x; y; f() } }", "B y@A"),
    ("extension Router { func pop() { path.removeLast() } }", "Router path@Router"),
    ("class Router { var path = 1 }\nextension Router { func pop() { path } }", ""),
    ("#expect(a == b)", "#expect a == b"),
    ("@Clamped(limit) var a = 1", "Clamped limit"),
    ("f { [weak model, b = c] in use(model, b) }", "f model c use"),
    ("let book = book", "book"),
    ("@Bindable var session = session\nText(session.name)", "Bindable session Text"),
    ("func f() { g() }\nfunc g() { f() }", ""),
    ("var a: Int { get { stored } set { stored = newValue } }", "Int stored"),
    ("let x: Foo.Bar<Baz> = .init()", "Foo Baz"),
    ("infix operator ~>: P\nprecedencegroup P {}\nfunc ~> (a: Int, b: Int) {}\na ~> b", "Int a b"),
    ("\"\\(name) \\(other.x)\"", "name other"),
    ("a.self; Self.x; super.y; self.z", "a z"),
    ("import SwiftUI\nimport struct Foundation.URL", ""),
  ])
  func `free names are found and no others`(source: String, names: String) {
    #expect(drawUses(source).split(separator: " ").sorted() == names.split(separator: " ").sorted())
  }

  @Test func `members are listed apart`() {
    let fragment = SwiftFragment("Root().withAppRouter(); a(\\.isSecondaryColumn); b = .live; let c: A.B")
    #expect(fragment.usedMembers.map(\.name) == ["withAppRouter", "isSecondaryColumn", "live", "B"])
    #expect(fragment.usedMembers.map { fragment.text($0.range) } == fragment.usedMembers.map(\.name))
  }

  @Test func `a local of another scope explains nothing`() {
    #expect(drawUses("let a = 1\nuse(a)\n// ---\nuse(a)") == "use a")
  }

  @Test func `the place of a name is its first use`() {
    let fragment = SwiftFragment("let x = $b + b")
    #expect(fragment.used.map { fragment.text($0.range) } == ["$b", "+"])
  }
}

struct DeclaredNamesTests {
  @Test func `kinds, members and conformances`() throws {
    let source = """
      struct A: View, @unchecked Sendable { var x = 1; func f() {}; enum E {} }
      extension B.C: @retroactive Error { static let d = 1 }
      let (e, f) = g
      prefix operator √
      """
    let declared = SwiftFragment(source).declared
    #expect(declared.map(\.name) == ["A", "B.C", "e", "f", "√"])
    #expect(declared.map(\.kind) == [.structure, .extensionOfType, .constant, .constant, .prefixOperator])
    #expect(declared[0].members == ["E", "f", "x"])
    #expect(declared[0].inherited == ["View", "Sendable"])
    #expect(declared[1].members == ["d"])
    #expect(declared[1].inherited == ["Error"])
    #expect(declared[1].isRetroactive)
  }

  @Test func `a conformance of a type declared beside it is not retroactive`() {
    #expect(SwiftFragment("extension A: P {}\nstruct A {}").declared.allSatisfy { !$0.isRetroactive })
    #expect(SwiftFragment("extension A {}").declared.allSatisfy { !$0.isRetroactive })
  }

  @Test func `placements follow the parts`() {
    let fragment = SwiftFragment("struct A {}\n@State var b = 1\nb.go()\n// ---\nlet c = 1\nc.go()")
    #expect(fragment.declared.map(\.placement) == [.file, .member, .local])
    #expect(fragment.declared.map(\.name) == ["A", "b", "c"])
  }

  @Test func `imports are read with their kinds`() {
    let imports = SwiftFragment("@testable import BookApp\nimport struct Foundation.URL\nimport A.B").imports
    #expect(imports.map(\.module) == ["BookApp", "Foundation", "A"])
    #expect(imports.map(\.path) == ["BookApp", "Foundation.URL", "A.B"])
    #expect(imports.map(\.symbolKind) == [nil, "struct", nil])
    #expect(imports.map(\.isTestable) == [true, false, false])
  }

  @Test func `waiting and throwing count at the top only`() {
    let inside = SwiftFragment("func f() async throws { try await g() }\nTask { await h() }")
    #expect(!inside.usesTopLevelAwait && !inside.usesTopLevelThrows)
    let outside = SwiftFragment("if a { try await g() }")
    #expect(outside.usesTopLevelAwait && outside.usesTopLevelThrows)
    #expect(!SwiftFragment("let a = try? g()").usesTopLevelThrows)
  }
}

struct AccessChangeTests {
  @Test(arguments: [
    ("struct A {}", " private struct A {}"),
    ("import B\n\n/// Doc\nstruct A {}", "import B; private \n\n/// Doc\nstruct A {}"),
    ("@MainActor\n@Observable\nfinal class A {}", "@MainActor\n@Observable private \nfinal class A {}"),
    (
      "struct A {}\nenum B {} // b\nfunc c() {}",
      " private struct A {}; private \nenum B {}; private  // b\nfunc c() {}"
    ),
    ("public struct A {}", "private struct A {}"),
    ("@available(iOS 17, *) open class A {}", "@available(iOS 17, *) private class A {}"),
    ("fileprivate let a = 1", "fileprivate let a = 1"),
    ("infix operator ~>", "infix operator ~>"),
    ("extension A: P {}", "extension A: P {}"),
    ("extension A {}", " private extension A {}"),
    ("#if X\nstruct A {}\n#endif\nstruct B {}", "#if X\n private struct A {}\n#endif; private \nstruct B {}"),
  ])
  func `private is written where it moves the least`(source: String, result: String) {
    #expect(makePrivate(source) == result)
  }

  @Test func `members and locals need no change`() {
    let fragment = SwiftFragment("@State var a = 1\nfunc f() {}\n// ---\nlet c = 1\nc.go()")
    #expect(fragment.declared.allSatisfy { $0.access == .impossible(.notTopLevel) })
  }
}
