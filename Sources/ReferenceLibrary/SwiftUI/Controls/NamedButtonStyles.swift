// Looks of buttons under the names that stood for them before they could be written with a dot.

/// The look that the place asks for.
///
/// [Apple's page](https://developer.apple.com/documentation/swiftui/defaultbuttonstyle)
public struct DefaultButtonStyle: NamedStyle {
  package var name: String { "automatic" }

  /// Makes the look.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/swiftui/defaultbuttonstyle/init())
  public nonisolated init() {}
}

extension DefaultButtonStyle: PrimitiveButtonStyle {
  /// The parts in order.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/swiftui/defaultbuttonstyle/makebody(configuration:))
  public func makeBody(configuration: Configuration) -> some View {
    configuration.label
  }
}

/// A button without a frame or colour.
///
/// [Apple's page](https://developer.apple.com/documentation/swiftui/plainbuttonstyle)
public struct PlainButtonStyle: NamedStyle {
  package var name: String { "plain" }

  /// Makes the look.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/swiftui/plainbuttonstyle/init())
  public nonisolated init() {}
}

extension PlainButtonStyle: PrimitiveButtonStyle {
  /// The parts in order.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/swiftui/plainbuttonstyle/makebody(configuration:))
  public func makeBody(configuration: Configuration) -> some View {
    configuration.label
  }
}

/// A button without a frame.
///
/// [Apple's page](https://developer.apple.com/documentation/swiftui/borderlessbuttonstyle)
public struct BorderlessButtonStyle: NamedStyle {
  package var name: String { "borderless" }

  /// Makes the look.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/swiftui/borderlessbuttonstyle/init())
  public nonisolated init() {}
}

extension BorderlessButtonStyle: PrimitiveButtonStyle {
  /// The parts in order.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/swiftui/borderlessbuttonstyle/makebody(configuration:))
  public func makeBody(configuration: Configuration) -> some View {
    configuration.label
  }
}

/// A button with a frame.
///
/// [Apple's page](https://developer.apple.com/documentation/swiftui/borderedbuttonstyle)
@available(iOS 15.0, *)
public struct BorderedButtonStyle: NamedStyle {
  package var name: String { "bordered" }

  /// Makes the look.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/swiftui/borderedbuttonstyle/init())
  public nonisolated init() {}
}

extension BorderedButtonStyle: PrimitiveButtonStyle {
  /// The parts in order.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/swiftui/borderedbuttonstyle/makebody(configuration:))
  public func makeBody(configuration: Configuration) -> some View {
    configuration.label
  }
}

/// A button that stands out.
///
/// [Apple's page](https://developer.apple.com/documentation/swiftui/borderedprominentbuttonstyle)
@available(iOS 15.0, *)
public struct BorderedProminentButtonStyle: NamedStyle {
  package var name: String { "borderedProminent" }

  /// Makes the look.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/swiftui/borderedprominentbuttonstyle/init())
  public nonisolated init() {}
}

extension BorderedProminentButtonStyle: PrimitiveButtonStyle {
  /// The parts in order.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/swiftui/borderedprominentbuttonstyle/makebody(configuration:))
  public func makeBody(configuration: Configuration) -> some View {
    configuration.label
  }
}

/// A button of tinted glass.
///
/// [Apple's page](https://developer.apple.com/documentation/swiftui/glassprominentbuttonstyle)
@available(iOS 26.0, *)
public struct GlassProminentButtonStyle: NamedStyle {
  package var name: String { "glassProminent" }

  /// Makes the look.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/swiftui/glassprominentbuttonstyle/init())
  public nonisolated init() {}
}

extension GlassProminentButtonStyle: PrimitiveButtonStyle {
  /// The parts in order.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/swiftui/glassprominentbuttonstyle/makebody(configuration:))
  public func makeBody(configuration: Configuration) -> some View {
    configuration.label
  }
}

/// A button of glass.
///
/// [Apple's page](https://developer.apple.com/documentation/swiftui/glassbuttonstyle)
@available(iOS 26.0, *)
public struct GlassButtonStyle: NamedStyle {
  package let glass: Glass
  package var name: String { "glass" }

  /// Makes the look.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/swiftui/glassbuttonstyle/init())
  public nonisolated init() {
    glass = .regular
  }

  /// Makes the look with a kind of glass.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/swiftui/glassbuttonstyle/init(_:))
  public nonisolated init(_ glass: Glass) {
    self.glass = glass
  }
}

extension GlassButtonStyle: PrimitiveButtonStyle {
  /// The parts in order.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/swiftui/glassbuttonstyle/makebody(configuration:))
  public func makeBody(configuration: Configuration) -> some View {
    configuration.label
  }
}

extension PrimitiveButtonStyle where Self == GlassButtonStyle {
  /// A button with a kind of glass.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/swiftui/primitivebuttonstyle/glass(_:))
  @available(iOS 26.0, *)
  public nonisolated static func glass(_ glass: Glass) -> GlassButtonStyle { .init(glass) }
}
