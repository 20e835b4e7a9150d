public import Foundation

/// How text and symbols are set: the values that the modifiers of the same names change.
extension EnvironmentValues {
  /// The font of text without its own.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/swiftui/environmentvalues/font)
  public var font: Font? {
    get { self[named: "font", nil] }
    set { self[named: "font", nil] = newValue }
  }

  /// How many lines text may have; nil for any.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/swiftui/environmentvalues/linelimit)
  public var lineLimit: Int? {
    get { self[named: "lineLimit", nil] }
    set { self[named: "lineLimit", nil] = newValue }
  }

  /// The distance between lines in points.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/swiftui/environmentvalues/linespacing)
  public var lineSpacing: CGFloat {
    get { self[named: "lineSpacing", 0] }
    set { self[named: "lineSpacing", 0] = newValue }
  }

  /// Where lines begin or end.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/swiftui/environmentvalues/multilinetextalignment)
  public var multilineTextAlignment: TextAlignment {
    get { self[named: "multilineTextAlignment", .leading] }
    set { self[named: "multilineTextAlignment", .leading] = newValue }
  }

  /// How far text may shrink to fit.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/swiftui/environmentvalues/minimumscalefactor)
  public var minimumScaleFactor: CGFloat {
    get { self[named: "minimumScaleFactor", 1] }
    set { self[named: "minimumScaleFactor", 1] = newValue }
  }

  /// Where text is cut that does not fit.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/swiftui/environmentvalues/truncationmode)
  public var truncationMode: Text.TruncationMode {
    get { self[named: "truncationMode", .tail] }
    set { self[named: "truncationMode", .tail] = newValue }
  }

  /// Whether letters may move together to fit.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/swiftui/environmentvalues/allowstightening)
  public var allowsTightening: Bool {
    get { self[named: "allowsTightening", false] }
    set { self[named: "allowsTightening", false] = newValue }
  }

  /// Capitals or small letters; nil for text as it is.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/swiftui/environmentvalues/textcase)
  @available(iOS 14.0, *)
  public var textCase: Text.Case? {
    get { self[named: "textCase", nil] }
    set { self[named: "textCase", nil] = newValue }
  }

  /// The size of symbols beside text.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/swiftui/environmentvalues/imagescale)
  public var imageScale: Image.Scale {
    get { self[named: "imageScale", .medium] }
    set { self[named: "imageScale", .medium] = newValue }
  }

  /// The variant of symbols.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/swiftui/environmentvalues/symbolvariants)
  @available(iOS 15.0, *)
  public var symbolVariants: SymbolVariants {
    get { self[named: "symbolVariants", .none] }
    set { self[named: "symbolVariants", .none] = newValue }
  }

  /// How symbols are coloured; nil for their own way.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/swiftui/environmentvalues/symbolrenderingmode)
  @available(iOS 15.0, *)
  public var symbolRenderingMode: SymbolRenderingMode? {
    get { self[named: "symbolRenderingMode", nil] }
    set { self[named: "symbolRenderingMode", nil] = newValue }
  }
}
