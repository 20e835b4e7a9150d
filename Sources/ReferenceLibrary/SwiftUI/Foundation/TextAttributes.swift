public import Foundation

extension AttributeScopes {
  /// The attributes of parts of a text that SwiftUI knows.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/foundation/attributescopes/swiftuiattributes)
  @available(iOS 15.0, *)
  public struct SwiftUIAttributes: AttributeScope {
    /// The font.
    public let font: FontKey
    /// The colour of the letters.
    public let foregroundColor: ForegroundColorKey
    /// The colour behind the letters.
    public let backgroundColor: BackgroundColorKey
    /// The line under the letters.
    public let underlineStyle: UnderlineKey
    /// The line through the letters.
    public let strikethroughStyle: StrikethroughKey
    /// How far the letters stand apart, besides what pairs of letters do.
    public let kern: KernKey
    /// How far the letters stand apart.
    public let tracking: TrackingKey
    /// How far the letters are raised.
    public let baselineOffset: BaselineOffsetKey
    /// What the part is in Markdown; Foundation's own on Apple's systems.
    public let inlinePresentationIntent: InlinePresentationIntentKey
    /// Foundation's attributes.
    public let foundation: AttributeScopes.FoundationAttributes

    /// The key of fonts.
    ///
    /// [Apple's page](https://developer.apple.com/documentation/foundation/attributescopes/swiftuiattributes/fontkey)
    public enum FontKey: AttributedStringKey {
      /// A font.
      public typealias Value = Font
      /// Its name.
      public static let name = "SwiftUI.Font"
    }

    /// The key of the colour of letters.
    ///
    /// [Apple's page](https://developer.apple.com/documentation/foundation/attributescopes/swiftuiattributes/foregroundcolorkey)
    public enum ForegroundColorKey: AttributedStringKey {
      /// A colour.
      public typealias Value = Color
      /// Its name.
      public static let name = "SwiftUI.ForegroundColor"
    }

    /// The key of the colour behind letters.
    ///
    /// [Apple's page](https://developer.apple.com/documentation/foundation/attributescopes/swiftuiattributes/backgroundcolorkey)
    public enum BackgroundColorKey: AttributedStringKey {
      /// A colour.
      public typealias Value = Color
      /// Its name.
      public static let name = "SwiftUI.BackgroundColor"
    }

    /// The key of the line under letters.
    ///
    /// [Apple's page](https://developer.apple.com/documentation/foundation/attributescopes/swiftuiattributes/underlinekey)
    public enum UnderlineKey: AttributedStringKey {
      /// A kind of line.
      public typealias Value = Text.LineStyle
      /// Its name.
      public static let name = "SwiftUI.Underline"
    }

    /// The key of the line through letters.
    ///
    /// [Apple's page](https://developer.apple.com/documentation/foundation/attributescopes/swiftuiattributes/strikethroughkey)
    public enum StrikethroughKey: AttributedStringKey {
      /// A kind of line.
      public typealias Value = Text.LineStyle
      /// Its name.
      public static let name = "SwiftUI.Strikethrough"
    }

    /// The key of kerning.
    ///
    /// [Apple's page](https://developer.apple.com/documentation/foundation/attributescopes/swiftuiattributes/kernkey)
    public enum KernKey: AttributedStringKey {
      /// A distance in points.
      public typealias Value = CGFloat
      /// Its name.
      public static let name = "SwiftUI.Kern"
    }

    /// The key of tracking.
    ///
    /// [Apple's page](https://developer.apple.com/documentation/foundation/attributescopes/swiftuiattributes/trackingkey)
    public enum TrackingKey: AttributedStringKey {
      /// A distance in points.
      public typealias Value = CGFloat
      /// Its name.
      public static let name = "SwiftUI.Tracking"
    }

    /// The key of the base line's offset.
    ///
    /// [Apple's page](https://developer.apple.com/documentation/foundation/attributescopes/swiftuiattributes/baselineoffsetkey)
    public enum BaselineOffsetKey: AttributedStringKey {
      /// A distance in points.
      public typealias Value = CGFloat
      /// Its name.
      public static let name = "SwiftUI.BaselineOffset"
    }

    /// The key of what a part is in Markdown.
    ///
    /// [Apple's page](https://developer.apple.com/documentation/foundation/attributescopes/swiftuiattributes/inlinepresentationintentkey)
    public enum InlinePresentationIntentKey: AttributedStringKey {
      /// What the part is.
      public typealias Value = InlinePresentationIntent
      /// Its name.
      public static let name = "NSInlinePresentationIntent"
    }
  }

  /// The attributes that SwiftUI knows.
  @available(iOS 15.0, *)
  public var swiftUI: SwiftUIAttributes.Type { SwiftUIAttributes.self }
}

@available(iOS 15.0, *)
extension AttributeDynamicLookup {
  /// Finds an attribute of SwiftUI by its name.
  public subscript<T: AttributedStringKey>(
    dynamicMember keyPath: KeyPath<AttributeScopes.SwiftUIAttributes, T>
  ) -> T {
    self[T.self]
  }
}
