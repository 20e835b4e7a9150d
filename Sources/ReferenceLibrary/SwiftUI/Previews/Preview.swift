public import Foundation

/// A view to look at while writing it.
///
/// [Apple's page](https://developer.apple.com/documentation/developertoolssupport/preview)
@available(iOS 17.0, *)
public struct Preview {
  /// What can be asked of the place of a view.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/developertoolssupport/preview/viewtraits)
  public struct ViewTraits {}

  /// The preview's name.
  package let name: String?
  /// What it asks of its place.
  package let traits: [PreviewTrait<ViewTraits>]
  /// Makes the view.
  package let content: @MainActor () -> any View

  /// Makes a preview of a view; `#Preview` calls it.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/developertoolssupport/preview/init(_:traits:body:))
  public init(
    _ name: String? = nil, traits: PreviewTrait<ViewTraits>...,
    @ViewBuilder body: @escaping @MainActor () -> any View
  ) {
    self.name = name
    self.traits = traits
    content = body
  }
}

/// Something that a preview asks of its place.
///
/// [Apple's page](https://developer.apple.com/documentation/developertoolssupport/previewtrait)
@available(iOS 17.0, *)
public struct PreviewTrait<T>: Sendable {
  package let name: String
  /// Puts the view into surroundings.
  package let surround: (@MainActor @Sendable (AnyView) async throws -> AnyView)?

  init(name: String, surround: (@MainActor @Sendable (AnyView) async throws -> AnyView)? = nil) {
    self.name = name
    self.surround = surround
  }
}

@available(iOS 17.0, *)
extension PreviewTrait where T == Preview.ViewTraits {
  /// A whole screen.
  public static var defaultLayout: PreviewTrait<T> { .init(name: "defaultLayout") }
  /// The size of the view.
  public static var sizeThatFitsLayout: PreviewTrait<T> { .init(name: "sizeThatFitsLayout") }
  /// Upright.
  public static var portrait: PreviewTrait<T> { .init(name: "portrait") }
  /// On its left side.
  public static var landscapeLeft: PreviewTrait<T> { .init(name: "landscapeLeft") }
  /// On its right side.
  public static var landscapeRight: PreviewTrait<T> { .init(name: "landscapeRight") }

  /// A size in points.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/developertoolssupport/previewtrait/fixedlayout(width:height:))
  public static func fixedLayout(width: CGFloat, height: CGFloat) -> PreviewTrait<T> {
    .init(name: "fixedLayout(\(width), \(height))")
  }
}

/// A type that `#Preview` makes, so that the preview can be found.
///
/// [Apple's page](https://developer.apple.com/documentation/swiftui/previewsource)
@MainActor @preconcurrency
public protocol PreviewSource {
  /// The preview.
  static var preview: Preview { get }
}

/// Shows a view to look at while writing it.
///
/// [Apple's page](https://developer.apple.com/documentation/swiftui/preview(_:traits:_:body:))
@available(iOS 17.0, *)
@freestanding(declaration)
public macro Preview(
  _ name: String? = nil, traits: PreviewTrait<Preview.ViewTraits>...,
  @ViewBuilder body: @escaping @MainActor () -> any View
) = #externalMacro(module: "SwiftUIMacros", type: "PreviewMacro")

/// Lets a variable in the body of `#Preview` keep state.
///
/// [Apple's page](https://developer.apple.com/documentation/swiftui/previewable())
@available(iOS 17.0, *)
@attached(peer)
public macro Previewable() = #externalMacro(module: "SwiftUIMacros", type: "PreviewableMacro")

/// Makes a value of the environment, of a transaction, of a container or of the focus.
///
/// [Apple's page](https://developer.apple.com/documentation/swiftui/entry())
@available(iOS 13.0, *)
@attached(accessor)
@attached(peer, names: prefixed(__Key_))
public macro Entry() = #externalMacro(module: "SwiftUIMacros", type: "EntryMacro")
