import Diagnostics

/// The language word of a fence, as its author wrote it.
struct LanguageWord {
  /// Its bytes in the line of the fence.
  let range: Range<Int>
  /// The word that was meant: nil where the word stands for itself.
  let meant: String?

  /// Languages whose blocks are checked.
  private static let checked = ["swift", "json", "xml", "plist", "yaml"]

  /// Words that are near to those, and mean something else.
  private static let others: Set<String> = [
    "script", "sieve", "shift", "slint", "smali", "swig", "switch", "swiss", "sift", "spirv", "svelte", "soft",
  ]

  /// Reads the line of a fence from its first backtick or tilde on.
  init(ofFence line: [UInt8]) {
    var start = line.first.map { mark in line.prefix { $0 == mark }.count } ?? 0
    while start < line.count, line[start] == 0x20 || line[start] == 0x09 { start += 1 }
    var end = start
    while end < line.count, ![0x20, 0x09, 0x2C].contains(line[end]) { end += 1 }
    range = start..<end
    meant = Self.meant(by: String(decoding: line[range], as: UTF8.self).lowercased())
  }

  private static func meant(by word: String) -> String? {
    var rest = word.utf8.drop { "{.[(<".utf8.contains($0) }
    for prefix in ["language-", "lang-", "lang="] where rest.starts(with: prefix.utf8) {
      rest = rest.dropFirst(prefix.utf8.count)
    }
    let name = rest.prefix { (0x61...0x7A).contains($0) }
    let behind = rest.dropFirst(name.count)
    let letters = String(Substring(name))
    if checked.contains(letters) {
      // An attribute in braces may follow at once: swift{1,3}.
      let isPlain = rest.count == word.utf8.count && (behind.isEmpty || behind.first == UInt8(ascii: "{"))
      return isPlain || !Self.isDecoration(behind, of: letters) ? nil : letters
    }
    guard behind.isEmpty, !others.contains(letters) else { return nil }
    if let anagram = checked.first(where: { $0.utf8.sorted() == name.sorted() }) { return anagram }
    guard (4...6).contains(name.count), name.first == UInt8(ascii: "s") || name.contains(UInt8(ascii: "w")) else {
      return nil
    }
    // A word of six letters may differ by more than is meant here.
    let suggestion = Suggestion.nearest(to: letters, among: ["swift"])
    return name.count < 6 || letters.utf8.starts(with: "sw".utf8) ? suggestion : nil
  }

  /// Whether what follows the name leaves it what it is: punctuation, a file's name, or a version of Swift.
  private static func isDecoration(_ rest: Substring.UTF8View, of name: String) -> Bool {
    guard let first = rest.first else { return true }
    // A sign of another script is typed for one of these: swift，skip.
    if first >= 0x80 || ":;=}])>|/.".utf8.contains(first) { return true }
    return name == "swift" && rest.allSatisfy { (0x30...0x39).contains($0) || $0 == 0x2E || $0 == 0x2D }
  }
}

extension Diagnostic {
  static func languageWord(_ word: String, meant: String, file: String, range: SourceRange) -> Diagnostic {
    Diagnostic(
      .snippetLanguage, .error, file: file, range: range,
      message: "'\(word)' is not a language word that is known, so that the block would not be checked",
      remedy: "write '\(meant)'\(word.contains(":") ? ", and a file's name as title=\"…\"" : "")",
      replacement: word.utf8.allSatisfy { (0x61...0x7A).contains($0 | 0x20) } ? meant : nil)
  }
}
