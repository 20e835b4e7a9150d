public import Foundation

/// Text set in less frequent ways. Recorded, not drawn.
extension View {
  /// Sets how many lines text has at least.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/swiftui/view/linelimit(_:))
  @available(iOS 16.0, *)
  nonisolated public func lineLimit(_ limit: PartialRangeFrom<Int>) -> some View {
    recorded("lineLimit", (nil, limit))
  }

  /// Sets how many lines text has at most.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/swiftui/view/linelimit(_:))
  @available(iOS 16.0, *)
  nonisolated public func lineLimit(_ limit: PartialRangeThrough<Int>) -> some View {
    lineLimit(limit.upperBound)
  }

  /// Changes the distance between letters, as the font allows.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/swiftui/view/kerning(_:))
  @available(iOS 16.0, *)
  nonisolated public func kerning(_ kerning: CGFloat) -> some View {
    recorded("kerning", (nil, kerning))
  }

  /// Changes the distance between letters.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/swiftui/view/tracking(_:))
  @available(iOS 16.0, *)
  nonisolated public func tracking(_ tracking: CGFloat) -> some View {
    recorded("tracking", (nil, tracking))
  }

  /// Moves text up or down in its line.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/swiftui/view/baselineoffset(_:))
  @available(iOS 16.0, *)
  nonisolated public func baselineOffset(_ baselineOffset: CGFloat) -> some View {
    recorded("baselineOffset", (nil, baselineOffset))
  }

  /// Sets the size of text beside main text.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/swiftui/view/textscale(_:isenabled:))
  @available(iOS 17.0, *)
  nonisolated public func textScale(_ scale: Text.Scale, isEnabled: Bool = true) -> some View {
    recorded("textScale", (nil, scale), ("isEnabled", isEnabled))
  }

  /// Sets the language by whose rules lines are set.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/swiftui/view/typesettinglanguage(_:isenabled:))
  @available(iOS 17.0, *)
  nonisolated public func typesettingLanguage(_ language: Locale.Language, isEnabled: Bool = true) -> some View {
    recorded("typesettingLanguage", (nil, language), ("isEnabled", isEnabled))
  }

  /// Marks what is hidden where others can see the screen.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/swiftui/view/privacysensitive(_:))
  @available(iOS 15.0, *)
  nonisolated public func privacySensitive(_ sensitive: Bool = true) -> some View {
    recorded("privacySensitive", (nil, sensitive))
  }

  /// Sets the height of lines.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/swiftui/view/lineheight(_:))
  @available(iOS 26.0, *)
  nonisolated public func lineHeight(_ lineHeight: AttributedString.LineHeight?) -> some View {
    recorded("lineHeight", (nil, lineHeight as Any))
  }

  /// Shows the search of an editor.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/swiftui/view/findnavigator(ispresented:))
  @available(iOS 16.0, *)
  nonisolated public func findNavigator(isPresented: Binding<Bool>) -> some View {
    recorded("findNavigator", ("isPresented", isPresented))
  }

  /// Forbids the search of an editor.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/swiftui/view/finddisabled(_:))
  @available(iOS 16.0, *)
  nonisolated public func findDisabled(_ isDisabled: Bool = true) -> some View {
    recorded("findDisabled", (nil, isDisabled))
  }

  /// Forbids search and replace in an editor.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/swiftui/view/replacedisabled(_:))
  @available(iOS 16.0, *)
  nonisolated public func replaceDisabled(_ isDisabled: Bool = true) -> some View {
    recorded("replaceDisabled", (nil, isDisabled))
  }
}

extension AttributedString {
  /// The height of lines.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/foundation/attributedstring/lineheight)
  @available(iOS 26.0, *)
  public struct LineHeight: Hashable, Sendable {
    package let name: String
    package var amount: CGFloat?
    /// As the font asks for.
    public static let normal = LineHeight(name: "normal")
    /// More.
    public static let loose = LineHeight(name: "loose")
    /// Less.
    public static let tight = LineHeight(name: "tight")
    /// As the language asks for.
    public static let variable = LineHeight(name: "variable")

    /// Multiples of the size of letters.
    ///
    /// [Apple's page](https://developer.apple.com/documentation/foundation/attributedstring/lineheight/multiple(factor:))
    public static func multiple(factor: CGFloat) -> LineHeight { LineHeight(name: "multiple", amount: factor) }

    /// The size of letters and a distance in points.
    ///
    /// [Apple's page](https://developer.apple.com/documentation/foundation/attributedstring/lineheight/leading(increase:))
    public static func leading(increase: CGFloat) -> LineHeight { LineHeight(name: "leading", amount: increase) }

    /// Points.
    ///
    /// [Apple's page](https://developer.apple.com/documentation/foundation/attributedstring/lineheight/exact(points:))
    public static func exact(points: CGFloat) -> LineHeight { LineHeight(name: "exact", amount: points) }
  }
}

extension Text {
  /// The size of text beside main text.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/swiftui/text/scale)
  @available(iOS 17.0, *)
  public struct Scale: Hashable, Sendable {
    package let name: String
    /// As main text.
    public static let `default` = Scale(name: "default")
    /// Smaller.
    public static let secondary = Scale(name: "secondary")
  }

  /// Sets the size beside main text.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/swiftui/text/textscale(_:isenabled:))
  @available(iOS 17.0, *)
  public func textScale(_ scale: Scale, isEnabled: Bool = true) -> Text {
    styled("textScale")
  }

  /// Sets the letters in a width.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/swiftui/text/fontwidth(_:))
  @available(iOS 16.0, *)
  public func fontWidth(_ width: Font.Width?) -> Text {
    styled("fontWidth")
  }

  /// Sets the letters in a design.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/swiftui/text/fontdesign(_:))
  @available(iOS 16.1, *)
  public func fontDesign(_ design: Font.Design?) -> Text {
    styled("fontDesign")
  }

  /// Sets the language by whose rules lines are set.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/swiftui/text/typesettinglanguage(_:isenabled:))
  @available(iOS 17.0, *)
  public func typesettingLanguage(_ language: Locale.Language, isEnabled: Bool = true) -> Text {
    styled("typesettingLanguage")
  }

  /// Adds an attribute for a reader's own way of drawing.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/swiftui/text/customattribute(_:))
  @available(iOS 18.0, *)
  public func customAttribute<T: TextAttribute>(_ value: T) -> Text {
    styled("customAttribute")
  }
}

/// An attribute for a reader's own way of drawing text.
///
/// [Apple's page](https://developer.apple.com/documentation/swiftui/textattribute)
@available(iOS 18.0, *)
public protocol TextAttribute: Sendable {}
