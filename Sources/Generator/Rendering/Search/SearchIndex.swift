package import Languages

/// Writes what a page of one language loads when its reader begins to search: a script with the titles of all pages, and
/// for the beginning of each word the pages that hold it.
///
/// It decides which pages are looked at; what they say is in a script for each page (`SearchPageScript`), loaded when the
/// index leads there. So the index stays small: words are cut after six letters, and what Arabic and Hebrew write before
/// a word is left out where the word stands alone somewhere too.
package struct SearchIndex {
  /// As `CUT` in `search.js`.
  private static let length = 6

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

  private let keys: [String]
  private let text: [[Int]]
  private let titleKeys: [Int]
  private let titles: [[Int]]

  private init(_ pages: [Page]) {
    var words: Set<String> = []
    for page in pages { words.formUnion(page.terms.text) }
    // Most words stand on several pages, and several have one key.
    var keyNumbers: [String: Int] = [:]
    var keyOfWord: [String: Int] = [:]
    for word in words {
      let key = Self.key(of: word, among: words)
      let number = keyNumbers[key] ?? keyNumbers.count
      keyNumbers[key] = number
      keyOfWord[word] = number
    }
    let textPages = Self.pages(pages.map(\.terms.text), keyOfWord, count: keyNumbers.count)
    let titlePages = Self.pages(pages.map(\.terms.titles), keyOfWord, count: keyNumbers.count)
    let sorted = keyNumbers.sorted { SearchTerms.inOrder($0.key, $1.key) }
    keys = sorted.map(\.key)
    text = sorted.map { textPages[$0.value] }
    titleKeys = sorted.indices.filter { !titlePages[sorted[$0].value].isEmpty }
    titles = titleKeys.map { titlePages[sorted[$0].value] }
  }

  /// For each key the pages that hold a word of it.
  private static func pages(_ terms: [[String]], _ keyOfWord: [String: Int], count: Int) -> [[Int]] {
    var result = [[Int]](repeating: [], count: count)
    for (page, words) in terms.enumerated() {
      for word in words {
        if let key = keyOfWord[word], result[key].last != page { result[key].append(page) }
      }
    }
    return result
  }

  /// A word as it stands in the index.
  private static func key(of term: String, among words: Set<String>) -> String {
    let stem = SearchStems.rests(of: term).first { words.contains($0) } ?? term
    if stem.utf8.count <= length { return stem }
    return String(String.UnicodeScalarView(stem.unicodeScalars.prefix(length)))
  }

  private func write(to json: inout JSONWriter) {
    json.raw(",\"terms\":")
    json.string(Self.folded(keys))
    json.raw(",\"text\":")
    json.string(text.map(Self.numbers).joined())
    json.raw(",\"titleTerms\":")
    json.string(Self.numbers(titleKeys))
    json.raw(",\"titles\":")
    json.string(titles.map(Self.numbers).joined())
  }

  /// Sorted words, each as the number of characters that it shares with the one before it, as a capital, and the rest.
  private static func folded(_ keys: [String]) -> String {
    var result = ""
    var previous: [UInt16] = []
    for key in keys {
      let units = Array(key.utf16)
      let shared = sharedCount(previous, units)
      result.unicodeScalars.append(Unicode.Scalar(UInt8(ascii: "A") + UInt8(shared)))
      result += String(decoding: units[shared...], as: UTF16.self)
      previous = units
    }
    return result
  }

  private static func sharedCount(_ a: [UInt16], _ b: [UInt16]) -> Int {
    var count = 0
    // Never all, so that each word has letters of its own, and never half a character.
    while count < min(a.count, b.count - 1, 25), a[count] == b[count] { count += 1 }
    if count > 0, UTF16.isTrailSurrogate(b[count]) { count -= 1 }
    return count
  }

  /// Rising numbers, each as the distance to the one before it: twenty-sixes in digits, and the rest as a capital, or as
  /// a small letter in the last.
  private static func numbers(_ values: [Int]) -> String {
    var result = ""
    var previous = -1
    for (index, value) in values.enumerated() {
      let distance = value - previous - 1
      if distance >= 26 { result += String(distance / 26) }
      let first = UInt8(ascii: index == values.count - 1 ? "a" : "A")
      result.unicodeScalars.append(Unicode.Scalar(first + UInt8(distance % 26)))
      previous = value
    }
    return result
  }
}
