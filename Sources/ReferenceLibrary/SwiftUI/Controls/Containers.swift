/// A menu of actions.
///
/// [Apple's page](https://developer.apple.com/documentation/swiftui/menu)
@available(iOS 14.0, *)
public struct Menu<Label: View, Content: View> {
  package let label: Label
  package let content: Content
  package let primaryAction: (@MainActor () -> Void)?

  /// Makes a menu of its actions and a label.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/swiftui/menu/init(content:label:))
  public init(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) {
    self.content = content()
    self.label = label()
    primaryAction = nil
  }

  /// Makes a menu that has an action for a plain tap.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/swiftui/menu/init(content:label:primaryaction:))
  @available(iOS 15.0, *)
  public init(
    @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label,
    primaryAction: @escaping @MainActor () -> Void
  ) {
    self.content = content()
    self.label = label()
    self.primaryAction = primaryAction
  }
}

extension Menu: PrimitiveView {
  /// It is evaluated by the library.
  public typealias Body = Never
}

extension Menu where Label == Text {
  /// Makes a menu with a localised title.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/swiftui/menu/init(_:content:))
  public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {
    self.init(content: content) { Text(titleKey) }
  }

  /// Makes a menu with a string as its title.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/swiftui/menu/init(_:content:))
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, @ViewBuilder content: () -> Content) {
    self.init(content: content) { Text(title) }
  }
}

extension Menu where Label == SwiftUI.Label<Text, Image> {
  /// Makes a menu with a localised title and one of the system's symbols.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/swiftui/menu/init(_:systemimage:content:))
  public init(_ titleKey: LocalizedStringKey, systemImage: String, @ViewBuilder content: () -> Content) {
    self.init(content: content) { SwiftUI.Label(titleKey, systemImage: systemImage) }
  }

  /// Makes a menu with a string as its title and one of the system's symbols.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/swiftui/menu/init(_:systemimage:content:))
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, systemImage: String, @ViewBuilder content: () -> Content) {
    self.init(content: content) { SwiftUI.Label(title, systemImage: systemImage) }
  }
}

/// Controls for the entry of data.
///
/// [Apple's page](https://developer.apple.com/documentation/swiftui/form)
public struct Form<Content: View> {
  package let content: Content

  /// Puts controls into a form.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/swiftui/form/init(content:))
  public init(@ViewBuilder content: () -> Content) {
    self.content = content()
  }
}

extension Form: PrimitiveView {
  /// It is evaluated by the library.
  public typealias Body = Never
}

/// A label beside a value.
///
/// [Apple's page](https://developer.apple.com/documentation/swiftui/labeledcontent)
@available(iOS 16.0, *)
public struct LabeledContent<Label: View, Content: View> {
  package let label: Label
  package let content: Content

  /// Makes it of a value's view and a label.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/swiftui/labeledcontent/init(content:label:))
  public init(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) {
    self.content = content()
    self.label = label()
  }
}

extension LabeledContent: PrimitiveView {
  /// It is evaluated by the library.
  public typealias Body = Never
}

extension LabeledContent where Label == Text {
  /// Makes it of a localised title and a view.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/swiftui/labeledcontent/init(_:content:))
  public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {
    self.init(content: content) { Text(titleKey) }
  }

  /// Makes it of a string as its title and a view.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/swiftui/labeledcontent/init(_:content:))
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, @ViewBuilder content: () -> Content) {
    self.init(content: content) { Text(title) }
  }

  /// Makes it of a localised title and a string.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/swiftui/labeledcontent/init(_:value:))
  public init<S: StringProtocol>(_ titleKey: LocalizedStringKey, value: S) where Content == Text {
    self.init(content: { Text(value) }, label: { Text(titleKey) })
  }

  /// Makes it of two strings.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/swiftui/labeledcontent/init(_:value:))
  @_disfavoredOverload
  public init<S1: StringProtocol, S2: StringProtocol>(_ title: S1, value: S2) where Content == Text {
    self.init(content: { Text(value) }, label: { Text(title) })
  }
}

/// Views in a frame with a label.
///
/// [Apple's page](https://developer.apple.com/documentation/swiftui/groupbox)
@available(iOS 14.0, *)
public struct GroupBox<Label: View, Content: View> {
  package let label: Label
  package let content: Content

  /// Makes a frame of views and a label.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/swiftui/groupbox/init(content:label:))
  public init(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) {
    self.content = content()
    self.label = label()
  }

  /// Makes a frame of views.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/swiftui/groupbox/init(content:))
  public init(@ViewBuilder content: () -> Content) where Label == EmptyView {
    self.init(content: content) { EmptyView() }
  }

  /// Makes a frame with a localised title.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/swiftui/groupbox/init(_:content:))
  public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) where Label == Text {
    self.init(content: content) { Text(titleKey) }
  }
}

extension GroupBox: PrimitiveView {
  /// It is evaluated by the library.
  public typealias Body = Never
}

/// Views that can be folded away.
///
/// [Apple's page](https://developer.apple.com/documentation/swiftui/disclosuregroup)
@available(iOS 14.0, *)
public struct DisclosureGroup<Label: View, Content: View> {
  package let isExpanded: Binding<Bool>?
  package let label: Label
  package let content: () -> Content

  /// Makes a group that keeps for itself whether it is open.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/swiftui/disclosuregroup/init(content:label:))
  public init(@ViewBuilder content: @escaping () -> Content, @ViewBuilder label: () -> Label) {
    isExpanded = nil
    self.content = content
    self.label = label()
  }

  /// Makes a group that is open while a binding is true.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/swiftui/disclosuregroup/init(isexpanded:content:label:))
  public init(
    isExpanded: Binding<Bool>, @ViewBuilder content: @escaping () -> Content, @ViewBuilder label: () -> Label
  ) {
    self.isExpanded = isExpanded
    self.content = content
    self.label = label()
  }

  /// Makes a group with a localised title.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/swiftui/disclosuregroup/init(_:content:))
  public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: @escaping () -> Content) where Label == Text {
    self.init(content: content) { Text(titleKey) }
  }

  /// Makes a group with a localised title that is open while a binding is true.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/swiftui/disclosuregroup/init(_:isexpanded:content:))
  public init(
    _ titleKey: LocalizedStringKey, isExpanded: Binding<Bool>, @ViewBuilder content: @escaping () -> Content
  ) where Label == Text {
    self.init(isExpanded: isExpanded, content: content) { Text(titleKey) }
  }
}

extension DisclosureGroup: PrimitiveView {
  /// It is evaluated by the library.
  public typealias Body = Never
}
