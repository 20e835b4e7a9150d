/// The terms of one page that the index of its language is made from.
package struct SearchTerms: Hashable, Sendable {
  /// Of the whole page, sorted. Of Han characters each stands for itself: which of them stand together is found out in
  /// the page's text, since the pairs of a language would weigh more than all else in its index.
  package let text: [String]
  /// Of its title and its headings, sorted.
  package let titles: [String]

  init(_ text: SearchText, title: String) {
    var titleTerms: Set<String> = []
    var textTerms: Set<String> = []
    Self.add(title, to: &titleTerms)
    for section in text.sections {
      Self.add(section.title, to: &titleTerms)
      Self.add(section.text, to: &textTerms)
    }
    titles = titleTerms.sorted(by: Self.inOrder)
    self.text = textTerms.union(titleTerms).sorted(by: Self.inOrder)
  }

  private init(text: [String], titles: [String]) {
    self.text = text
    self.titles = titles
  }

  private static func add(_ text: String, to terms: inout Set<String>) {
    SearchTokenizer.forEachTerm(of: text) { term in
      if SearchTokenizer.isHan(term) {
        for scalar in term.unicodeScalars { terms.insert(String(scalar)) }
      } else {
        terms.insert(term)
      }
    }
  }

  /// By scalar, which is the order of the bytes and does not change with the Unicode version.
  static func inOrder(_ a: String, _ b: String) -> Bool {
    a.unicodeScalars.lexicographicallyPrecedes(b.unicodeScalars)
  }
}

extension SearchTerms {
  /// As one text, to be kept from run to run.
  package var bytes: [UInt8] {
    Array((text.joined(separator: " ") + "\n" + titles.joined(separator: " ")).utf8)
  }

  /// Reads what `bytes` wrote.
  package init(bytes: [UInt8]) {
    let lines = bytes.split(separator: 0x0A, maxSplits: 1, omittingEmptySubsequences: false).map { line in
      line.split(separator: 0x20).map { String(decoding: $0, as: UTF8.self) }
    }
    self.init(text: lines.first ?? [], titles: lines.count > 1 ? lines[1] : [])
  }
}
