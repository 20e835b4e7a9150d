import Foundation
import SwiftUI
import Testing

@Suite("What Foundation has elsewhere and lacks here")
struct FoundationPiecesTests {
  /// A bundle with a table of translations, which is deleted with the value.
  final class Translations {
    let bundle: Bundle
    private let folder: URL

    init(_ lines: [String]) throws {
      folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
      let table = folder.appendingPathComponent("en.lproj/Localizable.strings")
      try FileManager.default.createDirectory(
        at: table.deletingLastPathComponent(), withIntermediateDirectories: true)
      try lines.joined(separator: "\n").write(to: table, atomically: true, encoding: .utf8)
      bundle = try #require(Bundle(path: folder.path))
    }

    deinit {
      try? FileManager.default.removeItem(at: folder)
    }
  }

  @Test("a localised string without a table is its key, filled as the language writes numbers")
  func keysAsValues() {
    let name = "Noor"
    #expect(String(localized: "Hello \(name)") == "Hello Noor")
    #expect(String(localized: "\(1234) rows", locale: Locale(identifier: "en")) == "1,234 rows")
    #expect(String(localized: "\(1234) rows", locale: Locale(identifier: "ar_EG")) == "١٬٢٣٤ rows")
    #expect(String(localized: "\(1.5, specifier: "%.1f") km", locale: Locale(identifier: "en")) == "1.5 km")
    #expect(String(localized: "\(0.5, format: .percent)").contains("50"))
    #expect(String(localized: "greeting", defaultValue: "Hello \(name)") == "Hello Noor")
    #expect(String(localized: "100%") == "100%")
  }

  @Test("a localised string is looked up by its format, and its values may change places")
  func tables() throws {
    let translations = try Translations([
      "\"Hello %@\" = \"Shalom %@\";", "\"%@ of %lld\" = \"%2$lld: %1$@\";", "\"title\" = \"Books\";",
    ])
    let (bundle, name) = (translations.bundle, "Noor")
    #expect(String(localized: "Hello \(name)", bundle: bundle) == "Shalom Noor")
    #expect(String(localized: "\(name) of \(3)", bundle: bundle) == "3: Noor")
    #expect(String(localized: "title", defaultValue: "None", bundle: bundle) == "Books")
    #expect(String(localized: "missing", defaultValue: "None", bundle: bundle) == "None")
    let resource = LocalizedStringResource("title", bundle: .atURL(bundle.bundleURL))
    #expect(String(localized: resource) == "Books")
  }

  @Test("a resource is a literal, a key with a value, and survives coding")
  func resources() throws {
    let literal: LocalizedStringResource = "Rows: \(3)"
    #expect(literal.key == "Rows: %lld")
    #expect(String(localized: literal) == "Rows: 3")
    let named = LocalizedStringResource("rows", defaultValue: "Rows: \(4)", table: "Main", comment: "A count")
    #expect(String(localized: named) == "Rows: 4")
    #expect(try JSONDecoder().decode(LocalizedStringResource.self, from: JSONEncoder().encode(named)) == named)
  }

