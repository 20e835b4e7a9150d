import Diagnostics
import Foundation
import Pictures
import Pipeline
import Testing

@Suite struct PictureBuildTests {
  private static let files = [
    "dalil.yml": "title: Guides\nlanguages: [en, he]\nbase-address: https://docs.example.org/\n",
    "en/index.md": "---\ntitle: Home\n---\nHello.\n", "en/more/index.md": "---\ntitle: More\n---\nHello.\n",
    "en/more/tabs.md": "---\ntitle: \"Tabs: how `TabView` is used\"\n---\nText.\n",
    "he/index.md": "---\ntitle: בית\n---\nשלום.\n", "he/more/tabs.md": "---\ntitle: \"`TabView` בעברית\"\n---\nשלום.\n",
  ]
  private static let tabs = "assets/social/en/more/tabs.png"

  private static func pictures(_ site: TemporarySite) throws -> [String: Data] {
    try site.snapshot().filter { $0.key.hasPrefix("assets/social/") }
  }

  /// The address of the picture that a page names.
  private static func named(_ site: TemporarySite, _ page: String) throws -> Substring? {
    try site.page(page).firstMatch(of: #/<meta property="og:image" content="https://docs.example.org/([^"]*)">/#)?.1
  }

  private static func drawnAt(_ site: TemporarySite) throws -> [String: Date?] {
    try pictures(site).keys.reduce(into: [:]) { dates, path in
      let file = site.output.appendingPathComponent(path).path
      dates[path] = try FileManager.default.attributesOfItem(atPath: file)[.modificationDate] as? Date
    }
  }

  @Test func `every page has a picture of the size that it states`() throws {
    let site = try TemporarySite(Self.files)
    #expect(try site.build().diagnostics == [])
    let pictures = try Self.pictures(site)
    #expect(
      pictures.keys.sorted() == [
        "assets/social/en/index.png", "assets/social/en/more/index.png", Self.tabs, "assets/social/he/index.png",
        "assets/social/he/more/tabs.png",
      ])
    for (path, bytes) in pictures {
      let page = path.dropFirst("assets/social/".count).dropLast(3) + "html"
      #expect(try Self.named(site, String(page)).map(String.init) == path)
      #expect(PictureFile.key(in: Array(bytes.prefix(PictureFile.headLength))) != nil)
      #expect(Array(bytes[16..<24]) == [0, 0, 1200 >> 8, 1200 & 0xFF, 0, 0, 630 >> 8, 630 & 0xFF])
      #expect(bytes.count > 3000 && bytes.count < 40_000, "\(path) has \(bytes.count) bytes")
    }
    #expect(try Self.named(site, "index.html") == "assets/social/en/index.png")
  }

  @Test func `a page in place of a translation shows the picture of its source`() throws {
    let site = try TemporarySite(Self.files)
    try site.build()
    #expect(try Self.named(site, "he/more/index.html") == "assets/social/en/more/index.png")
  }

  @Test func `a picture is drawn once`() throws {
    let site = try TemporarySite(Self.files)
    try site.build()
    let (pictures, dates) = (try Self.pictures(site), try Self.drawnAt(site))
    #expect(try site.build().filesWritten == 0)
    try site.write("en/more/tabs.md", "---\ntitle: \"Tabs: how `TabView` is used\"\n---\nOther text.\n")
    try site.build()
    // What a file says of itself is enough.
    try site.build { $0.usesCache = false }
    // Nobody draws now.
    #expect(try site.build { $0.resources.pictureProgram = "/nowhere" }.diagnostics == [])
    #expect(try Self.pictures(site) == pictures)
    #expect(try Self.drawnAt(site) == dates)
  }

  @Test func `a picture follows its page`() throws {
    let site = try TemporarySite(Self.files)
    try site.build()
    var pictures = try Self.pictures(site)
    try site.write("en/more/tabs.md", "---\ntitle: Other tabs\n---\nText.\n")
    try site.build()
    var changed = try Self.pictures(site)
    #expect(changed.keys == pictures.keys && changed[Self.tabs] != pictures[Self.tabs])
    (changed[Self.tabs], pictures[Self.tabs]) = (nil, nil)
    #expect(changed == pictures)
    // The title of its folder stands on it too.
    try site.write("en/more/index.md", "---\ntitle: Further\n---\nHello.\n")
    let before = try Self.pictures(site)[Self.tabs]
    try site.build()
    #expect(try Self.pictures(site)[Self.tabs] != before)
    try site.remove("en/more/tabs.md")
    try site.build()
    #expect(try Self.pictures(site)[Self.tabs] == nil)
  }

  @Test func `a picture that somebody changed is drawn anew`() throws {
    let site = try TemporarySite(Self.files)
    try site.build()
    let pictures = try Self.pictures(site)
    try Data("nothing".utf8).write(to: site.output.appendingPathComponent(Self.tabs))
    try site.build()
    #expect(try Self.pictures(site) == pictures)
  }

