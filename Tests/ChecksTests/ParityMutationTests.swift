import Checks
import Diagnostics
import Foundation
import Testing

/// Each change of a page that is a faithful translation is one finding, at its place on both pages.
@Suite struct ParityMutationTests {
  private static let english = """
    The opening.

    ## Stacks {#stacks}

    A stack has a `path`.

    ```swift id=model title="The model"
    struct Book: Identifiable {
      let id: Int  // its number
      var title = "Dune"
    }
    ```

    ```swift run uses=model
    let book = Book(id: 7)
    print("\\(book.id) pages of \\(book.title)")
    ```

    ```text output
    7 pages of Dune
    ```

    | API | since |
    | --- | ----: |
    | `NavigationStack` | iOS 16 |
    | `NavigationPath` | iOS 16 |
    | `inspector` | iOS 17 |

    ## Splits {#splits}

    > [!TIP]
    > Use `NavigationSplitView`.

    ```json
    {"name": "Split", "columns": 3}
    ```

    <!-- swift: id=hidden
    let limit = 3
    -->

    ## FAQ {#faq}

    ### Why? {#why}

    Because of `id`.

    ### How? {#how}

    - [x] first
    - [ ] second

    """

  private static let hebrew = """
    הפתיחה.

    ## מחסניות {#stacks}

    למחסנית יש `path`.

    ```swift id=model title="המודל"
    struct Book: Identifiable {
      let id: Int  // המספר שלו
      var title = "חולית"
    }
    ```

    ```swift run uses=model
    let book = Book(id: 7)
    print("\\(book.title): \\(book.id) עמודים")
    ```

    ```text output
    חולית: 7 עמודים
    ```

    | ממשק | מאז |
    | --- | ----: |
    | `NavigationStack` | iOS 16 |
    | `NavigationPath` | iOS 16 |
    | `inspector` | iOS 17 |

    ## פיצולים {#splits}

    > [!TIP]
    > השתמשו ב־`NavigationSplitView`.

    ```json
    {"name": "פיצול", "columns": 3}
    ```

    <!-- swift: id=hidden
    let limit = 3
    -->

    ## שאלות נפוצות {#faq}

    ### למה? {#why}

    בגלל `id`.

    ### איך? {#how}

    - [x] ראשון
    - [ ] שני

    """

  /// Replaces the only place where a text stands.
  private static func changed(_ text: String, _ change: (String, String)?) throws -> String {
    guard let (old, new) = change else { return text }
    let pieces = text.split(separator: old, omittingEmptySubsequences: false)
    try #require(pieces.count == 2, "\(old) stands \(pieces.count - 1) times")
    return pieces.joined(separator: new)
  }

  private func expect(
    _ code: DiagnosticCode?, _ translation: (String, String)?, _ source: (String, String)? = nil,
    saying words: String? = nil, sourceLocation: SourceLocation = #_sourceLocation
  ) throws {
    let pair = TranslationPair(
      try Self.changed(Self.english, source), try Self.changed(Self.hebrew, translation))
    if let code {
      try pair.expect(code, saying: words, sourceLocation: sourceLocation)
    } else {
      try pair.expectNothing(sourceLocation: sourceLocation)
    }
  }

  @Test func `a faithful translation has no finding`() throws {
    try TranslationPair(Self.english, Self.hebrew).expectNothing()
    try TranslationPair(Self.english, Self.english).expectNothing()
  }

  @Test func `a changed name`() throws {
    try expect(
      .parityCode, ("struct Book", "struct ⟦Sefer⟧"), ("struct Book", "struct ⟦Book⟧"),
      saying: "code has 'Sefer' where the source has 'Book'")
  }

  @Test func `a changed number`() throws {
    try expect(.parityCode, ("Book(id: 7)", "Book(id: ⟦8⟧)"), ("Book(id: 7)", "Book(id: ⟦7⟧)"))
    try expect(.parityCode, ("limit = 3", "limit = ⟦4⟧"), ("limit = 3", "limit = ⟦3⟧"))
    try expect(.parityCode, ("\"columns\": 3", "\"columns\": ⟦2⟧"), ("\"columns\": 3", "\"columns\": ⟦3⟧"))
  }

