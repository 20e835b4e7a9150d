import Foundation
import Testing

@Suite struct StyleSheetTests {
  /// The declarations of the style sheet, comments taken out.
  private func sheet() throws -> String {
    let file = TestSite.root.appendingPathComponent("templates/assets/dalil.css")
    var text = try String(contentsOf: file, encoding: .utf8)
    while let start = text.range(of: "/*"), let end = text.range(of: "*/", range: start.upperBound..<text.endIndex) {
      text.removeSubrange(start.lowerBound..<end.upperBound)
    }
    return text
  }

  @Test func `nothing is said of left and right`() throws {
    let sheet = try sheet()
    for word in ["left", "right"] {
      let found = sheet.split { !$0.isLetter && $0 != "-" }.filter { $0.split(separator: "-").contains { $0 == word } }
      #expect(found.isEmpty, "\(found)")
    }
    for property in ["margin-top", "margin-bottom", "padding-top", "padding-bottom"] {
      #expect(!sheet.contains(property))
    }
  }

  @Test func `a direction is never guessed`() throws {
    let sheet = try sheet()
    #expect(!sheet.contains("plaintext") && !sheet.contains("direction: rtl"))
  }

  @Test func `nothing is fetched`() throws {
    // A picture that the sheet brings along is not fetched, and the name of its format is no address.
    let sheet = try sheet().replacingOccurrences(of: "url(\"data:", with: "")
      .replacingOccurrences(of: "xmlns='http://www.w3.org/2000/svg'", with: "")
    #expect(!sheet.contains("url(") && !sheet.contains("@import") && !sheet.contains("http:"))
  }

  @Test func `each way of writing Chinese has fonts of its own`() throws {
    let rules = try sheet().split(separator: "}").filter { $0.contains("--sans:") }
    for rule in rules {
      #expect(!(rule.contains(":lang(zh-Hans)") && rule.contains(":lang(zh-Hant)")))
      #expect(!rule.contains(":lang(zh)"))
    }
    #expect(rules.contains { $0.contains(":lang(zh-Hans)") && $0.contains("PingFang SC") })
    #expect(rules.contains { $0.contains(":lang(zh-Hant)") && $0.contains("PingFang TC") })
  }

  @Test(arguments: [":root {", ":root[data-theme=\"dark\"] {"])
  func `text stands out from its ground by 4.5 to 1 in both themes`(_ selector: String) throws {
    let sheet = try sheet()
    let rule = try #require(
      sheet.components(separatedBy: selector).dropFirst().first?.components(separatedBy: "}").first)
    var colours: [String: Double] = [:]
    for declaration in rule.components(separatedBy: ";") {
      let parts = declaration.components(separatedBy: ": #")
      guard parts.count == 2, let value = UInt32(parts[1].trimmingCharacters(in: .whitespacesAndNewlines), radix: 16)
      else { continue }
      colours[parts[0].trimmingCharacters(in: .whitespacesAndNewlines)] = luminance(value)
    }
    let tokens = ["--keyword", "--type", "--string", "--comment", "--number", "--attribute"]
    var pairs = tokens.flatMap { [($0, "--sunken"), ($0, "--marked")] }
    for text in ["--ink", "--soft", "--accent"] { pairs += ["--ground", "--raised", "--sunken"].map { (text, $0) } }
    for tone in ["--bad", "--warn", "--note", "--special"] {
      pairs += [(tone, "\(tone)-ground"), ("--ink", "\(tone)-ground"), ("--accent", "\(tone)-ground")]
    }
    for (text, ground) in pairs {
      let a = try #require(colours[text], "\(text)")
      let b = try #require(colours[ground], "\(ground)")
      #expect((max(a, b) + 0.05) / (min(a, b) + 0.05) >= 4.5, "\(text) on \(ground)")
    }
  }

  /// Relative luminance as WCAG 2 defines it.
  private func luminance(_ colour: UInt32) -> Double {
    let channels = [colour >> 16 & 0xFF, colour >> 8 & 0xFF, colour & 0xFF].map { Double($0) / 255 }
    let linear = channels.map { $0 <= 0.04045 ? $0 / 12.92 : pow(($0 + 0.055) / 1.055, 2.4) }
    return 0.2126 * linear[0] + 0.7152 * linear[1] + 0.0722 * linear[2]
  }
}
