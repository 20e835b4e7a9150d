/// The words of a fence that its readers see.
enum CodeWords {
  /// Settings with a value whose value readers see.
  private static let shownValues: Set<String> = ["title", "skip"]
  /// Words that serve the check of a block alone.
  private static let hidden: Set<String> = ["alone", "continues"]

  /// The language, words such as `fails` and `preview`, marked lines, and captions, with one space between them. A
  /// setting that tells the tool how to check a block (`id=`, `uses=`, `timeout=` …) is left out; of `preview=Name`
  /// remains `preview`.
  static func shown(of info: String) -> String {
    let words = words(of: info).compactMap { word -> String? in
      if word.hasPrefix("{") { return String(word.filter { $0 != " " && $0 != "\t" }) }
      guard let sign = word.firstIndex(of: "=") else { return hidden.contains(String(word)) ? nil : String(word) }
      let key = String(word[..<sign])
      if key == "preview" { return key }
      return shownValues.contains(key) ? String(word) : nil
    }
    return words.joined(separator: " ")
  }

  /// Parts an info string at blanks and commas that stand neither in quotation marks nor in braces.
  private static func words(of info: String) -> [Substring] {
    var words: [Substring] = []
    var start: String.Index?
    var end: Unicode.Scalar?
    let scalars = info.unicodeScalars
    for index in scalars.indices {
      let scalar = scalars[index]
      if let closing = end {
        if scalar == closing { end = nil }
      } else if scalar == " " || scalar == "\t" || scalar == "," {
        if let first = start { words.append(info[first..<index]) }
        start = nil
        continue
      } else if scalar == "\"" || scalar == "'" {
        end = scalar
      } else if scalar == "{" {
        if let first = start { words.append(info[first..<index]) }
        start = index
        end = "}"
      }
      if start == nil { start = index }
    }
    if let first = start { words.append(info[first...]) }
    return words
  }
}
