/// A view of another view's content, one by one.
///
/// [Apple's page](https://developer.apple.com/documentation/swiftui/subview)
@available(iOS 18.0, *)
public struct Subview: Identifiable {
  /// The identity of a view of another view's content.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/swiftui/subview/id-swift.struct)
  public struct ID: Hashable {
    package let value: AnyHashable
  }

  /// The identity.
  public let id: ID
  /// The values that the view tells its container.
  public let containerValues: ContainerValues
  package let view: AnyView

  package init(id: AnyHashable, containerValues: ContainerValues, view: AnyView) {
    self.id = ID(value: id)
    self.containerValues = containerValues
    self.view = view
  }
}

extension Subview: PrimitiveView {
  /// It is evaluated by the library.
  public typealias Body = Never
}

/// The views of another view's content.
///
/// [Apple's page](https://developer.apple.com/documentation/swiftui/subviewscollection)
@available(iOS 18.0, *)
public struct SubviewsCollection: RandomAccessCollection {
  package let subviews: [Subview]

  package init(subviews: [Subview]) {
    self.subviews = subviews
  }

  /// Where the first is.
  public var startIndex: Int { subviews.startIndex }
  /// Behind the last.
  public var endIndex: Int { subviews.endIndex }
  /// The view at a place.
  public subscript(index: Int) -> Subview { subviews[index] }
}

extension SubviewsCollection: PrimitiveView {
  /// It is evaluated by the library.
  public typealias Body = Never
}

/// A section of another view's content.
///
/// [Apple's page](https://developer.apple.com/documentation/swiftui/sectionconfiguration)
@available(iOS 18.0, *)
public struct SectionConfiguration: Identifiable {
  /// The identity of a section.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/swiftui/sectionconfiguration/id-swift.struct)
  public struct ID: Hashable {
    package let value: AnyHashable
  }

  /// The identity.
  public let id: ID
  /// What is above the content.
  public let header: SubviewsCollection
  /// The content.
  public let content: SubviewsCollection
  /// What is below the content.
  public let footer: SubviewsCollection
  /// The values that the section tells its container.
  public var containerValues: ContainerValues { ContainerValues() }

  package init(id: AnyHashable, header: [Subview], content: [Subview], footer: [Subview]) {
    self.id = ID(value: id)
    self.header = SubviewsCollection(subviews: header)
    self.content = SubviewsCollection(subviews: content)
    self.footer = SubviewsCollection(subviews: footer)
  }
}

/// The sections of another view's content.
///
/// [Apple's page](https://developer.apple.com/documentation/swiftui/sectioncollection)
@available(iOS 18.0, *)
public struct SectionCollection: RandomAccessCollection {
  package let sections: [SectionConfiguration]

  package init(sections: [SectionConfiguration]) {
    self.sections = sections
  }

  /// Where the first is.
  public var startIndex: Int { sections.startIndex }
  /// Behind the last.
  public var endIndex: Int { sections.endIndex }
  /// The section at a place.
  public subscript(index: Int) -> SectionConfiguration { sections[index] }
}

/// Content that is made of the views of other content.
///
/// [Apple's page](https://developer.apple.com/documentation/swiftui/groupelementsofcontent)
@available(iOS 18.0, *)
public struct GroupElementsOfContent<Subviews: View, Content: View> {
  package let subviews: Subviews
  package let content: (SubviewsCollection) -> Content
}

extension GroupElementsOfContent: PrimitiveView {
  /// It is evaluated by the library.
  public typealias Body = Never
}

/// Content that is made of the sections of other content.
///
/// [Apple's page](https://developer.apple.com/documentation/swiftui/groupsectionsofcontent)
@available(iOS 18.0, *)
public struct GroupSectionsOfContent<Sections: View, Content: View> {
  package let sections: Sections
  package let content: (SectionCollection) -> Content
}

extension GroupSectionsOfContent: PrimitiveView {
  /// It is evaluated by the library.
  public typealias Body = Never
}

@available(iOS 18.0, *)
extension Group where Content: View {
  /// Makes content of the views of other content.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/swiftui/group/init(subviews:transform:))
  public nonisolated init<Base: View, Result: View>(
    subviews view: Base, @ViewBuilder transform: @escaping (SubviewsCollection) -> Result
  ) where Content == GroupElementsOfContent<Base, Result> {
    self.init(content: GroupElementsOfContent(subviews: view, content: transform))
  }

  /// Makes content of the sections of other content.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/swiftui/group/init(sections:transform:))
  public nonisolated init<Base: View, Result: View>(
    sections view: Base, @ViewBuilder transform: @escaping (SectionCollection) -> Result
  ) where Content == GroupSectionsOfContent<Base, Result> {
    self.init(content: GroupSectionsOfContent(sections: view, content: transform))
  }
}

@available(iOS 18.0, *)
extension ForEach where Content: View, Data == SubviewsCollection, ID == Subview.ID {
  /// Makes content of each view of other content. Until the views are known there is none.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/swiftui/foreach/init(subviews:content:))
  public init<V: View>(subviews view: V, @ViewBuilder content: @escaping (Subview) -> Content) {
    self.init(data: SubviewsCollection(subviews: []), content: content, identity: { $0.id })
  }
}

@available(iOS 18.0, *)
extension ForEach where Content: View, Data == SectionCollection, ID == SectionConfiguration.ID {
  /// Makes content of each section of other content. Until the sections are known there is none.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/swiftui/foreach/init(sections:content:))
  public init<V: View>(sections view: V, @ViewBuilder content: @escaping (SectionConfiguration) -> Content) {
    self.init(data: SectionCollection(sections: []), content: content, identity: { $0.id })
  }
}

/// A value that a view tells its container.
nonisolated package struct ContainerValueModifier: PrimitiveModifier {
  package typealias Body = Never
  package let transform: (inout ContainerValues) -> Void
}

extension View {
  /// Tells the container a value.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/swiftui/view/containervalue(_:_:))
  @available(iOS 18.0, *)
  nonisolated public func containerValue<V>(_ keyPath: WritableKeyPath<ContainerValues, V>, _ value: V) -> some View {
    modifier(ContainerValueModifier { $0[keyPath: keyPath] = value })
  }

  /// Keeps the view together while it moves.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/swiftui/view/geometrygroup())
  @available(iOS 17.0, *)
  nonisolated public func geometryGroup() -> some View {
    recorded("geometryGroup")
  }
}

/// A view that is shown anew only if it differs.
///
/// [Apple's page](https://developer.apple.com/documentation/swiftui/equatableview)
public struct EquatableView<Content: View & Equatable> {
  /// The view.
  public var content: Content

  /// Wraps a view.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/swiftui/equatableview/init(content:))
  public nonisolated init(content: Content) {
    self.content = content
  }
}

extension EquatableView: View {
  /// The view.
  public var body: some View { content }
}

extension View where Self: Equatable {
  /// Shows the view anew only if it differs.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/swiftui/view/equatable())
  nonisolated public func equatable() -> EquatableView<Self> {
    EquatableView(content: self)
  }
}
