public import Foundation

/// How text in a view looks. Recorded, not drawn.
extension View {
  /// Sets the font.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/swiftui/view/font(_:))
  nonisolated public func font(_ font: Font?) -> some View {
    modifier(EnvironmentModifier("font", font as Any) { $0.font = font })
  }

  /// Sets the weight of the strokes.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/swiftui/view/fontweight(_:))
  @available(iOS 16.0, *)
  nonisolated public func fontWeight(_ weight: Font.Weight?) -> some View {
    recorded("fontWeight", (nil, weight as Any))
  }

  /// Sets the kind of letter.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/swiftui/view/fontdesign(_:))
  @available(iOS 16.1, *)
  nonisolated public func fontDesign(_ design: Font.Design?) -> some View {
    recorded("fontDesign", (nil, design as Any))
  }

  /// Sets the width of letters.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/swiftui/view/fontwidth(_:))
  @available(iOS 16.0, *)
  nonisolated public func fontWidth(_ width: Font.Width?) -> some View {
    recorded("fontWidth", (nil, width as Any))
  }

  /// Makes the strokes heavy.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/swiftui/view/bold(_:))
  @available(iOS 16.0, *)
  nonisolated public func bold(_ isActive: Bool = true) -> some View {
    recorded("bold", (nil, isActive))
  }

  /// Slants the letters.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/swiftui/view/italic(_:))
  @available(iOS 16.0, *)
  nonisolated public func italic(_ isActive: Bool = true) -> some View {
    recorded("italic", (nil, isActive))
  }

  /// Draws a line under text.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/swiftui/view/underline(_:pattern:color:))
  @available(iOS 16.0, *)
  nonisolated public func underline(
    _ isActive: Bool = true, pattern: Text.LineStyle.Pattern = .solid, color: Color? = nil
  ) -> some View {
    recorded("underline", (nil, isActive), ("pattern", pattern), ("color", color as Any))
  }

  /// Draws a line through text.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/swiftui/view/strikethrough(_:pattern:color:))
  @available(iOS 16.0, *)
  nonisolated public func strikethrough(
    _ isActive: Bool = true, pattern: Text.LineStyle.Pattern = .solid, color: Color? = nil
  ) -> some View {
    recorded("strikethrough", (nil, isActive), ("pattern", pattern), ("color", color as Any))
  }

  /// Gives all letters the same width.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/swiftui/view/monospaced(_:))
  @available(iOS 16.0, *)
  nonisolated public func monospaced(_ isActive: Bool = true) -> some View {
    recorded("monospaced", (nil, isActive))
  }

  /// Gives all digits the same width.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/swiftui/view/monospaceddigit())
  @available(iOS 15.0, *)
  nonisolated public func monospacedDigit() -> some View {
    recorded("monospacedDigit")
  }

  /// Sets the largest number of lines.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/swiftui/view/linelimit(_:))
  nonisolated public func lineLimit(_ number: Int?) -> some View {
    modifier(EnvironmentModifier("lineLimit", number as Any) { $0.lineLimit = number })
  }

  /// Sets the bounds of the number of lines.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/swiftui/view/linelimit(_:))
  @available(iOS 16.0, *)
  nonisolated public func lineLimit(_ limit: ClosedRange<Int>) -> some View {
    recorded("lineLimit", (nil, limit))
  }

  /// Sets the number of lines, and keeps room for them.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/swiftui/view/linelimit(_:reservesspace:))
  @available(iOS 16.0, *)
  nonisolated public func lineLimit(_ limit: Int, reservesSpace: Bool) -> some View {
    recorded("lineLimit", (nil, limit), ("reservesSpace", reservesSpace))
  }

  /// Sets the room between lines, in points.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/swiftui/view/linespacing(_:))
  nonisolated public func lineSpacing(_ lineSpacing: CGFloat) -> some View {
    modifier(EnvironmentModifier("lineSpacing", lineSpacing) { $0.lineSpacing = lineSpacing })
  }

  /// Sets where lines begin or end.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/swiftui/view/multilinetextalignment(_:))
  nonisolated public func multilineTextAlignment(_ alignment: TextAlignment) -> some View {
    modifier(EnvironmentModifier("multilineTextAlignment", alignment) { $0.multilineTextAlignment = alignment })
  }

  /// Lets text become smaller to fit.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/swiftui/view/minimumscalefactor(_:))
  nonisolated public func minimumScaleFactor(_ factor: CGFloat) -> some View {
    modifier(EnvironmentModifier { $0.minimumScaleFactor = factor })
  }

  /// Says where a line that is too long is cut.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/swiftui/view/truncationmode(_:))
  nonisolated public func truncationMode(_ mode: Text.TruncationMode) -> some View {
    modifier(EnvironmentModifier { $0.truncationMode = mode })
  }

  /// Shows text in capital or small letters.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/swiftui/view/textcase(_:))
  @available(iOS 14.0, *)
  nonisolated public func textCase(_ textCase: Text.Case?) -> some View {
    modifier(EnvironmentModifier("textCase", textCase as Any) { $0.textCase = textCase })
  }

  /// Says whether text can be selected.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/swiftui/view/textselection(_:))
  @available(iOS 15.0, *)
  nonisolated public func textSelection<S: TextSelectability>(_ selectability: S) -> some View {
    recorded("textSelection", (nil, selectability))
  }

  /// Lets letters stand closer to fit.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/swiftui/view/allowstightening(_:))
  nonisolated public func allowsTightening(_ flag: Bool) -> some View {
    modifier(EnvironmentModifier { $0.allowsTightening = flag })
  }

  /// Sets the text size.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/swiftui/view/dynamictypesize(_:))
  @available(iOS 15.0, *)
  nonisolated public func dynamicTypeSize(_ size: DynamicTypeSize) -> some View {
    modifier(EnvironmentModifier { $0.dynamicTypeSize = size })
  }

  /// Sets the bounds of the text size.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/swiftui/view/dynamictypesize(_:))
  @available(iOS 15.0, *)
  nonisolated public func dynamicTypeSize<T: RangeExpression>(_ range: T) -> some View
  where T.Bound == DynamicTypeSize {
    modifier(
      EnvironmentModifier { values in
        let sizes = DynamicTypeSize.allCases
        let allowed = sizes.indices.filter { range.contains(sizes[$0]) }
        guard let first = allowed.first, let last = allowed.last else { return }
        let current = sizes.firstIndex(of: values.dynamicTypeSize) ?? first
        values.dynamicTypeSize = sizes[min(max(current, first), last)]
      })
  }

  /// Sets the variant of symbols.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/swiftui/view/symbolvariant(_:))
  @available(iOS 15.0, *)
  nonisolated public func symbolVariant(_ variant: SymbolVariants) -> some View {
    modifier(EnvironmentModifier { $0.symbolVariants = $0.symbolVariants.adding(variant) })
  }

  /// Sets the size of symbols beside text.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/swiftui/view/imagescale(_:))
  nonisolated public func imageScale(_ scale: Image.Scale) -> some View {
    modifier(EnvironmentModifier("imageScale", scale) { $0.imageScale = scale })
  }

  /// Says how the layers of symbols are coloured.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/swiftui/view/symbolrenderingmode(_:))
  @available(iOS 15.0, *)
  nonisolated public func symbolRenderingMode(_ mode: SymbolRenderingMode?) -> some View {
    modifier(EnvironmentModifier { $0.symbolRenderingMode = mode })
  }
}
