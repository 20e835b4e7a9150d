/// What tells English prose from English names.
enum EnglishWords {
  /// Words that hold sentences together and stand in few names.
  private static let functionWords: Set<String> = [
    "the", "a", "an", "of", "and", "or", "to", "in", "on", "at", "for", "with", "from", "by", "as", "is", "are", "was",
    "were", "be", "been", "has", "have", "had", "it", "its", "this", "that", "these", "those", "which", "what", "when",
    "where", "why", "how", "who", "you", "your", "we", "our", "they", "their", "can", "will", "would", "should", "must",
    "may", "not", "no", "do", "does", "did", "if", "then", "than", "but", "so", "because", "into", "about", "only",
    "also",
    "all", "each", "every", "there", "here", "use", "uses", "see", "let",
  ]

  /// Those of them that are no words of other European languages.
  private static let onlyEnglish: Set<String> = [
    "the", "of", "and", "with", "from", "are", "were", "been", "have", "had", "its", "this", "that", "these", "those",
    "which", "what", "when", "where", "why", "how", "you", "your", "they", "their", "would", "should", "because",
    "into",
    "about", "each", "every", "there",
  ]

  /// Words of documents, in lower case, as headings, headers and leads have them.
  private static let labels: Set<String> = [
    "abstract", "advantages", "answer", "answers", "appendix", "available since", "back", "background", "back to top",
    "benefits", "best practices", "caution", "chapter", "checklist", "click here", "code", "comparison", "conclusion",
    "cons", "contents", "default", "definition", "description", "details", "disadvantages", "discussion", "download",
    "error", "errors", "example", "examples", "explanation", "faq", "faqs", "features", "figure", "further reading",
    "getting started", "glossary", "goal", "goals", "guide", "guides", "here", "hint", "home", "how it works", "how to",
    "important", "in this article", "in this section", "index", "info", "installation", "introduction", "issue",
    "key points", "key takeaways", "learn more", "limitations", "link", "links", "meaning", "mistake", "mistakes",
    "common mistakes", "more", "more information", "name", "next", "next page", "next steps", "no", "note", "notes",
    "on this page", "options", "output", "overview", "page", "part", "platform", "platforms", "prerequisites",
    "previous",
    "previous page", "problem", "pros", "pros and cons", "purpose", "question", "questions", "quick start", "read more",
    "recommendation", "recommendations", "recommended", "references", "related", "related articles", "requirements",
    "resources", "result", "results", "search", "section", "see also", "solution", "source", "sources", "step", "steps",
    "summary", "symptom", "table of contents", "term", "terms", "tip", "tips", "tl;dr", "top", "troubleshooting",
    "tutorial", "tutorials", "type", "usage", "use case", "use cases", "value", "version", "warning", "warnings",
    "what's new", "when to use", "why", "yes", "you are here",
  ]

  /// Those of them that no European language shares.
  private static let englishLabels: Set<String> = [
    "answer", "answers", "available since", "back to top", "benefits", "best practices", "checklist", "click here",
    "common mistakes", "further reading", "getting started", "how it works", "how to", "in this article",
    "in this section", "key points", "key takeaways", "learn more", "more information", "next page", "next steps",
    "on this page", "overview", "previous page", "pros and cons", "read more", "recommended", "related articles",
    "requirements", "see also", "summary", "table of contents", "troubleshooting", "use cases", "when to use",
    "you are here",
  ]

  /// Whether a text of its own is words of a document and no name.
  static func isLabel(_ text: String, in language: ProseLanguage) -> Bool {
    var words = text.lowercased().split(separator: " ").map(String.init)
    while words.count > 1, let last = words.last, last.utf8.allSatisfy({ (0x30...0x39).contains($0) }) {
      words.removeLast()
    }
    let phrase = words.joined(separator: " ").replacing("’", with: "'")
    guard language.script != .latin else { return englishLabels.contains(phrase) }
    if labels.contains(phrase) { return true }
    // "How the router works" is a title of this page; "Sign in with Apple" has capitals where names have them.
    let original = text.split(separator: " ")
    let known = words.count { functionWords.contains($0) }
    let hasLowercaseContent = zip(original, words).contains { own, word in
      !functionWords.contains(word) && own.utf8.first.map { (0x61...0x7A).contains($0) } == true
    }
    return words.count > 2 && known > 0 && hasLowercaseContent
  }

  static func isFunctionWord(_ word: String) -> Bool { functionWords.contains(word) }

  static func isOnlyEnglish(_ word: String) -> Bool { onlyEnglish.contains(word) }
}

/// A run of Latin words in a text of another language.
struct EnglishRun {
  private(set) var units: Range<Int>?
  private var count = 0
  private var functionWords = 0
  private var onlyEnglish: Set<String> = []
  private var hasLowercaseContent = false

  /// - Parameter startsAtEnglish: whether words before the first one that is certainly English do not count.
  mutating func add(_ word: Passage.Word, _ passage: Passage, startsAtEnglish: Bool) {
    if startsAtEnglish, units == nil {
      guard word.units.count <= 7,
        EnglishWords.isOnlyEnglish(passage.text(word.units).lowercased())
      else { return }
    }
    units = (units?.lowerBound ?? word.units.lowerBound)..<word.units.upperBound
    count += 1
    let isShort = word.units.count <= 7
    let text = isShort ? passage.text(word.units).lowercased() : ""
    if isShort, EnglishWords.isFunctionWord(text) {
      functionWords += 1
      if EnglishWords.isOnlyEnglish(text) { onlyEnglish.insert(text) }
    } else if (0x61...0x7A).contains(passage.units[word.units.lowerBound].scalar) {
      hasLowercaseContent = true
    }
  }

  /// Whether the words are a sentence or a part of one, and no name.
  func isSentence(beside language: ProseLanguage) -> Bool {
    guard language.script == .latin else { return count >= 3 && functionWords >= 2 && hasLowercaseContent }
    return count >= 5 && onlyEnglish.count >= 3
  }
}
