import Diagnostics
import Languages
import SiteGraph

/// Says which pages have no picture, and why.
enum PictureFindings {
  /// One finding for each language, on the first of its pages that lack something.
  static func missing(_ found: [(page: PageFacts, character: Unicode.Scalar)]) -> [Diagnostic] {
    var reported: Set<String> = []
    return found.filter { reported.insert($0.page.language.name).inserted }.map { page, character in
      let others = found.count { $0.page.language == page.language } - 1
      let more = others == 0 ? "" : " (so it is on other pages in '\(page.language)': \(others))"
      return Diagnostic(
        .socialPicture, .warning, file: page.file, range: page.sections.first?.range,
        message: "the page gets no picture for links to it: no font has \(name(of: character))\(more)",
        remedy: remedy(character))
    }
  }

  static func fault(_ reason: String) -> Diagnostic {
    Diagnostic(
      .socialPicture, .warning, message: "pages get no pictures for links to them: \(reason)",
      remedy: "install libpango1.0-dev and build Dalil again, or leave pictures out with --no-pictures")
  }

  private static func name(of character: Unicode.Scalar) -> String {
    let digits = String(character.value, radix: 16, uppercase: true)
    let number = "U+" + String(repeating: "0", count: max(0, 4 - digits.utf8.count)) + digits
    // What has no shape of its own would say nothing, or change the words round it.
    return character.properties.isAlphabetic ? "'\(character)' (\(number))" : number
  }

  private static func remedy(_ character: Unicode.Scalar) -> String {
    if character.properties.generalCategory == .privateUse {
      return "write the title without it: only the fonts of some makers have it"
    }
    return "install \(isOfHan(character) ? "fonts-noto-cjk" : "fonts-noto-core"), or fonts that have it"
  }

  private static func isOfHan(_ character: Unicode.Scalar) -> Bool {
    switch character.value {
    case 0x2E80...0x31FF, 0x3400...0x9FFF, 0xA960...0xA97F, 0xAC00...0xD7FF, 0xF900...0xFAFF, 0xFF00...0xFFEF,
      0x20000...0x3FFFF:
      true
    default: false
    }
  }
}

extension DiagnosticCode {
  static let socialPicture = DiagnosticCode(
    "social-picture",
    explanation: """
      A site with a base address gets a picture for each page, which other sites show with a link to it: the page's title \
      and the names of its part of the site and of the site itself. A program that comes with Dalil draws it, with the \
      fonts of the machine. A page whose words hold a character that no font has gets no picture, since readers would \
      see a box in its place; Debian's fonts-noto-core and fonts-noto-cjk have nearly all. Without the program, or where \
      it does not work, no page gets one, and the rest of the site is built.

      A picture of your own, 1200 by 630 pixels, stands in for all that are drawn: social.png in the content folder, or \
      in the folder of a language for its pages. With --no-pictures, nothing is drawn.
      """)
}
