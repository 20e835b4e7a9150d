import Languages

/// Writes a page's questions as JSON-LD of the type `FAQPage`.
enum StructuredData {
  /// The whole `script` element; nothing for a page without questions.
  static func element(_ entries: [QuestionAndAnswer], language: LanguageTag) -> [UInt8] {
    // Search engines refuse a question without an answer.
    let entries = entries.filter { !$0.answer.isEmpty }
    guard !entries.isEmpty else { return [] }
    var json = JSONWriter()
    json.raw("<script type=\"application/ld+json\">{\"@context\":\"https://schema.org\",\"@type\":\"FAQPage\"")
    json.raw(",\"inLanguage\":")
    json.string(language.name)
    json.raw(",\"mainEntity\":[")
    for (index, entry) in entries.enumerated() {
      json.raw(index == 0 ? "{" : ",{")
      json.raw("\"@type\":\"Question\",\"name\":")
      json.string(entry.question)
      json.raw(",\"acceptedAnswer\":{\"@type\":\"Answer\",\"text\":")
      json.string(entry.answer)
      json.raw("}}")
    }
    json.raw("]}</script>")
    return json.bytes
  }
}
