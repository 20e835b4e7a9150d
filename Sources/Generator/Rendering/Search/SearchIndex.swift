package import Languages

/// Writes what a page of one language loads when its reader begins to search: a script with the titles of all pages, and
/// for the beginning of each word the pages that hold it.
///
/// It decides which pages are looked at; what they say is in a script for each page (`SearchPageScript`), loaded when the
/// index leads there. So the index stays small: words are cut after five letters, and what Arabic and Hebrew write before
/// a word is left out where the word stands alone somewhere too, or where it is the article.
package struct SearchIndex {
  /// As `CUT` in `search.js`.
  private static let length = 5

  /// A page of the language, in reading order.
  package struct Page {
    package var href: String
    package var title: String
    package var terms: SearchTerms

    package init(href: String, title: String, terms: SearchTerms) {
      self.href = href
      self.title = title
      self.terms = terms
    }
  }

  /// Where the scripts of the texts are, below the site's root.
  package static let folder = "assets/search/"

  package static func path(for language: LanguageTag) -> String { "\(folder)\(language.name).js" }

  package static func bytes(of pages: [Page], in language: LanguageTag) -> [UInt8] {
    let words = InterfaceText.text(for: language)
    var json = JSONWriter()
    json.raw("dalilSearch.index({\"dir\":")
    json.string(language.direction.rawValue)
    json.raw(",\"folder\":")
    json.string(folder)
    json.raw(",\"words\":{\"search\":")
    json.string(words.search)
    for (name, text) in words.searchWords {
      json.raw(",")
      json.string(name)
      json.raw(":")
      json.string(text)
    }
    json.raw(",\"results\":{")
    for (index, form) in words.searchResultForms.enumerated() {
      if index > 0 { json.raw(",") }
      json.string(form.name)
      json.raw(":")
      json.string(form.text)
    }
    json.raw("}},\"pages\":[")
    for (index, page) in pages.enumerated() {
      json.raw(index == 0 ? "[" : ",[")
      json.string(page.href)
      json.raw(",")
      json.string(page.title)
      json.raw("]")
    }
    json.raw("]")
    SearchIndex(pages).write(to: &json)
    json.raw("})\n")
    return json.bytes
  }

  /// In order.
  private let keys: [[UInt8]]
  private let text: [[Int32]]
  private let titles: Pages
  /// Of the pages that have a term only in code.
  private let code: Pages

  /// The pages of some of the keys: the numbers of the keys, and for each its pages.
  private struct Pages {
    let keys: [Int32]
    let pages: [[Int32]]

    init(_ all: [[Int32]]) {
      keys = all.indices.filter { !all[$0].isEmpty }.map(Int32.init)
      pages = all.filter { !$0.isEmpty }
    }
  }

  private init(_ pages: [Page]) {
    let terms = IndexedTerms(pages.map(\.terms))
    let (table, keyOfWord) = Self.keys(of: terms.words)
    let sorted = table.sortedNumbers()
    keys = sorted.map { number in table.withWord(number) { Array($0) } }
    let none = [[Int32]](repeating: [], count: table.count)
    var (inText, inTitles, inCode) = (none, none, none)
    for (page, uses) in terms.uses.enumerated() {
      let page = Int32(page)
      for use in uses where use.place != .code {
        let key = Int(keyOfWord[Int(use.word)])
        if inText[key].last != page { inText[key].append(page) }
        if use.place == .title, inTitles[key].last != page { inTitles[key].append(page) }
      }
      for use in uses where use.place == .code {
        let key = Int(keyOfWord[Int(use.word)])
        if inText[key].last != page, inCode[key].last != page { inCode[key].append(page) }
      }
    }
    text = sorted.map { inText[$0] }
    titles = Pages(sorted.map { inTitles[$0] })
    code = Pages(sorted.map { inCode[$0] })
  }

  /// The terms of all pages, each word held once.
  private struct IndexedTerms {
    struct Use {
      var word: Int32
      var place: SearchTerms.Place
    }

    private(set) var words = TermTable(expecting: 4096)
    /// Of each page.
    private(set) var uses: [[Use]] = []

    init(_ pages: [SearchTerms]) {
      for terms in pages {
        var found: [Use] = []
        terms.forEach { term, place in found.append(Use(word: Int32(words.insert(term)), place: place)) }
        uses.append(found)
      }
    }
  }

  /// The words as they stand in the index, and the number of that for each word: what is left of it behind other letters
  /// if that stands alone somewhere, or if the letters are the article.
  private static func keys(of words: TermTable) -> (TermTable, [Int32]) {
    var keys = TermTable(expecting: words.count)
    let numbers = (0..<words.count).map { number in
      words.withWord(number) { word in
        let cuts = SearchStems.cuts(of: word)
        let cut =
          cuts.first { words.contains(UnsafeBufferPointer(rebasing: word[$0...])) }
          ?? cuts.first { SearchStems.isArticle(before: $0, in: word) } ?? 0
        return Int32(keys.insert(beginning(of: UnsafeBufferPointer(rebasing: word[cut...]))))
      }
    }
    return (keys, numbers)
  }

  private static func beginning(of word: UnsafeBufferPointer<UInt8>) -> UnsafeBufferPointer<UInt8> {
    var letters = 0
    for index in word.indices where word[index] & 0xC0 != 0x80 {
      if letters == length { return UnsafeBufferPointer(rebasing: word[..<index]) }
      letters += 1
    }
    return word
  }

  private func write(to json: inout JSONWriter) {
    json.raw(",\"terms\":")
    json.string(Self.folded(keys))
    json.raw(",\"text\":")
    json.string(Self.numbers(text))
    json.raw(",\"titlesTerms\":")
    json.string(titles.keys.isEmpty ? [] : Self.numbers([titles.keys]))
    json.raw(",\"titles\":")
    json.string(Self.numbers(titles.pages))
    json.raw(",\"codeTerms\":")
    json.string(code.keys.isEmpty ? [] : Self.numbers([code.keys]))
    json.raw(",\"code\":")
    json.string(Self.numbers(code.pages))
  }

  /// Sorted words, each as the number of characters that it shares with the one before it, as a capital, and the rest.
  private static func folded(_ keys: [[UInt8]]) -> [UInt8] {
    var result: [UInt8] = []
    var previous: [UInt8] = []
    for key in keys {
      let (bytes, units) = shared(previous, key)
      result.append(UInt8(ascii: "A") + UInt8(units))
      result += key[bytes...]
      previous = key
    }
    return result
  }

  /// How many bytes two words share at their beginning, and how many units of a string in JavaScript that is.
  private static func shared(_ a: [UInt8], _ b: [UInt8]) -> (bytes: Int, units: Int) {
    var (bytes, units) = (0, 0)
    while bytes < b.count {
      let length = b[bytes] < 0x80 ? 1 : b[bytes] < 0xE0 ? 2 : b[bytes] < 0xF0 ? 3 : 4
      let end = bytes + length
      // Never all, so that each word has letters of its own.
      guard end < b.count, end <= a.count, a[bytes..<end] == b[bytes..<end] else { break }
      bytes = end
      units += length == 4 ? 2 : 1
    }
    return (bytes, units)
  }

  /// Lists of rising numbers, each as the distance to the one before it: twenty-sixes in digits, and the rest as a
  /// capital, or as a small letter in the last; a list of none is a hyphen.
  private static func numbers(_ lists: [[Int32]]) -> [UInt8] {
    var result: [UInt8] = []
    for values in lists {
      if values.isEmpty { result.append(UInt8(ascii: "-")) }
      var previous: Int32 = -1
      for (index, value) in values.enumerated() {
        let distance = value - previous - 1
        if distance >= 26 { result += String(distance / 26).utf8 }
        let first = UInt8(ascii: index == values.count - 1 ? "a" : "A")
        result.append(first + UInt8(distance % 26))
        previous = value
      }
    }
    return result
  }
}
