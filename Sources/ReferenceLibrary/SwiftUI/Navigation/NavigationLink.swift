/// A control that shows another screen.
///
/// [Apple's page](https://developer.apple.com/documentation/swiftui/navigationlink)
public struct NavigationLink<Label: View, Destination: View> {
  /// What a link leads to.
  package enum Target {
    /// The screen for a value; no value, no screen.
    case value(PathElement?)
    /// A view made when the link is used.
    case view(() -> Destination)
    /// A view that shows while a binding is true.
    case bound(isActive: Binding<Bool>, () -> Destination)
  }

  package let target: Target
  package let label: Label
  /// Whether it fills the next column, where there are columns, rather than its own.
  package var isDetail = true
}

extension NavigationLink {
  /// Sets whether the link shows its view in the next column, as it does by itself, or in its own.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/swiftui/navigationlink/isdetaillink(_:))
  public func isDetailLink(_ isDetailLink: Bool) -> some View {
    var link = self
    link.isDetail = isDetailLink
    return link
  }
}

extension NavigationLink: PrimitiveView {
  /// It is evaluated by the library.
  public typealias Body = Never
}

extension NavigationLink {
  /// Makes a link to a view.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/swiftui/navigationlink/init(destination:label:))
  public init(@ViewBuilder destination: @escaping () -> Destination, @ViewBuilder label: () -> Label) {
    target = .view(destination)
    self.label = label()
  }

  /// Makes a link to a view that exists already.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/swiftui/navigationlink/init(destination:label:))
  public init(destination: Destination, @ViewBuilder label: () -> Label) {
    target = .view { destination }
    self.label = label()
  }

  /// Makes a link that shows a view while a binding is true.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/swiftui/navigationlink/init(isactive:destination:label:))
  @available(iOS, introduced: 13.0, deprecated: 16.0)
  @available(*, deprecated, message: "use NavigationLink(value:label:) inside a NavigationStack or NavigationSplitView")
  public init(
    isActive: Binding<Bool>, @ViewBuilder destination: @escaping () -> Destination, @ViewBuilder label: () -> Label
  ) {
    target = .bound(isActive: isActive, destination)
    self.label = label()
  }

  /// Makes a link that shows a view while a binding is true.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/swiftui/navigationlink/init(destination:isactive:label:))
  @available(iOS, introduced: 13.0, deprecated: 16.0)
  @available(*, deprecated, message: "use NavigationLink(value:label:) inside a NavigationStack or NavigationSplitView")
  public init(destination: Destination, isActive: Binding<Bool>, @ViewBuilder label: () -> Label) {
    target = .bound(isActive: isActive) { destination }
    self.label = label()
  }

  /// Makes a link that shows a view while a binding equals a tag.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/swiftui/navigationlink/init(tag:selection:destination:label:))
  @available(iOS, introduced: 13.0, deprecated: 16.0)
  @available(
    *, deprecated,
    message: "use NavigationLink(value:label:) inside a List within a NavigationStack or NavigationSplitView"
  )
  public init<V: Hashable>(
    tag: V, selection: Binding<V?>, @ViewBuilder destination: @escaping () -> Destination,
    @ViewBuilder label: () -> Label
  ) {
    target = .bound(isActive: selection.equals(tag), destination)
    self.label = label()
  }

  /// Makes a link that shows a view while a binding equals a tag.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/swiftui/navigationlink/init(destination:tag:selection:label:))
  @available(iOS, introduced: 13.0, deprecated: 16.0)
  @available(
    *, deprecated,
    message: "use NavigationLink(value:label:) inside a List within a NavigationStack or NavigationSplitView"
  )
  public init<V: Hashable>(
    destination: Destination, tag: V, selection: Binding<V?>, @ViewBuilder label: () -> Label
  ) {
    target = .bound(isActive: selection.equals(tag)) { destination }
    self.label = label()
  }
}

extension Binding {
  /// A binding that is true while this one equals `tag`; writing false to it makes this one nil.
  func equals<V: Hashable>(_ tag: V) -> Binding<Bool> where Value == V? {
    Binding<Bool>(get: { wrappedValue == tag }, set: { wrappedValue = $0 ? tag : nil })
  }
}

extension NavigationLink where Label == Text {
  /// Makes a link with a localised title to a view.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/swiftui/navigationlink/init(_:destination:))
  public init(_ titleKey: LocalizedStringKey, @ViewBuilder destination: @escaping () -> Destination) {
    self.init(destination: destination) { Text(titleKey) }
  }

  /// Makes a link with a string as its title to a view.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/swiftui/navigationlink/init(_:destination:))
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, @ViewBuilder destination: @escaping () -> Destination) {
    self.init(destination: destination) { Text(title) }
  }

  /// Makes a link with a localised title to a view that exists already.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/swiftui/navigationlink/init(_:destination:))
  public init(_ titleKey: LocalizedStringKey, destination: Destination) {
    self.init(destination: destination) { Text(titleKey) }
  }

  /// Makes a link with a string as its title to a view that exists already.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/swiftui/navigationlink/init(_:destination:))
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, destination: Destination) {
    self.init(destination: destination) { Text(title) }
  }

  /// Makes a link with a localised title that shows a view while a binding is true.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/swiftui/navigationlink/init(_:isactive:destination:))
  @available(iOS, introduced: 13.0, deprecated: 16.0)
  @available(*, deprecated, message: "use NavigationLink(_:value:) inside a NavigationStack or NavigationSplitView")
  public init(
    _ titleKey: LocalizedStringKey, isActive: Binding<Bool>, @ViewBuilder destination: @escaping () -> Destination
  ) {
    target = .bound(isActive: isActive, destination)
    label = Text(titleKey)
  }

  /// Makes a link with a localised title that shows a view while a binding is true.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/swiftui/navigationlink/init(_:destination:isactive:))
  @available(iOS, introduced: 13.0, deprecated: 16.0)
  @available(*, deprecated, message: "use NavigationLink(_:value:) inside a NavigationStack or NavigationSplitView")
  public init(_ titleKey: LocalizedStringKey, destination: Destination, isActive: Binding<Bool>) {
    target = .bound(isActive: isActive) { destination }
    label = Text(titleKey)
  }
}
