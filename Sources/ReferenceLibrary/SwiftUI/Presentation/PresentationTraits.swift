public import Foundation

/// What a presented view asks of its presentation.
nonisolated package struct PresentationTrait: PrimitiveModifier {
  package enum Request {
    case detents(Set<PresentationDetent>, Binding<PresentationDetent>?)
    case dragIndicator(Visibility)
    case sizing(any PresentationSizing)
    case interactiveDismissDisabled(Bool)
    case backgroundInteraction(PresentationBackgroundInteraction)
    case cornerRadius(CGFloat?)
    case compactAdaptation(horizontal: PresentationAdaptation, vertical: PresentationAdaptation)
    case contentInteraction(PresentationContentInteraction)
  }

  package typealias Body = Never
  package let request: Request
}

/// A height at which a sheet can rest.
///
/// [Apple's page](https://developer.apple.com/documentation/swiftui/presentationdetent)
@available(iOS 16.0, *)
public struct PresentationDetent: Hashable, Sendable {
  package let name: String
  package let number: CGFloat?

  /// About half of the screen.
  public static let medium = PresentationDetent(name: "medium", number: nil)
  /// The whole height.
  public static let large = PresentationDetent(name: "large", number: nil)

  /// A part of the height, between 0 and 1.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/swiftui/presentationdetent/fraction(_:))
  public static func fraction(_ fraction: CGFloat) -> PresentationDetent {
    PresentationDetent(name: "fraction", number: fraction)
  }

  /// A height in points.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/swiftui/presentationdetent/height(_:))
  public static func height(_ height: CGFloat) -> PresentationDetent {
    PresentationDetent(name: "height", number: height)
  }
}

/// Whether the view behind a sheet can be used.
///
/// [Apple's page](https://developer.apple.com/documentation/swiftui/presentationbackgroundinteraction)
@available(iOS 16.4, *)
public struct PresentationBackgroundInteraction: Hashable, Sendable {
  package let name: String
  package var detent: PresentationDetent?

  /// As the system thinks best.
  public static let automatic = PresentationBackgroundInteraction(name: "automatic")
  /// It can.
  public static let enabled = PresentationBackgroundInteraction(name: "enabled")
  /// It cannot.
  public static let disabled = PresentationBackgroundInteraction(name: "disabled")

  /// It can, up to a height of the sheet.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/swiftui/presentationbackgroundinteraction/enabled(upthrough:))
  public static func enabled(upThrough detent: PresentationDetent) -> PresentationBackgroundInteraction {
    PresentationBackgroundInteraction(name: "enabled", detent: detent)
  }
}

/// What a presentation becomes where there is little room.
///
/// [Apple's page](https://developer.apple.com/documentation/swiftui/presentationadaptation)
@available(iOS 16.4, *)
public struct PresentationAdaptation: Hashable, Sendable {
  package let name: String
  /// As the system thinks best.
  public static let automatic = PresentationAdaptation(name: "automatic")
  /// It stays what it is.
  public static let none = PresentationAdaptation(name: "none")
  /// A popover.
  public static let popover = PresentationAdaptation(name: "popover")
  /// A sheet.
  public static let sheet = PresentationAdaptation(name: "sheet")
  /// A cover of the whole screen.
  public static let fullScreenCover = PresentationAdaptation(name: "fullScreenCover")
}

/// What a swipe on a sheet does.
///
/// [Apple's page](https://developer.apple.com/documentation/swiftui/presentationcontentinteraction)
@available(iOS 16.4, *)
public struct PresentationContentInteraction: Hashable, Sendable {
  package let name: String
  /// As the system thinks best.
  public static let automatic = PresentationContentInteraction(name: "automatic")
  /// It changes the sheet's height first.
  public static let resizes = PresentationContentInteraction(name: "resizes")
  /// It scrolls first.
  public static let scrolls = PresentationContentInteraction(name: "scrolls")
}

/// The size of a presentation.
///
/// [Apple's page](https://developer.apple.com/documentation/swiftui/presentationsizing)
@available(iOS 18.0, *)
public protocol PresentationSizing {
  /// The size that is offered to the content.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/swiftui/presentationsizing/proposedsize(for:context:))
  func proposedSize(for root: PresentationSizingRoot, context: PresentationSizingContext) -> ProposedViewSize
}

/// What is presented, as far as its size matters.
///
/// [Apple's page](https://developer.apple.com/documentation/swiftui/presentationsizingroot)
@available(iOS 18.0, *)
public struct PresentationSizingRoot {
  /// The size that the content takes of what is offered: all of it, and 10 points where nothing is.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/swiftui/presentationsizingroot/sizethatfits(_:))
  public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
    proposal.replacingUnspecifiedDimensions()
  }
}

/// What is known where a presentation is sized; nothing yet, at Apple's too.
///
/// [Apple's page](https://developer.apple.com/documentation/swiftui/presentationsizingcontext)
@available(iOS 18.0, *)
public struct PresentationSizingContext {}

/// The system's sizes of presentations.
public struct _NamedPresentationSizing: PresentationSizing, Hashable, Sendable {
  package let name: String

