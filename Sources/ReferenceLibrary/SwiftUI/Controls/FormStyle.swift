/// How forms look.
///
/// [Apple's page](https://developer.apple.com/documentation/swiftui/formstyle)
@available(iOS 16.0, *)
@MainActor @preconcurrency
public protocol FormStyle {
  /// The kind of view that the look makes.
  associatedtype Body: View
  /// What the look is made of.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/swiftui/formstyle/configuration)
  typealias Configuration = FormStyleConfiguration

  /// Makes the view of its parts.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/swiftui/formstyle/makebody(configuration:))
  @ViewBuilder @MainActor @preconcurrency func makeBody(configuration: Configuration) -> Body
}

/// The parts of forms.
///
/// [Apple's page](https://developer.apple.com/documentation/swiftui/formstyleconfiguration)
@available(iOS 16.0, *)
public struct FormStyleConfiguration {
  /// What the form holds.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/swiftui/formstyleconfiguration/content)
  public struct Content {
    package let view: AnyView
  }

  /// What the form holds.
  public let content: Content
}

extension FormStyleConfiguration.Content: PrimitiveView {
  /// It is evaluated by the library.
  public typealias Body = Never
}

/// A look of the library.
public struct _NamedFormStyle: NamedStyle {
  package let name: String
}

extension _NamedFormStyle: FormStyle {
  /// The parts in order.
  public func makeBody(configuration: Configuration) -> some View {
    configuration.content
  }
}

@available(iOS 16.0, *)
extension FormStyle where Self == _NamedFormStyle {
  /// As the place asks for.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/swiftui/formstyle/automatic)
  public nonisolated static var automatic: _NamedFormStyle { .init(name: "automatic") }
  /// In two columns.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/swiftui/formstyle/columns)
  public nonisolated static var columns: _NamedFormStyle { .init(name: "columns") }
  /// In groups.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/swiftui/formstyle/grouped)
  public nonisolated static var grouped: _NamedFormStyle { .init(name: "grouped") }
}

/// The look that the place asks for.
///
/// [Apple's page](https://developer.apple.com/documentation/swiftui/automaticformstyle)
@available(iOS 16.0, *)
public struct AutomaticFormStyle: NamedStyle {
  package var name: String { "automatic" }

  /// Makes the look.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/swiftui/automaticformstyle/init())
  public nonisolated init() {}
}

extension AutomaticFormStyle: FormStyle {
  /// The parts in order.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/swiftui/automaticformstyle/makebody(configuration:))
  public func makeBody(configuration: Configuration) -> some View {
    configuration.content
  }
}

/// A form in groups.
///
/// [Apple's page](https://developer.apple.com/documentation/swiftui/groupedformstyle)
@available(iOS 16.0, *)
public struct GroupedFormStyle: NamedStyle {
  package var name: String { "grouped" }

  /// Makes the look.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/swiftui/groupedformstyle/init())
  public nonisolated init() {}
}

extension GroupedFormStyle: FormStyle {
  /// The parts in order.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/swiftui/groupedformstyle/makebody(configuration:))
  public func makeBody(configuration: Configuration) -> some View {
    configuration.content
  }
}

/// A form in two columns.
///
/// [Apple's page](https://developer.apple.com/documentation/swiftui/columnsformstyle)
@available(iOS 16.0, *)
public struct ColumnsFormStyle: NamedStyle {
  package var name: String { "columns" }

  /// Makes the look.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/swiftui/columnsformstyle/init())
  public nonisolated init() {}
}

extension ColumnsFormStyle: FormStyle {
  /// The parts in order.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/swiftui/columnsformstyle/makebody(configuration:))
  public func makeBody(configuration: Configuration) -> some View {
    configuration.content
  }
}

extension View {
  /// Sets how forms inside of the view look.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/swiftui/view/formstyle(_:))
  @available(iOS 16.0, *)
  nonisolated public func formStyle<S: FormStyle>(_ style: S) -> some View {
    styling("formStyle", style)
  }
}
