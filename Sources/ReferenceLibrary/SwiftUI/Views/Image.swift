public import Foundation

/// A picture, by its name. Recorded: nothing is drawn.
///
/// [Apple's page](https://developer.apple.com/documentation/swiftui/image)
public struct Image: Equatable, Sendable {
  package enum Source: Equatable, Sendable {
    case asset(String)
    case symbol(String)
    case decorative(String)
  }

  package let source: Source
  package let label: Text?
  /// The changes asked for, in order, such as `resizable`.
  package var styles: [String] = []

  /// Shows a picture from the app's own.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/swiftui/image/init(_:bundle:))
  public init(_ name: String, bundle: Bundle? = nil) {
    source = .asset(name)
    label = nil
  }

  /// Shows a picture from the app's own, with words for it.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/swiftui/image/init(_:bundle:label:))
  public init(_ name: String, bundle: Bundle? = nil, label: Text) {
    source = .asset(name)
    self.label = label
  }

  /// Shows a picture that VoiceOver passes over.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/swiftui/image/init(decorative:bundle:))
  public init(decorative name: String, bundle: Bundle? = nil) {
    source = .decorative(name)
    label = nil
  }

  /// Shows one of the system's symbols.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/swiftui/image/init(systemname:))
  public init(systemName: String) {
    source = .symbol(systemName)
    label = nil
  }

  /// Shows one of the system's symbols, filled to a value between 0 and 1.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/swiftui/image/init(systemname:variablevalue:))
  @available(iOS 16.0, *)
  public init(systemName: String, variableValue: Double?) {
    self.init(systemName: systemName)
  }

  /// How a picture fills more room than it has.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/swiftui/image/resizingmode)
  public enum ResizingMode: Hashable, Sendable {
    /// It is repeated.
    case tile
    /// It is stretched.
    case stretch
  }

  /// Whether a picture is drawn in its own colours.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/swiftui/image/templaterenderingmode)
  public enum TemplateRenderingMode: Hashable, Sendable {
    /// In the foreground's colour.
    case template
    /// In its own colours.
    case original
  }

  /// The size of a symbol beside text.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/swiftui/image/scale)
  public enum Scale: Hashable, Sendable {
    /// Small.
    case small
    /// Medium.
    case medium
    /// Large.
    case large
  }

  /// Lets the picture take the room it is given.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/swiftui/image/resizable(capinsets:resizingmode:))
  public func resizable(capInsets: EdgeInsets = EdgeInsets(), resizingMode: ResizingMode = .stretch) -> Image {
    styled("resizable")
  }

  /// Draws the picture in its own colours or in the foreground's.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/swiftui/image/renderingmode(_:))
  public func renderingMode(_ renderingMode: TemplateRenderingMode?) -> Image {
    styled("renderingMode")
  }

  /// How a symbol's layers are coloured.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/swiftui/image/symbolrenderingmode(_:))
  @available(iOS 15.0, *)
  public func symbolRenderingMode(_ mode: SymbolRenderingMode?) -> Image {
    styled("symbolRenderingMode")
  }

  private func styled(_ style: String) -> Image {
    var copy = self
    copy.styles.append(style)
    return copy
  }
}

extension Image: PrimitiveView {
  /// It is evaluated by the library.
  public typealias Body = Never
}

/// How a symbol's layers are coloured.
///
/// [Apple's page](https://developer.apple.com/documentation/swiftui/symbolrenderingmode)
@available(iOS 15.0, *)
public struct SymbolRenderingMode: Hashable, Sendable {
  private let name: String
  /// In one colour.
  public static let monochrome = SymbolRenderingMode(name: "monochrome")
  /// In its own colours.
  public static let multicolor = SymbolRenderingMode(name: "multicolor")
  /// In shades of one colour.
  public static let hierarchical = SymbolRenderingMode(name: "hierarchical")
  /// In several given colours.
  public static let palette = SymbolRenderingMode(name: "palette")
}
