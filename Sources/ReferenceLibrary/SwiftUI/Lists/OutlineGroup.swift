/// Values with values below them, as rows that unfold.
///
/// [Apple's page](https://developer.apple.com/documentation/swiftui/outlinegroup)
@available(iOS 14.0, *)
public struct OutlineGroup<Data: RandomAccessCollection, ID: Hashable, Parent, Leaf, Subgroup> {
  package let data: Data
  package let identity: (Data.Element) -> ID
  package let children: (Data.Element) -> Data?
  package let content: (Data.Element) -> Leaf

  package init(
    data: Data, identity: @escaping (Data.Element) -> ID, children: @escaping (Data.Element) -> Data?,
    content: @escaping (Data.Element) -> Leaf
  ) {
    self.data = data
    self.identity = identity
    self.children = children
    self.content = content
  }
}

extension OutlineGroup: View where Parent: View, Leaf: View, Subgroup: View {
  /// It is evaluated by the library.
  public typealias Body = Never
}
extension OutlineGroup: PrimitiveView where Parent: View, Leaf: View, Subgroup: View {}

extension OutlineGroup where Leaf: View, Parent == Leaf, Subgroup == DisclosureGroup<Leaf, OutlineSubgroupChildren> {
  /// Makes rows of identifiable values.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/swiftui/outlinegroup/init(_:children:content:))
  public init<DataElement>(
    _ data: Data, children: KeyPath<DataElement, Data?>, @ViewBuilder content: @escaping (DataElement) -> Leaf
  ) where ID == DataElement.ID, DataElement: Identifiable, DataElement == Data.Element {
    self.init(data: data, identity: { $0.id }, children: { $0[keyPath: children] }, content: content)
  }

  /// Makes rows of values with an identity.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/swiftui/outlinegroup/init(_:id:children:content:))
  public init<DataElement>(
    _ data: Data, id: KeyPath<DataElement, ID>, children: KeyPath<DataElement, Data?>,
    @ViewBuilder content: @escaping (DataElement) -> Leaf
  ) where DataElement == Data.Element {
    self.init(data: data, identity: { $0[keyPath: id] }, children: { $0[keyPath: children] }, content: content)
  }
}

/// The rows below a row.
///
/// [Apple's page](https://developer.apple.com/documentation/swiftui/outlinesubgroupchildren)
@available(iOS 14.0, *)
public struct OutlineSubgroupChildren {}

extension OutlineSubgroupChildren: PrimitiveView {
  /// It is evaluated by the library.
  public typealias Body = Never
}

@available(iOS 14.0, *)
extension List where SelectionValue == Never {
  /// Makes a list of values with values below them.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/swiftui/list/init(_:children:rowcontent:))
  public init<Data: RandomAccessCollection, RowContent: View>(
    _ data: Data, children: KeyPath<Data.Element, Data?>,
    @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
  )
  where
    Data.Element: Identifiable,
    Content == OutlineGroup<
      Data, Data.Element.ID, RowContent, RowContent, DisclosureGroup<RowContent, OutlineSubgroupChildren>
    >
  {
    self.init(
      selection: nil as ListSelection?, content: OutlineGroup(data, children: children, content: rowContent))
  }
}

@available(iOS 14.0, *)
extension List {
  /// Makes a list of values with values below them, of which one can be selected.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/swiftui/list/init(_:children:selection:rowcontent:))
  public init<Data: RandomAccessCollection, RowContent: View>(
    _ data: Data, children: KeyPath<Data.Element, Data?>, selection: Binding<SelectionValue?>?,
    @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
  )
  where
    Data.Element: Identifiable,
    Content == OutlineGroup<
      Data, Data.Element.ID, RowContent, RowContent, DisclosureGroup<RowContent, OutlineSubgroupChildren>
    >
  {
    self.init(
      selection: selection.map { ListSelection($0) },
      content: OutlineGroup(data, children: children, content: rowContent))
  }

  /// Makes a list of values with values below them, of which several can be selected.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/swiftui/list/init(_:children:selection:rowcontent:))
  public init<Data: RandomAccessCollection, RowContent: View>(
    _ data: Data, children: KeyPath<Data.Element, Data?>, selection: Binding<Set<SelectionValue>>?,
    @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
  )
  where
    Data.Element: Identifiable,
    Content == OutlineGroup<
      Data, Data.Element.ID, RowContent, RowContent, DisclosureGroup<RowContent, OutlineSubgroupChildren>
    >
  {
    self.init(
      selection: selection.map { ListSelection($0) },
      content: OutlineGroup(data, children: children, content: rowContent))
  }
}
