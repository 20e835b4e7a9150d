/// Rows with a heading and a foot.
///
/// [Apple's page](https://developer.apple.com/documentation/swiftui/section)
public struct Section<Parent, Content, Footer> {
  package let header: Parent
  package let content: Content
  package let footer: Footer
  /// Whether it is unfolded; nil if it does not fold.
  package var isExpanded: Binding<Bool>?
}

extension Section: View where Parent: View, Content: View, Footer: View {
  /// It is evaluated by the library.
  public typealias Body = Never
}
extension Section: PrimitiveView where Parent: View, Content: View, Footer: View {}

extension Section where Parent: View, Content: View, Footer: View {
  /// Makes a section with a heading and a foot.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/swiftui/section/init(content:header:footer:))
  public init(
    @ViewBuilder content: () -> Content, @ViewBuilder header: () -> Parent, @ViewBuilder footer: () -> Footer
  ) {
    self.init(header: header(), content: content(), footer: footer())
  }
}

extension Section where Parent: View, Content: View, Footer == EmptyView {
  /// Makes a section with a heading.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/swiftui/section/init(content:header:))
  public init(@ViewBuilder content: () -> Content, @ViewBuilder header: () -> Parent) {
    self.init(header: header(), content: content(), footer: EmptyView())
  }
}

extension Section where Parent == EmptyView, Content: View, Footer: View {
  /// Makes a section with a foot.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/swiftui/section/init(content:footer:))
  public init(@ViewBuilder content: () -> Content, @ViewBuilder footer: () -> Footer) {
    self.init(header: EmptyView(), content: content(), footer: footer())
  }
}

extension Section where Parent == EmptyView, Content: View, Footer == EmptyView {
  /// Makes a section without heading and foot.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/swiftui/section/init(content:))
  public init(@ViewBuilder content: () -> Content) {
    self.init(header: EmptyView(), content: content(), footer: EmptyView())
  }
}

extension Section where Parent == Text, Content: View, Footer == EmptyView {
  /// Makes a section with a localised heading.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/swiftui/section/init(_:content:))
  @available(iOS 15.0, *)
  public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {
    self.init(header: Text(titleKey), content: content(), footer: EmptyView())
  }

  /// Makes a section with a string as its heading.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/swiftui/section/init(_:content:))
  @available(iOS 15.0, *)
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, @ViewBuilder content: () -> Content) {
    self.init(header: Text(title), content: content(), footer: EmptyView())
  }
}

extension Section where Parent: View, Content: View, Footer: View {
  /// Makes a section with a heading and a foot, in the way before trailing closures had labels.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/swiftui/section/init(header:footer:content:))
  @available(iOS, introduced: 13.0, deprecated: 100000.0, renamed: "Section(content:header:footer:)")
  public init(header: Parent, footer: Footer, @ViewBuilder content: () -> Content) {
    self.init(header: header, content: content(), footer: footer)
  }
}

extension Section where Parent: View, Content: View, Footer == EmptyView {
  /// Makes a section with a heading, in the way before trailing closures had labels.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/swiftui/section/init(header:content:))
  @available(iOS, introduced: 13.0, deprecated: 100000.0, renamed: "Section(content:header:)")
  public init(header: Parent, @ViewBuilder content: () -> Content) {
    self.init(header: header, content: content(), footer: EmptyView())
  }
}
