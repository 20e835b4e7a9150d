import Content
import Diagnostics
import Foundation
import Languages
import Testing

@Suite struct ContentScanTests {
  @Test func `pages, assets and set-up files are told apart`() throws {
    let tree = try TestFolder([
      "ar/index.md": "", "ar/guides/README.md": "", "ar/guides/tabs.MD": "", "ar/guides/notes.md.txt": "",
      "ar/img/شكل 1.png": "png", "shared/books.swift": "", "shared/logo.svg": "", "en/code.swift": "",
      "en/long.markdown": "", ".git/config": "", "en/.DS_Store": "", "en/page.md~": "",
    ]).tree()
    #expect(tree.lines == [])
    #expect(tree.languages.map(\.name) == ["ar", "en"])
    #expect(tree.pages.map(\.file) == ["ar/guides/README.md", "ar/guides/tabs.MD", "ar/index.md", "en/long.markdown"])
    #expect(tree.pages.map(\.path) == ["guides", "guides/tabs", "", "long"])
    #expect(
      tree.pages.map(\.outputPath) == ["ar/guides/index.html", "ar/guides/tabs.html", "ar/index.html", "en/long.html"])
    #expect(tree.pages.map(\.isFolderIndex) == [true, false, true, false])
    #expect(
      tree.assets.map(\.file) == ["ar/guides/notes.md.txt", "ar/img/شكل 1.png", "en/code.swift", "shared/logo.svg"])
    #expect(tree.assets.map(\.size) == [0, 3, 0, 0])
    #expect(tree.setups.map(\.file) == ["shared/books.swift"])
  }

  @Test func `a folder without pages is no language, whatever its name`() throws {
    let tree = try TestFolder(["en/a.md": "", "is/logo.png": "", "id/data.json": "", "he/x/y.md": ""]).tree()
    #expect(tree.lines == [] && tree.languages.map(\.name) == ["en", "he"] && tree.assets.count == 2)
  }

  @Test func `a site that was written into the content folder is no content`() throws {
    let tree = try TestFolder(["en/a.md": "", "old/.dalil-site": "", "old/en/a.html": "", "old/b.md": ""]).tree()
    #expect(tree.lines == [] && tree.assets.isEmpty && tree.pages.map(\.file) == ["en/a.md"])
  }

  @Test func `a page at the root needs a language`() throws {
    let folder = try TestFolder(["en/index.md": "", "index.md": "---\nlang: en\n---\n", "README.md": "for people"])
    let tree = try folder.tree()
    #expect(tree.lines == [])
    let root = try #require(tree.page("index.md"))
    #expect(root.isRootPage && root.outputPath == "index.html" && root.language.name == "en" && root.path == "")
    try folder.write("about.md", [])
    try folder.write("more/x.md", Array("---\nlang: en\n---\n".utf8))
    #expect(
      try folder.tree().lines == [
        "about.md: [page-without-language] page outside the folders of the languages; "
          + "move it to a folder such as en/, or write lang: in its front matter"
      ])
  }

  @Test func `the front matter's language wins over the folder's`() throws {
    let tree = try TestFolder(["en/x.md": "---\nlang: fr\n---\n"]).tree()
    #expect(tree.pages.map { "\($0.language) \($0.outputPath)" } == ["fr en/x.html"])
  }

  @Test func `pages of languages that the configuration does not list are errors`() throws {
    var configuration = SiteConfiguration()
    configuration.languages = [SiteConfiguration.Language(tag: try #require(LanguageTag("en")))]
    let tree = try TestFolder(["en/x.md": "", "fr/x.md": "", "index.md": "---\nlang: fr\n---\n"]).tree(configuration)
    #expect(
      tree.lines == [
        "fr/x.md: [unlisted-language] fr is not among the languages of the site; "
          + "add fr to languages in the configuration, or move the page"
      ])
  }

  @Test func `names that differ only in case, composition or index collide`() throws {
    let folder = try TestFolder([
      "en/Setup.md": "", "en/setup.md": "", "en/tools/README.md": "", "en/tools/index.md": "", "en/faq.md": "",
      "en/faq/index.md": "", "en/caf\u{E9}.md": "", "en/a.md": "---\nslug: b\n---\n",
      "en/b.md": "", "en/c.html": "", "en/c.md": "",
    ])
    // Equal to the composed name as a string, and so no second key above.
    try folder.write("en/cafe\u{301}.md", [])
    let tree = try folder.tree()
    #expect(
      tree.diagnostics.map(\.message)
        == [
          "en/a.md and en/b.md would both be en/b.html",
          "en/c.html and en/c.md would both be en/c.html",
          "en/caf\u{E9}.md and en/caf\u{E9}.md would both be en/caf\u{E9}.html",
          "en/Setup.md and en/setup.md would be one file where case or accents do not count",
          "en/tools/README.md and en/tools/index.md would both be en/tools/index.html",
        ].sorted())
    #expect(tree.pages.count == 11)
  }

  @Test func `links are followed inside the folder only`() throws {
    let folder = try TestFolder(["en/real/page.md": "", "en/target.md": ""])
    try folder.link("en/again", to: "real")
    try folder.link("en/alias.md", to: "target.md")
    try folder.link("en/real/up", to: "..")
    try folder.link("en/gone.md", to: "nowhere.md")
    try folder.link("en/self.md", to: "self.md")
    try folder.link("en/out.md", to: "/etc/hostname")
    let tree = try folder.tree()
    #expect(tree.pages.map(\.file) == ["en/again/page.md", "en/alias.md", "en/real/page.md", "en/target.md"])
    #expect(
      tree.lines == [
        "en/again/up: [broken-symlink] link leads back to a folder that it is in; remove the link",
        "en/gone.md: [broken-symlink] link leads nowhere; remove the link or mend its target",
        "en/out.md: [broken-symlink] link leads out of the content folder; copy its target into the content folder",
        "en/real/up: [broken-symlink] link leads back to a folder that it is in; remove the link",
        "en/self.md: [broken-symlink] link leads back to itself; remove the link or mend its target",
      ])
  }

  @Test func `what is neither file nor folder is reported, not opened`() throws {
    let folder = try TestFolder(["en/x.md": "", "en/dir.md/inner.md": ""])
    #expect(mkfifo(folder.path + "/en/pipe.md", 0o600) == 0)
    try folder.write("en/back\\slash.md", [])
    let bytes: [CChar] = Array((folder.path + "/en/").utf8CString.dropLast()) + [-1, 120, 0]
    close(open(bytes, O_CREAT | O_WRONLY, 0o600))
    let tree = try folder.tree()
    #expect(tree.pages.map(\.file) == ["en/x.md"])
    #expect(
      tree.diagnostics.map { "\($0.file ?? ""): \($0.message)" } == [
        "en/back\\slash.md: name cannot become an address",
        "en/dir.md: folder has the name of a page",
        "en/pipe.md: neither a file nor a folder",
        "en/\u{FFFD}x: name cannot become an address",
      ])
  }

  @Test func `unreadable pages are named with the reason`() throws {
    let folder = try TestFolder(["en/x.md": "text", "en/ok.md": ""])
    #expect(chmod(folder.path + "/en/x.md", 0) == 0)
    guard getuid() != 0 else { return }
    #expect(
      try folder.tree().lines == ["en/x.md: [unreadable-file] cannot be read: Permission denied; allow reading it"])
  }

  @Test func `a page that vanished after the scan is an error`() throws {
    let folder = try TestFolder(["en/x.md": "text"])
    let scan = try ContentScan.scan(root: folder.path)
    try FileManager.default.removeItem(atPath: folder.path + "/en/x.md")
    let tree = ContentTree.read(scan, configuration: SiteConfiguration(), jobs: 2)
    #expect(
      tree.lines == ["en/x.md: [unreadable-file] cannot be read: No such file or directory; allow reading it"])
  }

  @Test func `a page that grew after the scan is read whole`() throws {
    let folder = try TestFolder(["en/x.md": "short"])
    let scan = try ContentScan.scan(root: folder.path)
    let long = String(repeating: "word ", count: 10_000)
    try folder.write("en/x.md", Array(long.utf8))
    let tree = ContentTree.read(scan, configuration: SiteConfiguration(), jobs: 1)
    #expect(tree.page("en/x.md")?.bodyText == long)
  }

  @Test func `huge and binary pages are refused`() throws {
    let folder = try TestFolder(["en/nul.md": "# x\nab\0c"])
    #expect(truncate(folder.path + "/en/nul.md", 8) == 0)
    try folder.write("en/huge.md", [])
    #expect(truncate(folder.path + "/en/huge.md", 65 << 20) == 0)
    #expect(
      try folder.tree().lines == [
        "en/huge.md: [file-too-large] larger than 64 MB; part the page in several",
        "en/nul.md:2:3: [binary-page] NUL byte at offset 6; remove it, or give a file that is no text another name",
      ])
  }

  @Test func `what is excluded is not there`() throws {
    let folder = try TestFolder(["en/index.md": "", "site/en/old.md": "", "site/index.md": "", "dalil.yml": "a: 1"])
    let tree = try folder.tree(excluding: ["site", "dalil.yml", "not-there"])
    #expect(tree.pages.map(\.file) == ["en/index.md"])
    #expect(tree.assets.isEmpty && tree.lines.isEmpty)
  }

  @Test func `any number of threads read the same tree`() throws {
    let files = (0..<100).map { ("en/p\($0).md", "---\ntitel: \($0)\n---\n\($0)") }
    let folder = try TestFolder(Dictionary(uniqueKeysWithValues: files))
    let scan = try ContentScan.scan(root: folder.path)
    let one = ContentTree.read(scan, configuration: SiteConfiguration(), jobs: 1)
    let many = ContentTree.read(scan, configuration: SiteConfiguration(), jobs: 4)
    #expect(one.pages == many.pages && one.lines == many.lines && many.lines.count == 100)
  }

  @Test func `a missing folder is an error of the environment`() throws {
    let folder = try TestFolder(["en/x.md": ""])
    #expect(throws: ContentError.noSuchFolder(folder.path + "/no")) { try ContentScan.scan(root: folder.path + "/no") }
    #expect(throws: ContentError.notAFolder(folder.path + "/en/x.md")) {
      try ContentScan.scan(root: folder.path + "/en/x.md")
    }
  }

  @Test func `a file and a folder of one name, and letters that are one where case does not count, are refused`() throws
  {
    let tree = try TestFolder(["en/a.md": "", "en/a.html/c.md": "", "en/fi.md": "", "en/\u{FB01}.md": ""]).tree()
    #expect(
      tree.diagnostics.map(\.message) == [
        "en/a.html/c.md needs a folder en/a.html, which is the file of en/a.md",
        "en/fi.md and en/\u{FB01}.md would be one file where case or accents do not count",
      ])
  }
}