  @Test func `a changed operator and a changed keyword`() throws {
    try expect(.parityCode, ("let limit =", "⟦var⟧ limit ="), ("let limit =", "⟦let⟧ limit ="))
    try expect(.parityCode, ("limit = 3", "limit = ⟦-⟧3"), ("limit = 3", "limit = ⟦3⟧"))
  }

  @Test func `literals, comments and white space are the translation's own`() throws {
    try expect(nil, ("\"חולית\"", "\"ספר\""))
    try expect(nil, ("// המספר שלו", "/* מספר */"))
    try expect(nil, ("  // המספר שלו", ""))
    try expect(nil, ("let book = Book(id: 7)", "let book =\n  Book( id:7 )"))
    try expect(nil, ("{\"name\": \"פיצול\"", "{\n\"name\": \"מפוצל\""))
    try expect(nil, ("title=\"המודל\"", "title=\"ספר\""))
  }

  @Test func `expressions in literals are code`() throws {
    try expect(
      .parityCode, ("\\(book.id) עמודים", "\\(⟦book.title⟧) עמודים"), ("\\(book.id)", "\\(⟦book.id⟧)"),
      saying: "code has 'book.title' where the source has 'book.id'")
    try expect(.parityCode, (": \\(book.id) עמודים", ""), ("\\(book.id)", "\\(⟦book.id⟧)"))
  }

  @Test func `a name in JSON is code`() throws {
    try expect(.parityCode, ("\"name\"", "⟦\"שם\"⟧"), ("\"name\"", "⟦\"name\"⟧"))
  }

  @Test func `a line too many and a line too few`() throws {
    try expect(
      .parityCode, ("let limit = 3", "let limit = 3\n⟦print⟧(limit)"), nil,
      saying: "code goes on with 'print(limit)' where the source ends")
    try expect(
      .parityCode, nil, ("let limit = 3", "let limit = 3\n⟦print⟧(limit)"),
      saying: "code ends where the source goes on with 'print(limit)'")
  }

  @Test func `a removed block`() throws {
    let model = Self.block(of: Self.hebrew, from: "```swift id=model", to: "```\n\n")
    try expect(
      .parityBlock, (model, ""), ("```swift id=model title=\"The model\"", "⟦```swift id=model title=\"The model\"⟧"))
    let json = Self.block(of: Self.hebrew, from: "```json", to: "```\n\n")
    try expect(
      .parityBlock, (json, ""), ("```json", "⟦```json⟧"),
      saying: "block of 'json' of the source is missing: '{\"name\": \"Split\", \"columns\": 3}'")
    let hidden = Self.block(of: Self.hebrew, from: "<!-- swift", to: "-->\n\n")
    try expect(.parityBlock, (hidden, ""), ("<!-- swift: id=hidden", "⟦<!-- swift: id=hidden⟧"))
  }

  @Test func `an added block`() throws {
    try expect(
      .parityBlock, ("למחסנית יש `path`.", "יש `path`.\n\n⟦```swift⟧\nlet a = 1\n```"),
      ("## Stacks {#stacks}", "⟦## Stacks {#stacks}⟧"))
  }

  @Test func `swapped blocks`() throws {
    let model = Self.block(of: Self.hebrew, from: "```swift id=model", to: "```\n\n")
    let run = Self.block(of: Self.hebrew, from: "```swift run", to: "```\n\n")
    try expect(.parityBlock, (model + run, run + model))
  }

  @Test func `blocks that have each other's place round another one`() throws {
    let (first, second) = ("```swift\nlet a = 1\n```\n\n", "```swift\nlet b = 1\n```\n\n")
    let middle = "```sh\nls\n```\n\n"
    try TranslationPair(first + middle + second, second + middle + first).expect(
      .parityBlock, saying: "Swift block stands elsewhere in the source")
  }

  @Test func `a changed fence`() throws {
    try expect(
      .parityBlock, ("```swift run uses=model", "⟦```swift uses=model⟧"),
      ("```swift run uses=model", "⟦```swift run uses=model⟧"),
      saying: "block is not marked 'run' as its source is")
    try expect(
      .parityBlock, ("id=model title=\"המודל\"", "id=book title=\"המודל\""), nil,
      saying: "block is marked 'id=book', its source 'id=model'")
    try expect(.parityBlock, (" title=\"המודל\"", ""), nil)
    try expect(.parityBlock, ("```json", "⟦```js⟧"), ("```json", "⟦```json⟧"))
    try expect(.parityBlock, ("```swift id=model", "```swift tr=free id=model"), nil)
  }

