public import Foundation

/// A font, named by its role. Recorded: nothing is drawn.
///
/// [Apple's page](https://developer.apple.com/documentation/swiftui/font)
public struct Font: Hashable, Sendable {
  package let name: String

  /// The role of a text.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/swiftui/font/textstyle)
  public enum TextStyle: String, CaseIterable, Hashable, Sendable {
    /// The largest title.
    case largeTitle
    /// A title.
    case title
    /// A second-level title.
    case title2
    /// A third-level title.
    case title3
    /// A heading.
    case headline
    /// A heading below another.
    case subheadline
    /// Running text.
    case body
    /// A remark.
    case callout
    /// A note at the foot.
    case footnote
    /// A caption.
    case caption
    /// A second-level caption.
    case caption2
  }

  /// The weight of the strokes.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/swiftui/font/weight)
  public struct Weight: Hashable, Sendable {
    package let name: String
    /// The thinnest strokes.
    public static let ultraLight = Weight(name: "ultraLight")
    /// Very thin strokes.
    public static let thin = Weight(name: "thin")
    /// Thin strokes.
    public static let light = Weight(name: "light")
    /// The usual strokes.
    public static let regular = Weight(name: "regular")
    /// Strokes a little heavier than usual.
    public static let medium = Weight(name: "medium")
    /// Heavy strokes.
    public static let semibold = Weight(name: "semibold")
    /// Bold strokes.
    public static let bold = Weight(name: "bold")
    /// Very bold strokes.
    public static let heavy = Weight(name: "heavy")
    /// The heaviest strokes.
    public static let black = Weight(name: "black")
  }

  /// The kind of letter.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/swiftui/font/design)
  public enum Design: Hashable, Sendable {
    /// The system's letters.
    case `default`
    /// With serifs.
    case serif
    /// With round ends.
    case rounded
    /// All of one width.
    case monospaced
  }

  /// The width of the letters.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/swiftui/font/width)
  @available(iOS 16.0, *)
  public struct Width: Hashable, Sendable {
    /// The width's number.
    public var value: CGFloat

    /// Makes a width of its number.
    ///
    /// [Apple's page](https://developer.apple.com/documentation/swiftui/font/width/init(_:))
    public init(_ value: CGFloat) {
      self.value = value
    }

    /// Narrow letters.
    public static let compressed = Width(-0.4)
    /// Letters a little narrow.
    public static let condensed = Width(-0.2)
    /// The usual letters.
    public static let standard = Width(0)
    /// Wide letters.
    public static let expanded = Width(0.2)
  }

  /// The font of the largest titles.
  public static let largeTitle = Font.system(.largeTitle)
  /// The font of titles.
  public static let title = Font.system(.title)
  /// The font of second-level titles.
  @available(iOS 14.0, *)
  public static let title2 = Font.system(.title2)
  /// The font of third-level titles.
  @available(iOS 14.0, *)
  public static let title3 = Font.system(.title3)
  /// The font of headings.
  public static let headline = Font.system(.headline)
  /// The font of headings below others.
  public static let subheadline = Font.system(.subheadline)
  /// The font of running text.
  public static let body = Font.system(.body)
  /// The font of remarks.
  public static let callout = Font.system(.callout)
  /// The font of notes at the foot.
  public static let footnote = Font.system(.footnote)
  /// The font of captions.
  public static let caption = Font.system(.caption)
  /// The font of second-level captions.
  @available(iOS 14.0, *)
  public static let caption2 = Font.system(.caption2)

  /// The system's font for a role.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/swiftui/font/system(_:design:weight:))
  public static func system(_ style: TextStyle, design: Design? = nil, weight: Weight? = nil) -> Font {
    Font(name: [style.rawValue, design.map { "\($0)" }, weight?.name].compactMap { $0 }.joined(separator: " "))
  }

  /// The system's font at a size in points.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/swiftui/font/system(size:weight:design:))
  public static func system(size: CGFloat, weight: Weight? = nil, design: Design? = nil) -> Font {
    Font(name: ["\(size)", weight?.name, design.map { "\($0)" }].compactMap { $0 }.joined(separator: " "))
  }

  /// A font by its name, at a size in points that grows with the reader's text size.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/swiftui/font/custom(_:size:))
  public static func custom(_ name: String, size: CGFloat) -> Font {
    Font(name: "\(name) \(size)")
  }

  /// A font by its name, at a size in points that grows as a role does.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/swiftui/font/custom(_:size:relativeto:))
  @available(iOS 14.0, *)
  public static func custom(_ name: String, size: CGFloat, relativeTo textStyle: TextStyle) -> Font {
    Font(name: "\(name) \(size) \(textStyle.rawValue)")
  }

  /// A font by its name, at a size in points that never changes.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/swiftui/font/custom(_:fixedsize:))
  @available(iOS 14.0, *)
  public static func custom(_ name: String, fixedSize: CGFloat) -> Font {
    Font(name: "\(name) \(fixedSize) fixed")
  }

  /// The same font with heavy strokes.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/swiftui/font/bold())
  public func bold() -> Font { adding("bold") }
  /// The same font slanted.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/swiftui/font/italic())
  public func italic() -> Font { adding("italic") }
  /// The same font with letters of one width.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/swiftui/font/monospaced())
  @available(iOS 15.0, *)
  public func monospaced() -> Font { adding("monospaced") }
  /// The same font with digits of one width.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/swiftui/font/monospaceddigit())
  public func monospacedDigit() -> Font { adding("monospacedDigit") }
  /// The same font with small capitals.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/swiftui/font/smallcaps())
  public func smallCaps() -> Font { adding("smallCaps") }
  /// The same font with strokes of another weight.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/swiftui/font/weight(_:))
  public func weight(_ weight: Weight) -> Font { adding(weight.name) }

  /// The font with small capitals for small letters.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/swiftui/font/lowercasesmallcaps())
  public func lowercaseSmallCaps() -> Font { adding("lowercaseSmallCaps") }
  /// The font with small capitals for capitals.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/swiftui/font/uppercasesmallcaps())
  public func uppercaseSmallCaps() -> Font { adding("uppercaseSmallCaps") }
  /// The font in a width.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/swiftui/font/width(_:))
  @available(iOS 16.0, *)
  public func width(_ width: Width) -> Font { adding("width(\(width.value))") }
  /// The font with a distance between lines.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/swiftui/font/leading(_:))
  @available(iOS 14.0, *)
  public func leading(_ leading: Leading) -> Font { adding("leading(\(leading))") }
  /// The font, changed in size.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/swiftui/font/scaled(by:))
  @available(iOS 26.0, *)
  public func scaled(by factor: CGFloat) -> Font { adding("scaled(\(factor))") }

  /// The distance between lines.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/swiftui/font/leading)
  @available(iOS 14.0, *)
  public enum Leading: Hashable, Sendable {
    /// As the font asks for.
    case standard
    /// Less.
    case tight
    /// More.
    case loose
  }

  private func adding(_ style: String) -> Font {
    Font(name: "\(name) \(style)")
  }
}
