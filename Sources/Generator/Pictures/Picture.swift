/// What the picture says that other sites show with a link to a page, and how it is set: all that a drawing needs.
package struct Picture: Hashable, Sendable {
  /// The size that every place which shows such pictures takes, in pixels.
  package static let width = 1200
  package static let height = 630

  /// A stretch of text in one face.
  package struct Run: Hashable, Sendable {
    /// Without control characters and line ends.
    package let text: String
    package let isCode: Bool

    package init(_ text: some StringProtocol, isCode: Bool = false) {
      self.text = PlainText.of(text)
      self.isCode = isCode
    }
  }

  /// Colours as `0xRRGGBB`.
  package struct Colours: Hashable, Sendable {
    package var ground: Int
    package var ink: Int
    package var soft: Int
    package var accent: Int
    package var tint: Int

    package init(ground: Int, ink: Int, soft: Int, accent: Int, tint: Int) {
      self.ground = ground
      self.ink = ink
      self.soft = soft
      self.accent = accent
      self.tint = tint
    }
  }

  /// How the letters of a language are set.
  package struct Typography: Hashable, Sendable {
    /// The faces in the order in which a character is looked for.
    package var faces: [String]
    package var codeFaces: [String]
    /// From one line of a title to the next, and of a smaller text, in hundredths of its size.
    package var titleLeading: Int
    package var textLeading: Int

    package init(faces: [String], codeFaces: [String], titleLeading: Int, textLeading: Int) {
      self.faces = faces
      self.codeFaces = codeFaces
      self.titleLeading = titleLeading
      self.textLeading = textLeading
    }
  }

  /// The language of the words, a BCP 47 tag.
  package var language: String
  package var isRightToLeft: Bool
  package var site: [Run]
  /// Which part of the site the page belongs to; empty if none.
  package var kicker: [Run]
  package var title: [Run]
  /// What a title says after its colon; empty if there is nothing.
  package var subtitle: [Run]
  package var typography: Typography
  package var colours: Colours

  package init(
    language: String, isRightToLeft: Bool, site: [Run], kicker: [Run], title: [Run], subtitle: [Run],
    typography: Typography, colours: Colours
  ) {
    self.language = language
    self.isRightToLeft = isRightToLeft
    self.site = site
    self.kicker = kicker
    self.title = title
    self.subtitle = subtitle
    self.typography = typography
    self.colours = colours
  }
}
