public import Foundation

/// A picture from the network. Recorded: nothing is fetched, the placeholder shows.
///
/// [Apple's page](https://developer.apple.com/documentation/swiftui/asyncimage)
@available(iOS 15.0, *)
public struct AsyncImage<Content: View> {
  package let url: URL?
  package let content: (AsyncImagePhase) -> Content
}

extension AsyncImage: PrimitiveView {
  /// It is evaluated by the library.
  public typealias Body = Never
}

@available(iOS 15.0, *)
extension AsyncImage {
  /// Shows the picture, or nothing.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/swiftui/asyncimage/init(url:scale:))
  public init(url: URL?, scale: CGFloat = 1) where Content == Image? {
    self.init(url: url) { $0.image }
  }

  /// Shows the picture changed, or a placeholder.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/swiftui/asyncimage/init(url:scale:content:placeholder:))
  public init<I: View, P: View>(
    url: URL?, scale: CGFloat = 1, @ViewBuilder content: @escaping (Image) -> I,
    @ViewBuilder placeholder: @escaping () -> P
  ) where Content == _ConditionalContent<I, P> {
    self.init(url: url) { phase in
      if let image = phase.image {
        ViewBuilder.buildEither(first: content(image))
      } else {
        ViewBuilder.buildEither(second: placeholder())
      }
    }
  }

  /// Shows a view for each phase of the loading.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/swiftui/asyncimage/init(url:scale:transaction:content:))
  public init(
    url: URL?, scale: CGFloat = 1, transaction: Transaction = Transaction(),
    @ViewBuilder content: @escaping (AsyncImagePhase) -> Content
  ) {
    self.init(url: url, content: content)
  }
}

/// A phase of the loading of a picture.
///
/// [Apple's page](https://developer.apple.com/documentation/swiftui/asyncimagephase)
@available(iOS 15.0, *)
public enum AsyncImagePhase: Sendable {
  /// Nothing yet.
  case empty
  /// The picture.
  case success(Image)
  /// What went wrong.
  case failure(any Error)

  /// The picture, if it is there.
  public var image: Image? {
    if case .success(let image) = self { image } else { nil }
  }

  /// What went wrong, if anything did.
  public var error: (any Error)? {
    if case .failure(let error) = self { error } else { nil }
  }
}

/// Controls that belong together.
///
/// [Apple's page](https://developer.apple.com/documentation/swiftui/controlgroup)
@available(iOS 15.0, *)
public struct ControlGroup<Content: View> {
  package let content: Content

  /// Puts controls together.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/swiftui/controlgroup/init(content:))
  public init(@ViewBuilder content: () -> Content) {
    self.content = content()
  }
}

extension ControlGroup: PrimitiveView {
  /// It is evaluated by the library.
  public typealias Body = Never
}

/// A choice of a colour.
///
/// [Apple's page](https://developer.apple.com/documentation/swiftui/colorpicker)
@available(iOS 14.0, *)
public struct ColorPicker<Label: View> {
  package let selection: Binding<Color>
  package let supportsOpacity: Bool
  package let label: Label

  /// Makes a picker with a label.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/swiftui/colorpicker/init(selection:supportsopacity:label:))
  public init(selection: Binding<Color>, supportsOpacity: Bool = true, @ViewBuilder label: () -> Label) {
    self.selection = selection
    self.supportsOpacity = supportsOpacity
    self.label = label()
  }

  /// Makes a picker with a localised title.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/swiftui/colorpicker/init(_:selection:supportsopacity:))
  public init(_ titleKey: LocalizedStringKey, selection: Binding<Color>, supportsOpacity: Bool = true)
  where Label == Text {
    self.init(selection: selection, supportsOpacity: supportsOpacity) { Text(titleKey) }
  }
}

extension ColorPicker: PrimitiveView {
  /// It is evaluated by the library.
  public typealias Body = Never
}

/// Panes of glass that flow into each other.
///
/// [Apple's page](https://developer.apple.com/documentation/swiftui/glasseffectcontainer)
@available(iOS 26.0, *)
public struct GlassEffectContainer<Content: View> {
  package let spacing: CGFloat?
  package let content: Content

  /// Puts panes together.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/swiftui/glasseffectcontainer/init(spacing:content:))
  public init(spacing: CGFloat? = nil, @ViewBuilder content: () -> Content) {
    self.spacing = spacing
    self.content = content()
  }
}

extension GlassEffectContainer: PrimitiveView {
  /// It is evaluated by the library.
  public typealias Body = Never
}

/// A kind of glass.
///
/// [Apple's page](https://developer.apple.com/documentation/swiftui/glass)
@available(iOS 26.0, *)
public struct Glass: Hashable, Sendable {
  package let name: String
  /// The usual glass.
  public static let regular = Glass(name: "regular")
  /// Clear glass.
  public static let clear = Glass(name: "clear")
  /// No glass.
  public static let identity = Glass(name: "identity")

  /// The same glass with a tint.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/swiftui/glass/tint(_:))
  public func tint(_ color: Color?) -> Glass {
    Glass(name: "\(name).tint(\(color?.name ?? "nil"))")
  }

  /// The same glass, which answers to touches.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/swiftui/glass/interactive(_:))
  public func interactive(_ isEnabled: Bool = true) -> Glass {
    Glass(name: "\(name).interactive(\(isEnabled))")
  }
}