  @Test("Markdown becomes attributes")
  func markdown() throws {
    let text = try AttributedString(markdown: "a **b *c*** `d` ~~e~~ [f](https://example.com) snake_case_name")
    let parts = text.runs.map { run in
      let intent = run[AttributeScopes.SwiftUIAttributes.InlinePresentationIntentKey.self]?.rawValue ?? 0
      return "\(String(text[run.range].characters))|\(intent)|\(run.link?.absoluteString ?? "")"
    }
    #expect(
      parts == [
        "a |0|", "b |2|", "c|3|", " |0|", "d|4|", " |0|", "e|32|", " |0|", "f|0|https://example.com",
        " snake_case_name|0|",
      ])
    #expect(String(try AttributedString(markdown: "2 * 3 * 4 \\*x\\*").characters) == "2 * 3 * 4 *x*")
    #expect(String(try AttributedString(markdown: "# One\ntwo\nthree\n\n- four").characters) == "Onetwo threefour")
    let inline = AttributedString.MarkdownParsingOptions(interpretedSyntax: .inlineOnlyPreservingWhitespace)
    #expect(String(try AttributedString(markdown: "a\n\n**b**", options: inline).characters) == "a\n\nb")
    #expect(String(AttributedString(localized: "Hello **\("Noor")**").characters) == "Hello Noor")
  }

  @Test(
    "the address of a link is read as CommonMark does",
    arguments: [
      ("[a](https://x.org/b_(c))d", "a", "https://x.org/b_(c)"),
      ("[a](<https://x.org/b)c>)d", "a", "https://x.org/b)c"),
      ("[a](https://x.org/b\\)c)d", "a", "https://x.org/b)c"),
      ("[a]( https://x.org \"T (t)\" )d", "a", "https://x.org"),
      ("[a [b] c](https://x.org)d", "a [b] c", "https://x.org"), ("[`a](b`](https://x.org)d", "a](b", "https://x.org"),
      ("[no] [a](https://x.org)d", "a", "https://x.org"),
    ])
  func linkTargets(text: String, words: String, address: String) throws {
    let read = try AttributedString(markdown: text)
    let link = try #require(read.runs.first { $0.link != nil })
    #expect(String(read[link.range].characters) == words && link.link?.absoluteString == address)
    #expect(read.characters.last == "d")
  }

  @Test("what is no address makes no link", arguments: ["[a](b c)", "[a](b(c)", "[a](<b)", "[a](b \"c)"])
  func noLinks(text: String) throws {
    #expect(try AttributedString(markdown: text).runs.allSatisfy { $0.link == nil })
  }

  @Test(
    "unfinished Markdown is text", arguments: ["**a", "`a", "[a](b", "[a]", "*", "~~", "a_", "\\", "***a", "*a **b*"])
  func unfinishedMarkdown(text: String) throws {
    let read = String(try AttributedString(markdown: text).characters)
    #expect(!read.isEmpty)
  }

  @Test("attributes of SwiftUI are set by name")
  func attributes() {
    var text = AttributedString("Hello")
    text.foregroundColor = .red
    text.font = .headline
    text.underlineStyle = .single
    #expect(text.foregroundColor == .red)
    #expect(text.runs.count == 1)
  }

  @Test("measurements, names and places are written")
  func formats() {
    let way = Measurement(value: 5.5, unit: UnitLength.kilometers)
    #expect(way.formatted(.measurement(width: .abbreviated).locale(Locale(identifier: "en"))) == "5.5 km")
    #expect(way.formatted(.measurement(width: .narrow, usage: .road).locale(Locale(identifier: "en"))) == "5.5km")
    let name = PersonNameComponents(givenName: "Noor", middleName: "M.", familyName: "Haddad")
    #expect(name.formatted() == "Noor Haddad")
    #expect(name.formatted(.name(style: .long)) == "Noor M. Haddad")
    #expect(name.formatted(.name(style: .abbreviated)) == "NH")
    #expect(URL.documentsDirectory.isFileURL)
    #expect(URL(string: "https://example.com/a")?.formatted() == "https://example.com/a")
  }

  @Test("an activity carries what is needed to go on")
  func activity() throws {
    struct Place: Codable, Equatable { var id = 7 }
    let activity = NSUserActivity(activityType: "com.example.read")
    activity.title = "Read"
    activity.webpageURL = URL(string: "https://example.com/7")
    activity.targetContentIdentifier = "book-7"
    activity.isEligibleForSearch = true
    try activity.setTypedPayload(Place())
    activity.addUserInfoEntries(from: ["page": 3])
    #expect(try activity.typedPayload(Place.self) == Place())
    #expect(activity.userInfo?["page"] as? Int == 3)
    activity.becomeCurrent()
    #expect(activity.isCurrent)
    activity.invalidate()
    #expect(!activity.isCurrent)
    #expect(throws: (any Error).self) { try NSUserActivity(activityType: "none").typedPayload(Place.self) }
    #expect(NSUserActivityTypeBrowsingWeb == "NSUserActivityTypeBrowsingWeb")
  }
}
