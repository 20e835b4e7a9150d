import Foundation

/// A site that is changed at random, as authors change theirs: pages, assets, configuration and templates.
struct ChangingSite {
  let site: TemporarySite
  var random: SeededGenerator
  /// What was done, for the message of a failed test.
  private(set) var log: [String] = []

  private static let languages = ["ar", "en", "zh-Hans"]
  private static let names = ["index", "a", "b", "g/index", "g/x", "g/h/y", "t t"]

  init(seed: UInt64) throws {
    site = try TemporarySite(["en/index.md": "# Home\n", "ar/index.md": "# البيت\n"])
    random = SeededGenerator(seed: seed)
    try site.write("../look/README.txt", "Templates of this site.\n")
    try site.write("dalil.yml", configuration())
  }

  mutating func change() throws {
    let language = random.pick(Self.languages)
    let path = "\(language)/\(random.pick(Self.names)).md"
    switch Int.random(in: 0..<10, using: &random) {
    case 0...4: try write(path, page(at: path))
    case 5: try remove(random.pick(Self.names.map { "\(language)/\($0).md" }))
    case 6: try move(path, to: "\(language)/\(random.pick(Self.names)).md")
    case 7:
      let asset = "\(language)/picture.png"
      if random.happens(50) { try remove(asset) } else { try write(asset, "\(random.next())") }
    case 8: try write("dalil.yml", configuration())
    default:
      let template = random.pick(["footer.mustache", "assets/extra.css"])
      if random.happens(30) {
        try remove("../look/\(template)")
      } else {
        try write("../look/\(template)", "<!-- \(random.next()) -->\n")
      }
    }
  }

  /// Writes anew the pages that something is wrong with.
  mutating func mend(_ files: Set<String>) throws {
    for file in files.sorted() { try write(file, "# Mended\n") }
  }

  private mutating func write(_ path: String, _ text: String) throws {
    log.append("write \(path)")
    try site.write(path, text)
  }

  private mutating func remove(_ path: String) throws {
    guard FileManager.default.fileExists(atPath: site.content.appendingPathComponent(path).path) else { return }
    log.append("remove \(path)")
    try site.remove(path)
  }

  private mutating func move(_ path: String, to other: String) throws {
    let (old, new) = (site.content.appendingPathComponent(path), site.content.appendingPathComponent(other))
    guard FileManager.default.fileExists(atPath: old.path), !FileManager.default.fileExists(atPath: new.path) else {
      return
    }
    log.append("move \(path) to \(other)")
    try FileManager.default.createDirectory(at: new.deletingLastPathComponent(), withIntermediateDirectories: true)
    try FileManager.default.moveItem(at: old, to: new)
  }

  private mutating func configuration() -> String {
    let languages = Self.languages.shuffled(using: &random).map { "  \($0): Name \(random.pick(["1", "2"]))\n" }
    return """
      title: Site \(random.pick(["1", "2"]))
      languages:
      \(languages.joined())default-language: \(random.pick(Self.languages))
      base-address: https://\(random.pick(["one", "two"])).example.org/
      templates: look

      """
  }

  private mutating func page(at path: String) -> String {
    var matter = ""
    if random.happens(60) { matter += "title: \(random.pick(["One", "اثنان", "\"<三>\""]))\n" }
    if random.happens(30) { matter += "order: \(random.pick([1, 2, 3]))\n" }
    if random.happens(20) { matter += "draft: true\n" }
    if random.happens(20), !path.hasSuffix("index.md") { matter += "slug: s\(random.pick([1, 2, 3]))\n" }
    if random.happens(30) { matter += "tags: [\(random.pick(["a", "b"])), c]\n" }
    if random.happens(30) { matter += "updated: 2025-0\(random.pick([1, 2, 3]))-01\n" }
    if random.happens(20) { matter += "description: \(random.pick(["First", "Second"]))\n" }
    if random.happens(10) { matter += random.pick(["toc: false\n", "layout: faq\n"]) }
    var text = matter.isEmpty ? "" : "---\n\(matter)---\n"
    text += "# \(random.pick(["One", "اثنان", "三"]))\n\n"
    for _ in 0..<random.pick([0, 1, 2, 3]) { text += section(at: path) }
    return text
  }

  private mutating func section(at path: String) -> String {
    let name = random.pick(Self.names)
    let target = name.replacingOccurrences(of: " ", with: "%20")
    let up = String(repeating: "../", count: path.split(separator: "/").count - 2)
    let id = random.happens(30) ? " {#id\(random.pick([1, 2]))}" : ""
    let words = [
      "[link](\(up)\(target).md)", "[link](\(up)\(target).md#id1)", "![picture](\(up)picture.png)",
      "Note[^1].\n\n[^1]: Text", "**words**", "`code`", "```swift\nlet x = \(random.pick([1, 2]))\n```",
    ]
    return "## Section \(random.pick([1, 2, 3]))\(id)\n\n\(random.pick(words))\n\n"
  }
}
