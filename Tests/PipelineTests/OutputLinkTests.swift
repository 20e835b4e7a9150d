import Checks
import Diagnostics
import Foundation
import Pipeline
import Testing

@Suite struct OutputLinkTests {
  private static let files = [
    "dalil.yml": "title: Guides\nlanguages: [en, he]\ntemplates: templates\nbase-address: https://docs.example.org/\n",
    "en/index.md": "---\ntitle: Home\n---\nHello. [Tabs](tabs.md#setup)\n",
    "en/tabs.md": "---\ntitle: Tabs\n---\n## Setup\nText.\n", "he/index.md": "---\ntitle: בית\n---\nשלום.\n",
    "he/tabs.md": "---\ntitle: לשוניות\n---\n## התקנה\nטקסט.\n",
  ]

  private func site(_ templates: [String: String], _ more: [String: String] = [:]) throws -> TemporarySite {
    let site = try TemporarySite(Self.files.merging(more) { $1 })
    try write(templates, to: site)
    return site
  }

  private func write(_ templates: [String: String], to site: TemporarySite) throws {
    for (name, text) in templates {
      let file = site.root.appendingPathComponent("templates/\(name)")
      try FileManager.default.createDirectory(at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
      try Data(text.utf8).write(to: file)
    }
  }

  private static let footer = "<footer>\n<a href=\"{{rootPrefix}}imprint.html\"></a>\n</footer>\n"

  @Test func `a template that leads nowhere stops the build before anything is replaced`() throws {
    let site = try site(["footer.mustache": "<footer></footer>\n"])
    try site.build()
    let before = try site.snapshot()
    try write(["footer.mustache": Self.footer], to: site)
    let report = try site.build()
    let finding = try #require(report.diagnostics.first { $0.code.name == "output-link" })
    #expect(report.diagnostics.count == 1 && report.output == nil)
    #expect(finding.message == "'imprint.html' leads to 'imprint.html', which is not a file of the site")
    #expect(finding.file?.hasSuffix("templates/footer.mustache") == true)
    #expect(finding.range?.start == SourcePosition(line: 2, column: 24))
    #expect(finding.notes.map(\.message) == ["it is written to en/index.html and 3 other files"])
    #expect(try site.snapshot() == before)
    try site.write("imprint.html", "<p>me</p>")
    #expect(try site.build().diagnostics == [])
  }

  @Test func `the check of links finds it too, without a compiler and with its memory`() throws {
    let site = try site(["footer.mustache": Self.footer])
    func check() throws -> [String] {
      try SitePipeline.check(site.options(), subsets: [.links]) { _ in }.diagnostics.map(\.code.name)
    }
    #expect(try check() == ["output-link"])
    #expect(try check() == ["output-link"])
    try site.write("imprint.html", "<p>me</p>")
    #expect(try check() == [])
    #expect(!FileManager.default.fileExists(atPath: site.output.path))
  }

  @Test func `what is only doubtful is said in every run and stops a strict one`() throws {
    let site = try site(["footer.mustache": "<footer><a href=\"/\" id=\"d:main\"></a></footer>\n"])
    let first = try site.build()
    #expect(Set(first.diagnostics.map(\.code.name)) == ["output-link", "duplicate-id"])
    #expect(first.output != nil && first.filesWritten > 0)
    let second = try site.build()
    #expect(second.diagnostics == first.diagnostics && second.filesWritten == 0)
    #expect(try site.build { $0.isStrict = true }.output == nil)
    try write(["footer.mustache": "<footer></footer>\n"], to: site)
    #expect(try site.build().diagnostics == [])
    #expect(try site.build().filesWritten == 0)
  }

  @Test func `a page that stays leads to one that changed`() throws {
    let footer = "<footer><a href=\"{{rootPrefix}}en/tabs.html#setup\">Setup</a></footer>\n"
    let site = try site(["footer.mustache": footer], ["en/index.md": "---\ntitle: Home\n---\nHello.\n"])
    #expect(try site.build().diagnostics == [])
    try site.write("en/tabs.md", "---\ntitle: Tabs\n---\n## Other\nText.\n")
    let report = try site.build()
    #expect(
      report.diagnostics.map(\.message) == [
        "'en/tabs.html#setup' leads to the id 'setup', which the page does not have"
      ])
    try site.write("en/tabs.md", "---\ntitle: Tabs\n---\n## Setup\nText.\n")
    #expect(try site.build().diagnostics == [])
  }

