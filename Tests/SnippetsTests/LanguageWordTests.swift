import Diagnostics
import Snippets
import Testing

@Suite("Language words of fences")
struct LanguageWordTests {
  @Test(
    "a word that is nearly Swift is an error on that word",
    arguments: [
      "Swfit", "swft", "swifft", "siwft", "swit", "swift:", ".swift", "{.swift}", "swift:Router.swift",
      "language-swift",
      "swift5", "swift6.2", "swift;",
    ])
  func nearlySwift(word: String) {
    let page = MarkedPage("words\n\n```«\(word)» run\nlet a = 1\n```\n")
    let found = page.scan().diagnostics
    #expect(found.map(\.code) == [.snippetLanguage])
    #expect(found.first?.range == page.ranges.first)
    #expect(found.first?.remedy?.hasPrefix("write 'swift'") == true)
  }

  @Test(
    "words that are nearly those of data are errors as well", arguments: ["jsno", "xlm", "ymal", "json:", ".plist"])
  func nearlyData(word: String) {
    #expect(MarkedPage("```\(word)\n{}\n```\n").scan().diagnostics.map(\.code) == [.snippetLanguage])
  }

  @Test(
    "other languages stand for themselves",
    arguments: [
      "", "text", "json", "json5", "jsonc", "jsonl", "json{1}", "xml", "xsl", "html", "yaml", "yml", "toml", "haml",
      "sh",
      "bash", "console", "shell", "scss", "sass", "sql", "script", "swig", "svelte", "svg", "stylus", "sml", "awk",
      "wast",
      "diff", "c", "c++", "objective-c", "swiftinterface", "swiftpm", "swiftui", "text output", "mermaid", "properties",
      "ruby",
      "rust", "kotlin", "scala", "scheme", "solidity", "smalltalk", "dockerfile", "makefile", "powershell", "xaml",
    ])
  func others(word: String) {
    let found = MarkedPage("```\(word)\nwords\n```\n").scan().diagnostics
    #expect(!found.contains { $0.code == .snippetLanguage })
  }

  @Test("a comment for a block inside a paragraph is an error")
  func commentInParagraph() {
    let page = MarkedPage("words «<!-- swift: id=a -->» words <!-- note -->\n\n```swift\nlet a = 1\n```\n")
    let found = page.scan().diagnostics
    #expect(found.map(\.code) == [.snippetAttribute])
    #expect(found.first?.range == page.ranges.first)
  }
}
