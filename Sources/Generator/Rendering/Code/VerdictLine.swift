import DataFormats
import Languages
import Snippets

/// The sentence under a Swift block, and how it looks.
struct VerdictLine {
  /// Class of the element, colour and icon.
  enum Look: String {
    case good, fails, warns, partial, skipped, broken
  }

  var look: Look
  var sentence: String

  init(_ verdict: SnippetVerdict, words: InterfaceText, toolchain: ToolchainNames) {
    let library = toolchain.library == .apple ? "Apple SDK" : words.referenceLibrary
    switch verdict {
    case .compiles: (look, sentence) = (.good, words.compiles(with: toolchain.compiler, library: library))
    case .ran: (look, sentence) = (.good, words.runs(with: toolchain.compiler, library: library))
    case .tested(let passed): (look, sentence) = (.good, words.testsPassed(passed))
    case .crashesAsExpected: (look, sentence) = (.fails, words.mustCrash)
    case .failsAsExpected: (look, sentence) = (.fails, words.mustFail)
    case .warnsAsExpected: (look, sentence) = (.warns, words.mustWarn)
    case .previewed(let screens): (look, sentence) = (.good, words.previewed(screens: screens))
    case .parsedOnly(let platform): (look, sentence) = (.partial, words.parsedOnly(platform: Self.name(of: platform)))
    case .skipped(let reason): (look, sentence) = (.skipped, words.skipped(reason: reason))
    case .notChecked: (look, sentence) = (.skipped, words.notChecked)
    case .broken: (look, sentence) = (.broken, words.broken)
    }
  }

  init(_ verdict: DataVerdict, words: InterfaceText) {
    func name(of format: DataFormat) -> String { format == .propertyList ? words.propertyList : format.name }
    switch verdict {
    case .valid(let format): (look, sentence) = (.good, words.wellFormed(name(of: format)))
    case .failsAsExpected(let format): (look, sentence) = (.fails, words.malformed(name(of: format)))
    case .skipped(let reason): (look, sentence) = (.skipped, words.skipped(reason: reason))
    case .broken: (look, sentence) = (.broken, words.broken)
    }
  }

  /// The beginning of the element, up to the end of the sentence.
  ///
  /// - Parameter attributes: What marks the sentence where it is not in the page's language.
  func markup(on direction: TextDirection, attributes: String = "") -> [UInt8] {
    var html = HTMLWriter()
    html.markup("<div class=\"verdict ")
    html.markup(look.rawValue)
    html.markup("\">\n<p>")
    html.markup(Icon.of(look))
    html.markup("<span\(attributes)>")
    html.isolating(sentence, on: attributes.isEmpty ? direction : .leftToRight)
    html.markup("</span></p>\n")
    return html.bytes
  }

  /// A platform as its maker spells it.
  private static func name(of platform: String) -> String {
    switch platform.lowercased() {
    case "apple": "Apple"
    case "ios": "iOS"
    case "ipados": "iPadOS"
    case "macos": "macOS"
    case "watchos": "watchOS"
    case "tvos": "tvOS"
    case "visionos": "visionOS"
    default: platform
    }
  }
}
