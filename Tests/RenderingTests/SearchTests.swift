import Foundation
import Languages
import Markdown
import SiteGraph
import Snippets
import Testing

@testable import Rendering

@Suite struct SearchTests {
  /// Texts and their terms; the browser's tests read them too, and ask the page's script.
  private static func examples() throws -> [(text: String, terms: [String])] {
    let file = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "Fixtures/search-terms.json")
    let rows = try #require(try JSONSerialization.jsonObject(with: Data(contentsOf: file)) as? [[Any]])
    return try rows.map { (try #require($0[0] as? String), try #require($0[1] as? [String])) }
  }

  /// The words of a text, each once, with Han characters in pairs.
  private func terms(of text: String) -> [String] {
    var tokenizer = SearchTokenizer()
    var found: [String] = []
    Array(text.utf8).withUnsafeBufferPointer { bytes in
      tokenizer.forEachWord(of: bytes) { word in
        let form = String(decoding: word.bytes, as: UTF8.self)
        let letters = Array(form)
        let pairs = zip(letters, letters.dropFirst()).map { String([$0, $1]) }
        found += word.isHan && !pairs.isEmpty ? pairs : [form]
      }
    }
    return found.enumerated().filter { !found[..<$0.offset].contains($0.element) }.map(\.element)
  }

  @Test func `a text has the terms by which it is found`() throws {
    for (text, expected) in try Self.examples() { #expect(terms(of: text) == expected, "\(text)") }
  }

  @Test(arguments: [
    ("والمسار", ["مسار", "المسار"]), ("المسار", ["مسار"]), ("للمسار", ["مسار", "لمسار"]), ("ومسار", ["مسار"]),
    ("وبالواجهه", ["واجهه", "الواجهه", "بالواجهه"]), ("فبالشاشه", ["شاشه", "الشاشه", "بالشاشه"]),
    ("ولمسار", ["مسار", "لمسار"]), ("وللمسار", ["مسار", "لمسار", "للمسار"]),
    // What only looks like a beginning.
    ("وجه", []), ("والد", ["الد"]), ("بالغ", ["الغ"]), ("لون", []), ("كل", []),
    ("המסך", ["מסך"]), ("מהמסך", ["מסך", "המסך"]), ("ושהמסך", ["מסך", "המסך", "שהמסך"]),
    ("וכשהמסך", ["מסך", "המסך", "שהמסך", "כשהמסך"]), ("ולכשמסך", ["מסך", "כשמסך", "לכשמסך"]), ("שבדף", ["דף", "בדף"]),
    // Two of one kind never follow each other, and the article stands last.
    ("ללמוד", ["למוד"]), ("המסר", ["מסר"]), ("של", []), ("path", []),
  ])
  func `what Arabic and Hebrew write before a word can be left out`(word: String, rests: [String]) {
    let found = Array(word.utf8).withUnsafeBufferPointer { bytes in
      SearchStems.cuts(of: bytes).map { String(decoding: bytes[$0...], as: UTF8.self) }
    }
    #expect(found == rests)
  }

  private func script(
    _ markdown: String, _ tag: String = "en", presentations: [SnippetPresentation] = []
  ) throws -> SearchPageScript {
    let language = try #require(LanguageTag(tag))
    let document = MarkdownParser.parse(Array(markdown.utf8), file: "x.md", firstLine: 1, language: language)
    return SearchPageScript(
      document, of: PageContext.sample(of: document, language: language).facts, presentations: presentations)
  }

  private func places(of terms: SearchTerms) -> [String: SearchTerms.Place] {
    var places: [String: SearchTerms.Place] = [:]
    terms.forEach { term, place in places[String(decoding: term, as: UTF8.self)] = place }
    return places
  }

  private func text(of script: SearchPageScript) -> String { String(decoding: script.bytes, as: UTF8.self) }

  @Test func `a page is divided at its headings, its paragraphs and its rows`() throws {
    let script = try script(
      "Words `code`.\n\n## One {#one}\n\n- a\n- b\n\n| c | d |\n|---|---|\n| e | f |\n")
    #expect(
      text(of: script)
        == #"dalilSearch.text("en/x.html",[["","","Words code."],["one","One","a\nb\nc\td\ne\tf"]])"# + "\n")
    #expect(places(of: script.terms)["one"] == .title && places(of: script.terms)["code"] == .text)
  }

  @Test func `of code the lines are kept that have a name for the first time`() throws {
    let script = try script("A `path`.\n\n```swift\nlet path = 1\n  let path = 2\nroot(path)\n```\n")
    #expect(text(of: script).hasSuffix(#"[["","","A path.","let path = 1\nroot(path)"]])"# + "\n"))
    #expect(places(of: script.terms)["root"] == .code && places(of: script.terms)["path"] == .text)
  }

  @Test func `the title of a block and what the compiler says of it are text, and hidden lines are not there`() throws {
    let message = CompilerMessage(severity: .error, text: "no such name", line: 0, columns: 0..<1)
    let shown = SnippetPresentation(
      fenceLine: 1, code: "shown()\n", title: "The block", verdict: .compiles, messages: [message])
    let script = try script("```swift\nhidden()\nshown()\n```\n", "ar", presentations: [shown])
    #expect(text(of: script).contains(#"["","","The block\n\#u{2066}no such name\#u{2069}","shown()"]"#))
  }

  @Test func `code and terms in right-to-left text are isolated`() throws {
    let script = try script("استعمل `.sheet(item:)` في iOS 26+ دائمًا.", "ar")
    #expect(text(of: script).contains("استعمل \u{2066}.sheet(item:)\u{2069} في \u{2066}iOS 26+\u{2069} دائمًا."))
  }

  @Test func `what would end a script is escaped`() throws {
    #expect(text(of: try script("A `</script>` \u{2028} B")).contains(#"\u003c/script\u003e \u2028 B"#))
  }

  @Test func `an index holds each beginning of a word once, with its pages`() throws {
    let pages = try [("a", "The path\n\n## Root {#r}"), ("b", "Paths")].map { name, markdown in
      SearchIndex.Page(href: "en/\(name).html", title: name, terms: try script(markdown).terms)
    }
    let index = String(decoding: SearchIndex.bytes(of: pages, in: .fallback), as: UTF8.self)
    #expect(index.contains(#""pages":[["en/a.html","a"],["en/b.html","b"]]"#))
    // "path" is on the first page, "paths" on the second, "title" is the title of both.
    #expect(
      index.contains(
        #""terms":"ApathEsArootAtheBitle","text":"abaaAa","titlesTerms":"Cb","titles":"aAa","codeTerms":"","code":"""#))
  }

  @Test func `a name that a page has only in code is in the index, with no page where none has it in text`() throws {
    let pages = try ["```swift\nroot()\n```", "The root"].map {
      SearchIndex.Page(href: "p", title: "t", terms: try script("path\n\n" + $0).terms)
    }
    let index = String(decoding: SearchIndex.bytes(of: [pages[0]], in: .fallback), as: UTF8.self)
    #expect(
      index.contains(
        #""terms":"ApathArootAtitle","text":"a-a","titlesTerms":"c","titles":"a","codeTerms":"b","code":"a""#))
    let both = String(decoding: SearchIndex.bytes(of: pages, in: .fallback), as: UTF8.self)
    #expect(both.contains(#""text":"Aabaa"#) || both.contains(#""codeTerms":"b","code":"a""#))
  }

  @Test(arguments: [
    // Behind the article the word alone; behind other letters only if it stands alone somewhere too.
    ("وبالواجهة", "واجهه"), ("المسارات", "مسارا"), ("وجهة", "وجهه"), ("وجهة جهة", "جهه"), ("والد", "والد"),
    ("וכשהחלון", "חלון"), ("בחלון", "בחלון"), ("בחלון חלון", "חלון"),
  ])
  func `a word is in the index as it stands alone`(text: String, key: String) throws {
    let page = SearchIndex.Page(href: "p", title: "t", terms: try script(text).terms)
    let index = String(decoding: SearchIndex.bytes(of: [page], in: .fallback), as: UTF8.self)
    #expect(index.contains(#""terms":"AtitleA\#(key)","#), "\(index)")
  }

  @Test func `far pages are numbered by their distance`() throws {
    let terms = try script("word").terms
    let other = try script("else").terms
    let pages = (0..<60).map { number in
      SearchIndex.Page(href: "p\(number)", title: "t", terms: number == 0 || number == 59 ? terms : other)
    }
    let index = String(decoding: SearchIndex.bytes(of: pages, in: .fallback), as: UTF8.self)
    #expect(index.contains("A2g\""))
  }

  @Test func `terms survive being kept`() throws {
    let terms = try script("One two\n\n## Three {#t}").terms
    #expect(SearchTerms(bytes: terms.bytes) == terms)
  }
}