  @Test func `an author's picture stands in for those of its language, or for all`() throws {
    let site = try TemporarySite(Self.files.merging(["he/social.png": "one"]) { first, _ in first })
    try site.build()
    #expect(try Self.named(site, "he/more/tabs.html") == "he/social.png")
    #expect(try Self.named(site, "en/more/tabs.html").map(String.init) == Self.tabs)
    #expect(try Self.pictures(site).keys.allSatisfy { $0.hasPrefix("assets/social/en/") })
    try site.write("social.png", "two")
    try site.build()
    #expect(try Self.named(site, "he/index.html") == "he/social.png")
    #expect(try Self.named(site, "en/index.html") == "social.png" && Self.named(site, "index.html") == "social.png")
    #expect(try Self.pictures(site).isEmpty)
  }

  @Test func `without an address of the site, or without the wish, there are none`() throws {
    var files = Self.files
    files["dalil.yml"] = "title: Guides\nlanguages: [en, he]\n"
    let site = try TemporarySite(files)
    try site.build()
    #expect(try Self.pictures(site).isEmpty)
    let other = try TemporarySite(Self.files)
    try other.build()
    #expect(try other.build { $0.drawsPictures = false }.diagnostics == [])
    #expect(try Self.pictures(other).isEmpty && Self.named(other, "en/index.html") == nil)
  }

  @Test(arguments: ["/nowhere", "/bin/false", "/bin/true"])
  func `where nothing can be drawn, the site is built and one warning says why`(program: String) throws {
    let site = try TemporarySite(Self.files)
    for _ in 0..<2 {
      let report = try site.build { $0.resources.pictureProgram = program }
      #expect(report.diagnostics.map(\.code.name) == ["social-picture"])
      #expect(report.diagnostics.first?.message.contains(program) == true)
      #expect(try Self.pictures(site).isEmpty && Self.named(site, "en/index.html") == nil)
    }
    #expect(try site.build().diagnostics == [])
    #expect(try Self.pictures(site).count == 5)
  }

  @Test func `a machine without fonts is told so`() throws {
    let site = try TemporarySite(Self.files)
    try site.write("fonts.conf", "<fontconfig></fontconfig>\n")
    let options = site.options()
    let script = site.root.appendingPathComponent("draw")
    let fonts = site.content.appendingPathComponent("fonts.conf").path
    try "#!/bin/sh\nFONTCONFIG_FILE='\(fonts)' exec '\(options.resources.pictureProgram)' \"$@\"\n"
      .write(to: script, atomically: true, encoding: .utf8)
    try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: script.path)
    let report = try site.build { $0.resources.pictureProgram = script.path }
    #expect(!report.diagnostics.isEmpty && report.diagnostics.allSatisfy { $0.code.name == "social-picture" })
    #expect(try Self.pictures(site).isEmpty)
  }

  @Test func `a page with a character that no font has gets no picture, and all others do`() throws {
    let site = try TemporarySite(Self.files)
    try site.write("en/more/tabs.md", "---\ntitle: \"Tabs \u{F0FFD}\"\n---\nText.\n")
    for _ in 0..<2 {
      let found = try site.build().diagnostics
      #expect(found.map(\.code.name) == ["social-picture"])
      #expect(found.first?.file == "en/more/tabs.md" && found.first?.message.contains("U+F0FFD") == true)
      #expect(try Self.pictures(site).count == 4)
      #expect(try Self.named(site, "en/more/tabs.html") == nil && Self.named(site, "en/index.html") != nil)
    }
  }

  @Test func `any title can be drawn`() throws {
    let titles = [
      "a\\u2028b\\u2029", "\\uFEFF",
      "\u{1F680}", "\u{1F468}\u{200D}\u{1F469}\u{200D}\u{1F467}", "<b>&amp;</b> </span>", "`", "``", "` `",
      ":", ": a", "a: ", "：", "e" + String(repeating: "\u{301}", count: 2000),
      String(repeating: "W", count: 10_000), String(repeating: "long words ", count: 1000),
      String(repeating: "`code` ", count: 1500), String(repeating: "דוגמה", count: 500),
      "A: " + String(repeating: "long words ", count: 1000),
    ]
    var files = Self.files
    for (index, title) in titles.enumerated() {
      for language in ["en", "he"] { files["\(language)/t\(index).md"] = "---\ntitle: \"\(title)\"\n---\n\nText.\n" }
    }
    // The front matter refuses these; of a heading they are left out.
    let headings = ["\u{202E}abc", "\u{2066}\u{2066} a", "\u{2069}b", "\u{FFFE} a"]
    for (index, heading) in headings.enumerated() { files["he/h\(index).md"] = "# \(heading)\n\nText.\n" }
    let site = try TemporarySite(files)
    let found = try site.build().diagnostics
    #expect(found.filter { $0.code.name == "social-picture" || $0.severity == .error } == [])
    for name in titles.indices.map({ "t\($0)" }) + headings.indices.map({ "h\($0)" }) {
      #expect(try Self.named(site, "he/\(name).html").map(String.init) == "assets/social/he/\(name).png")
    }
  }
}
