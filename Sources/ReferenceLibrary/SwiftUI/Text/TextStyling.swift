public import Foundation

/// The looks of one text; each gives a `Text` again, so that texts can be joined. Recorded, not drawn.
extension Text {
  /// Sets the font.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/swiftui/text/font(_:))
  public func font(_ font: Font?) -> Text {
    styled("font(\(font.map { $0.name } ?? "nil"))")
  }

  /// Sets the weight of the strokes.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/swiftui/text/fontweight(_:))
  public func fontWeight(_ weight: Font.Weight?) -> Text {
    styled("fontWeight(\(weight.map { $0.name } ?? "nil"))")
  }

  /// Makes the strokes heavy.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/swiftui/text/bold())
  public func bold() -> Text {
    styled("bold")
  }

  /// Makes the strokes heavy if `isActive`.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/swiftui/text/bold(_:))
  @available(iOS 16.0, *)
  public func bold(_ isActive: Bool) -> Text {
    isActive ? styled("bold") : self
  }

  /// Slants the letters.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/swiftui/text/italic())
  public func italic() -> Text {
    styled("italic")
  }

  /// Slants the letters if `isActive`.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/swiftui/text/italic(_:))
  @available(iOS 16.0, *)
  public func italic(_ isActive: Bool) -> Text {
    isActive ? styled("italic") : self
  }

  /// Gives all letters the same width.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/swiftui/text/monospaced(_:))
  @available(iOS 16.4, *)
  public func monospaced(_ isActive: Bool = true) -> Text {
    isActive ? styled("monospaced") : self
  }

  /// Gives all digits the same width.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/swiftui/text/monospaceddigit())
  @available(iOS 15.0, *)
  public func monospacedDigit() -> Text {
    styled("monospacedDigit")
  }

  /// Draws a line under the text.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/swiftui/text/underline(_:pattern:color:))
  @available(iOS 16.0, *)
  public func underline(
    _ isActive: Bool = true, pattern: LineStyle.Pattern = .solid, color: Color? = nil
  ) -> Text {
    isActive ? styled("underline") : self
  }

  /// Draws a line through the text.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/swiftui/text/strikethrough(_:pattern:color:))
  @available(iOS 16.0, *)
  public func strikethrough(
    _ isActive: Bool = true, pattern: LineStyle.Pattern = .solid, color: Color? = nil
  ) -> Text {
    isActive ? styled("strikethrough") : self
  }

  /// Sets the colour.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/swiftui/text/foregroundcolor(_:))
  @available(iOS, introduced: 13.0, deprecated: 100000.0, renamed: "foregroundStyle(_:)")
  public func foregroundColor(_ color: Color?) -> Text {
    styled("foregroundColor(\(color.recorded))")
  }

  /// Sets the style of the strokes.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/swiftui/text/foregroundstyle(_:))
  @available(iOS 17.0, *)
  public func foregroundStyle<S: ShapeStyle>(_ style: S) -> Text {
    styled("foregroundStyle(\(RecordedModifier.Argument.words(for: style)))")
  }

  /// Moves the letters up by a number of points.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/swiftui/text/baselineoffset(_:))
  public func baselineOffset(_ baselineOffset: CGFloat) -> Text {
    styled("baselineOffset(\(baselineOffset))")
  }

  /// Sets the room between letters in points.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/swiftui/text/kerning(_:))
  public func kerning(_ kerning: CGFloat) -> Text {
    styled("kerning(\(kerning))")
  }

  /// Sets the room between letters in points, ligatures kept apart.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/swiftui/text/tracking(_:))
  public func tracking(_ tracking: CGFloat) -> Text {
    styled("tracking(\(tracking))")
  }
}

extension Text {
  /// Shows a date as a formatter writes it.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/swiftui/text/init(_:formatter:))
  public init(_ subject: Date, formatter: Formatter) {
    self.init(verbatim: formatter.string(for: subject) ?? "")
  }

  /// Shows an object as a formatter writes it.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/swiftui/text/init(_:formatter:))
  public init<Subject: NSObject>(_ subject: Subject, formatter: Formatter) {
    self.init(verbatim: formatter.string(for: subject) ?? "")
  }
}