  @Test func `links between pages follow the reader's language, to a page that is not translated too`() throws {
    let site = try site([:], ["he/index.md": "---\ntitle: בית\n---\n[x](only.md#part) [y](tabs.md) [z](only.html)\n"])
    try FileManager.default.createDirectory(
      at: site.root.appendingPathComponent("templates"), withIntermediateDirectories: true)
    try site.write("en/only.md", "---\ntitle: Only\n---\n## Part\n[Tabs](tabs.md)\n")
    let codes = try site.build().diagnostics.map(\.code.name)
    #expect(Set(codes).isDisjoint(with: ["broken-link", "broken-fragment", "link-language", "output-link"]))
    let home = try site.page("he/index.html")
    #expect(home.contains("href=\"only.html#part\"") && home.contains("href=\"tabs.html\""))
    #expect(try site.page("he/only.html").contains("href=\"tabs.html\""))
    try site.write("he/index.md", "---\ntitle: בית\n---\n[x](only.md#gone)\n")
    #expect(try site.build().diagnostics.map(\.code.name).contains("broken-fragment"))
  }

  @Test func `style sheets of templates and authors are looked at`() throws {
    let site = try site(["assets/own.css": "a { background: url(gone.png) }"], ["en/my.css": "@import \"gone.css\";\n"])
    #expect(
      try site.build().diagnostics.map(\.message) == [
        "url(gone.png) leads to 'assets/gone.png', which is not a file of the site",
        "url(gone.css) leads to 'en/gone.css', which is not a file of the site",
      ])
  }

  @Test func `pages that authors wrote in HTML are looked at, each link at its place`() throws {
    let html = """
      <!doctype html>
      <link rel="stylesheet" href="https://cdn.example/a.css">
      <a href="gone.html">x</a> <a href="../en/tabs.html#lost">y</a> <a href="#/route">z</a> <a href="own.html#a">a</a>
      <p id="a"></p>

      """
    let site = try site([:], ["en/own.html": html])
    try FileManager.default.createDirectory(
      at: site.root.appendingPathComponent("templates"), withIntermediateDirectories: true)
    let report = try site.build()
    #expect(report.output != nil)
    #expect(report.diagnostics.map(\.severity) == [.warning, .warning])
    #expect(report.diagnostics.map(\.file) == ["en/own.html", "en/own.html"])
    #expect(report.diagnostics.compactMap { $0.range?.start.line } == [3, 3])
    #expect(report.diagnostics.first?.range?.start.column == 10)
    #expect(try site.build().diagnostics == report.diagnostics)
    let checked = try SitePipeline.check(site.options { _ in }, subsets: [.links]) { _ in }
    #expect(checked.diagnostics == report.diagnostics)
    try site.write("en/own.html", "<base href=\"https://x.example/\"><a href=\"gone.html\">x</a>\n")
    #expect(try site.build().diagnostics == [])
  }

  @Test func `addresses of other sites in templates and in copied files are listed`() throws {
    let site = try site(
      [
        "footer.mustache":
          "<footer>\n<a href=\"https://t.example/{{title}}\"></a><a href=\"https://t.example/\">x</a></footer>\n"
      ],
      ["en/own.html": "<img src=\"//i.example/a.png\">\n"])
    let report = try SitePipeline.check(
      site.options { $0.listsExternalAddresses = true }, subsets: [.links]
    ) { _ in }
    #expect(report.externalAddresses.map(\.address) == ["https://i.example/a.png", "https://t.example/"])
    #expect(report.externalAddresses.map { $0.places.first?.start.line } == [1, 2])
  }

  @Test func `two elements of an author with one id are found on the page`() throws {
    let site = try site(
      [:], ["en/tabs.md": "---\ntitle: Tabs\n---\n## Setup\n<p id=\"a\">x</p>\n\n<p id=\"a\">y</p>\n"])
    try FileManager.default.createDirectory(
      at: site.root.appendingPathComponent("templates"), withIntermediateDirectories: true)
    let report = try site.build()
    #expect(report.diagnostics.map(\.code.name) == ["duplicate-id"])
    #expect(report.diagnostics.map(\.file) == ["en/tabs.md"])
    #expect(report.diagnostics.first?.notes.map(\.message) == ["it is written to en/tabs.html", "in this section"])
    #expect(report.diagnostics.first?.notes.last?.range?.start.line == 4)
  }
}
