import Foundation
import Testing

/// What Xcode says about wrong models, queries and macros is said here too, once and at the same place.
@Suite("Mistakes with models and macros")
struct SwiftDataMistakeTests {
  static let mistakes: [(code: String, line: Int, words: String)] = [
    ("@Model struct Item { var name = \"\" }", 1, "'@Model' cannot be applied to struct type 'Item'"),
    ("@Model enum Item { case one }", 1, "'@Model' cannot be applied to enum type 'Item'"),
    ("@Model final class Item { var name = \"\" }", 1, "@Model requires an initializer be provided for 'Item'"),
    (
      "@Model final class Item {\n  var when: Date = .now\n  init() {}\n}", 2,
      "A default value requires a fully qualified domain named value"
    ),
    (
      "@Model final class Item {\n  var description: String = \"\"\n  init() {}\n}", 2,
      "A stored property cannot be named 'description'"
    ),
    (
      "@Model final class Item {\n  @Transient var name: String\n  init() { name = \"\" }\n}", 2,
      "@Transient properties must have a default value"
    ),
    ("\(item)struct Screen { @Query(sort: \\Item.title) var items: [Item] }", 2, "'Item' has no member 'title'"),
    (
      "\(item)@MainActor func add(to context: ModelContext) { context.insert(\"a\") }", 2,
      "conform to 'PersistentModel'"
    ),
    (
      "\(item)@MainActor func add(to items: Screen) { items.items.append(Item()) }\nstruct Screen: View { @Query var items: [Item]; var body: some View { Text(\"a\") } }",
      2, "'items' is a get-only property"
    ),
    ("\(item)let named = #Predicate<Item> { $0.title == \"a\" }", 2, "'Item' has no member 'title'"),
    (
      "@Animatable struct Look: ViewModifier {\n  var isOn: Bool\n  func body(content: Content) -> some View { content }\n}",
      2, "Property 'isOn' of type 'Bool' cannot be animated"
    ),
    (
      "struct Plain { @Entry var name = \"\" }", 1,
      "'@Entry' macro can only attach to var declarations inside extensions"
    ),
    ("extension EnvironmentValues { @Entry var count: Int }", 1, "@Entry needs a default value"),
  ]

  private static let item = "@Model final class Item { var name: String; init() { name = \"\" } }\n"

  @Test("each is one error in the reader's own line", arguments: mistakes)
  func mistake(code: String, line: Int, words: String) throws {
    let output = try BuiltLibrary().typeCheck(source: "import SwiftUI; import SwiftData; \(code)")
    let errors = output.split(separator: "\n").filter { $0.contains(": error: ") && !$0.hasPrefix(" ") }
    #expect(errors.count == 1, "\(output)")
    let first = try #require(errors.first)
    #expect(first.contains("Source.swift:\(line):") && first.contains(words), "\(output)")
  }

  @Test("what a model cannot keep, and what a query cannot fetch, is named")
  func types() throws {
    let library = try BuiltLibrary()
    let kept = try library.typeCheck(
      source: """
        import SwiftData
        struct Plain { var number = 1 }
        @Model final class Item { var plain = Plain(); init() {} }
        """)
    #expect(kept.contains("no exact matches in call to instance method 'getValue'"), "\(kept)")
    let fetched = try library.typeCheck(
      source: """
        import SwiftData
        final class Plain {}
        struct Screen { @Query var items: [Plain] }
        """)
    #expect(fetched.contains("does not conform to protocol 'PersistentModel'"), "\(fetched)")
  }
}