  /// Nothing in particular.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/swiftui/presentationsizing/proposedsize(for:context:))
  public func proposedSize(for root: PresentationSizingRoot, context: PresentationSizingContext) -> ProposedViewSize {
    .unspecified
  }
}

@available(iOS 18.0, *)
extension PresentationSizing where Self == _NamedPresentationSizing {
  /// As the place asks for.
  public static var automatic: _NamedPresentationSizing { .init(name: "automatic") }
  /// About the size of a page.
  public static var page: _NamedPresentationSizing { .init(name: "page") }
  /// Somewhat smaller than a page.
  public static var form: _NamedPresentationSizing { .init(name: "form") }
  /// The size of the content.
  public static var fitted: _NamedPresentationSizing { .init(name: "fitted") }
}

@available(iOS 18.0, *)
extension PresentationSizing {
  /// The size of the content in the directions given.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/swiftui/presentationsizing/fitted(horizontal:vertical:))
  public func fitted(horizontal: Bool, vertical: Bool) -> some PresentationSizing {
    _NamedPresentationSizing(name: "\(self).fitted(\(horizontal), \(vertical))")
  }

  /// A size that grows with the content but never shrinks, in the directions given.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/swiftui/presentationsizing/sticky(horizontal:vertical:))
  public func sticky(horizontal: Bool = false, vertical: Bool = false) -> some PresentationSizing {
    _NamedPresentationSizing(name: "\(self).sticky(\(horizontal), \(vertical))")
  }
}

extension View {
  /// Sets the heights at which the sheet can rest.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/swiftui/view/presentationdetents(_:))
  @available(iOS 16.0, *)
  nonisolated public func presentationDetents(_ detents: Set<PresentationDetent>) -> some View {
    modifier(PresentationTrait(request: .detents(detents, nil)))
  }

  /// Sets the heights at which the sheet can rest, and binds the present one.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/swiftui/view/presentationdetents(_:selection:))
  @available(iOS 16.0, *)
  nonisolated public func presentationDetents(
    _ detents: Set<PresentationDetent>, selection: Binding<PresentationDetent>
  ) -> some View {
    modifier(PresentationTrait(request: .detents(detents, selection)))
  }

  /// Shows or hides the handle of the sheet.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/swiftui/view/presentationdragindicator(_:))
  @available(iOS 16.0, *)
  nonisolated public func presentationDragIndicator(_ visibility: Visibility) -> some View {
    modifier(PresentationTrait(request: .dragIndicator(visibility)))
  }

  /// Sets the size of the presentation.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/swiftui/view/presentationsizing(_:))
  @available(iOS 18.0, *)
  nonisolated public func presentationSizing(_ sizing: some PresentationSizing) -> some View {
    modifier(PresentationTrait(request: .sizing(sizing)))
  }

  /// Keeps the reader from closing the presentation with a gesture; bindings and `dismiss` still close it.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/swiftui/view/interactivedismissdisabled(_:))
  @available(iOS 15.0, *)
  nonisolated public func interactiveDismissDisabled(_ isDisabled: Bool = true) -> some View {
    modifier(PresentationTrait(request: .interactiveDismissDisabled(isDisabled)))
  }

  /// Says whether the view behind the sheet can be used.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/swiftui/view/presentationbackgroundinteraction(_:))
  @available(iOS 16.4, *)
  nonisolated public func presentationBackgroundInteraction(
    _ interaction: PresentationBackgroundInteraction
  ) -> some View {
    modifier(PresentationTrait(request: .backgroundInteraction(interaction)))
  }

  /// Sets the radius of the corners in points.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/swiftui/view/presentationcornerradius(_:))
  @available(iOS 16.4, *)
  nonisolated public func presentationCornerRadius(_ cornerRadius: CGFloat?) -> some View {
    modifier(PresentationTrait(request: .cornerRadius(cornerRadius)))
  }

  /// Says what the presentation becomes where there is little room.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/swiftui/view/presentationcompactadaptation(_:))
  @available(iOS 16.4, *)
  nonisolated public func presentationCompactAdaptation(_ adaptation: PresentationAdaptation) -> some View {
    modifier(PresentationTrait(request: .compactAdaptation(horizontal: adaptation, vertical: adaptation)))
  }

  /// Says what the presentation becomes where there is little width or little height.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/swiftui/view/presentationcompactadaptation(horizontal:vertical:))
  @available(iOS 16.4, *)
  nonisolated public func presentationCompactAdaptation(
    horizontal: PresentationAdaptation, vertical: PresentationAdaptation
  ) -> some View {
    modifier(PresentationTrait(request: .compactAdaptation(horizontal: horizontal, vertical: vertical)))
  }

  /// Says what a swipe on the sheet does.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/swiftui/view/presentationcontentinteraction(_:))
  @available(iOS 16.4, *)
  nonisolated public func presentationContentInteraction(_ behavior: PresentationContentInteraction) -> some View {
    modifier(PresentationTrait(request: .contentInteraction(behavior)))
  }

  /// Sets the background of the presentation. Recorded.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/swiftui/view/presentationbackground(_:))
  @available(iOS 16.4, *)
  nonisolated public func presentationBackground<S: ShapeStyle>(_ style: S) -> some View {
    recorded("presentationBackground", (nil, style))
  }
}
