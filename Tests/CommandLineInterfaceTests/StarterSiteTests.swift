import CommandLineInterface
import Foundation
import Testing

@Suite("A new site")
struct StarterSiteTests {
  private let folder = FileManager.default.temporaryDirectory.appendingPathComponent("new-\(UUID().uuidString)")

  private func text(_ path: String) throws -> String {
    try String(contentsOf: folder.appendingPathComponent(path), encoding: .utf8)
  }

  @Test("has pages in the chosen languages, in their own words where Dalil has them")
  func languages() async throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    let result = await Harness().run(words: ["new", folder.path, "--lang", "ar,he,zh-Hans,en,fr"])
    #expect(result.status == .clean)
    #expect(
      result.out
        == "Made a site in \(folder.path) (ar, he, zh-Hans, en, fr). Build it with: dalil build \(folder.path)\n")
    #expect(try text("content/ar/index.md").contains("أدلّتي"))
    #expect(try text("content/he/index.md").contains("המדריכים שלי"))
    #expect(try text("content/zh-Hans/index.md").contains("我的指南"))
    #expect(try text("content/fr/first-guide.md") == text("content/en/first-guide.md"))
    #expect(try text(".gitignore") == "/site/\n/.dalil/\n")
    #expect(
      try text("dalil.yml") == """
        title:
          ar: "أدلّتي"
          he: "המדריכים שלי"
          zh-Hans: "我的指南"
          en: "My guides"
          fr: "My guides"
        languages: [ar, he, zh-Hans, en, fr]
        # Where the site will be found; feeds, the sitemap and canonical links need it.
        # base-address: https://example.org/
        snippets:
          language-mode: 6
          default-isolation: MainActor

        """)
  }

  @Test("has the same code in every language, but for its texts")
  func sameCode() async throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    _ = await Harness().run(words: ["new", "-q", folder.path, "--lang", "ar,he,zh-Hans,en"])
    let code = try ["ar", "he", "zh-Hans", "en"].map { tag in
      try text("content/\(tag)/first-guide.md").split(separator: "```").enumerated().filter { $0.offset % 2 == 1 }
        .map { block in block.element.split(separator: "\n").filter { !$0.contains("print") } }
    }
    #expect(code[0].count == 3)
    for other in code { #expect(other == code[3]) }
  }

  @Test("is made in English if no language is named, also in an empty folder")
  func english() async throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    let result = await Harness().run(words: ["new", "-q", folder.path])
    #expect(result == .init(status: .clean, out: "", error: ""))
    #expect(try text("dalil.yml").contains("languages: [en]\n"))
  }

  @Test("is not made over anything")
  func occupied() async throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    try Data("mine".utf8).write(to: folder.appendingPathComponent("mine.txt"))
    let over = await Harness().run(words: ["new", folder.path])
    #expect(over.status == .usage)
    #expect(over.error == "dalil: error: the folder '\(folder.path)' is not empty\nTry 'dalil help new'.\n")
    let file = folder.appendingPathComponent("mine.txt").path
    #expect(
      await Harness().run(words: ["new", file]).error == "dalil: error: '\(file)' is a file\nTry 'dalil help new'.\n")
    #expect(try text("mine.txt") == "mine")
  }

  @Test("is not made where nothing can be written")
  func unwritable() async {
    let result = await Harness().run(words: ["new", "/proc/dalil-new"])
    #expect(result.status == .environment)
    #expect(result.error.hasPrefix("dalil: error: /proc/dalil-new/dalil.yml cannot be written: "))
  }

  @Test("the next step is spelt so that a shell takes it")
  func quoting() async {
    let spaced = folder.path + " it's"
    defer { try? FileManager.default.removeItem(atPath: spaced) }
    let result = await Harness().run(words: ["new", spaced])
    #expect(result.out.hasSuffix("Build it with: dalil build '\(folder.path) it'\\''s'\n"))
  }
}