  @Test func `a changed table`() throws {
    try expect(
      .parityTable, ("| `NavigationPath` | iOS 16 |\n", ""),
      ("| `NavigationPath` | iOS 16 |", "| ⟦`NavigationPath` | iOS 16⟧ |"),
      saying: "table has 2 rows, in the source 3: 'NavigationPath' is missing")
    try expect(
      .parityTable, ("| `inspector`", "| ⟦`sheet` | iOS 13⟧ |\n| `inspector`"), nil,
      saying: "table has 4 rows, in the source 3: 'sheet' stands in no row of the source")
    try expect(
      .parityTable, ("----:", ":---:"), nil, saying: "column 2 is aligned at its centre, in the source at its end")
    let table = Self.block(of: Self.hebrew, from: "| ממשק", to: "iOS 17 |\n\n")
    try expect(.parityTable, (table, ""), ("| API | since |", "⟦| API | since⟧ |"))
    try expect(.parityTable, ("| ממשק | מאז |\n| --- | ----: |", "| ממשק | מאז | עד |\n| --- | ---: | --- |"), nil)
  }

  @Test func `a changed section`() throws {
    let splits = Self.block(of: Self.hebrew, from: "## פיצולים", to: "-->\n\n")
    try expect(
      .paritySection, (splits, ""), ("## Splits {#splits}", "⟦## Splits {#splits}⟧"),
      saying: "section 'Splits' of the source is missing")
    let stacks = Self.block(of: Self.hebrew, from: "## מחסניות", to: "iOS 17 |\n\n")
    try expect(.paritySection, (stacks + splits, splits + stacks), nil)
    try expect(
      .paritySection, ("## פיצולים {#splits}", "⟦### פיצולים {#splits}⟧"),
      ("## Splits {#splits}", "⟦## Splits {#splits}⟧"))
    try expect(
      .paritySection, (" {#splits}", ""), nil, saying: "heading has not the id {#splits} that it has in the source")
    try expect(
      .paritySection, ("## פיצולים", "⟦## חדש {#new}⟧\n\n## פיצולים"), nil,
      saying: "section 'חדש' does not stand in the source")
  }

  @Test func `a changed question`() throws {
    try expect(
      .parityQuestion, ("### למה? {#why}\n\nבגלל `id`.\n\n", ""), ("### Why? {#why}", "⟦### Why? {#why}⟧"),
      saying: "question 'Why?' of the source is missing")
    try expect(.parityQuestion, ("## שאלות נפוצות", "## דברים שנשאלו"), nil)
  }

  @Test func `a changed callout and a changed list of tasks`() throws {
    try expect(.parityBlock, ("[!TIP]", "[!NOTE]"), nil, saying: "callout [!NOTE] is [!TIP] in the source")
    try expect(.parityBlock, ("- [ ] שני", "- [x] שני"), nil)
    try expect(.parityBlock, ("- [ ] שני\n", ""), nil, saying: "list has 1 task, in the source 2")
  }

  @Test func `a changed output`() throws {
    try expect(
      .parityOutput, ("חולית: 7 עמודים\n```", "⟦חולית: 8 עמודים⟧\n```"), ("7 pages of Dune\n", "⟦7 pages of Dune⟧\n"),
      saying: "output has '8', in the source '7'")
    try expect(
      .parityOutput, ("חולית: 7 עמודים\n```", "חולית: 7 עמודים\nסוף\n```"), nil,
      saying: "output has 2 lines, in the source 1")
    try expect(nil, ("חולית: 7 עמודים\n```", "חולית: ٧ עמודים\n```"))
  }

  /// A text from where something begins to the end of something behind it.
  private static func block(of text: String, from start: String, to end: String) -> String {
    guard let first = text.range(of: start), let last = text[first.upperBound...].range(of: end) else { return text }
    return String(text[first.lowerBound..<last.upperBound])
  }
}
