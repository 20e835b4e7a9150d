/// What a part of a text is in Markdown.
///
/// Foundation on this system lacks it.
///
/// [Apple's page](https://developer.apple.com/documentation/foundation/inlinepresentationintent)
@available(iOS 15.0, *)
public struct InlinePresentationIntent: OptionSet, Hashable, Codable, Sendable {
  /// The intents as bits.
  public let rawValue: UInt

  /// Makes intents of bits.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/foundation/inlinepresentationintent/init(rawvalue:))
  public init(rawValue: UInt) {
    self.rawValue = rawValue
  }

  /// Emphasis, mostly in italics.
  public static let emphasized = InlinePresentationIntent(rawValue: 1 << 0)
  /// Strong emphasis, mostly bold.
  public static let stronglyEmphasized = InlinePresentationIntent(rawValue: 1 << 1)
  /// Code.
  public static let code = InlinePresentationIntent(rawValue: 1 << 2)
  /// Struck through.
  public static let strikethrough = InlinePresentationIntent(rawValue: 1 << 5)
  /// The end of a line that does not show.
  public static let softBreak = InlinePresentationIntent(rawValue: 1 << 6)
  /// The end of a line that shows.
  public static let lineBreak = InlinePresentationIntent(rawValue: 1 << 7)
}
