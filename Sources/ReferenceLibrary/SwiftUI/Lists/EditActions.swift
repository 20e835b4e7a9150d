/// What readers may do with the rows of a collection.
///
/// [Apple's page](https://developer.apple.com/documentation/swiftui/editactions)
@available(iOS 16.0, *)
public struct EditActions<Data>: OptionSet, Sendable {
  /// One bit for each action.
  public let rawValue: Int

  /// Makes a set of its bits.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/swiftui/editactions/init(rawvalue:))
  public init(rawValue: Int) {
    self.rawValue = rawValue
  }

  /// Moving rows.
  public static var move: EditActions<Data> { EditActions(rawValue: 1) }
  /// Deleting rows.
  public static var delete: EditActions<Data> { EditActions(rawValue: 2) }
  /// All of them.
  public static var all: EditActions<Data> { EditActions(rawValue: 3) }
}

/// A row of a collection that readers may change.
///
/// [Apple's page](https://developer.apple.com/documentation/swiftui/editablecollectioncontent)
@available(iOS 16.0, *)
public struct EditableCollectionContent<Content: View, Data> {
  package let content: Content
  /// Takes the row's value out of the collection; nil if readers may not.
  package let delete: (() -> Void)?
}

extension EditableCollectionContent: PrimitiveView {
  /// It is evaluated by the library.
  public typealias Body = Never
}

@available(iOS 16.0, *)
extension ForEach {
  /// Makes a view for each value, which readers may change.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/swiftui/foreach/init(_:editactions:content:))
  public init<C, R: View>(
    _ data: Binding<C>, editActions: EditActions<C>, @ViewBuilder content: @escaping (Binding<C.Element>) -> R
  )
  where
    Data == LazyMapSequence<C.Indices, (C.Index, ID)>, ID == C.Element.ID, Content == EditableCollectionContent<R, C>,
    C: MutableCollection & RandomAccessCollection & RangeReplaceableCollection, C.Element: Identifiable,
    C.Index: Hashable
  {
    self.init(data, id: \.id, editActions: editActions, content: content)
  }

  /// Makes a view for each value, which readers may change.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/swiftui/foreach/init(_:id:editactions:content:))
  public init<C, R: View>(
    _ data: Binding<C>, id: KeyPath<C.Element, ID>, editActions: EditActions<C>,
    @ViewBuilder content: @escaping (Binding<C.Element>) -> R
  )
  where
    Data == LazyMapSequence<C.Indices, (C.Index, ID)>, Content == EditableCollectionContent<R, C>,
    C: MutableCollection & RandomAccessCollection & RangeReplaceableCollection, C.Index: Hashable
  {
    let mayDelete = editActions.contains(.delete)
    self.init(data, id: id) { element in
      let own = element.wrappedValue[keyPath: id]
      let delete: (() -> Void)? = mayDelete ? { data.wrappedValue.removeAll { $0[keyPath: id] == own } } : nil
      return EditableCollectionContent(content: content(element), delete: delete)
    }
  }
}

@available(iOS 16.0, *)
extension List where SelectionValue == Never {
  /// Makes a list of values that readers may change.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/swiftui/list/init(_:editactions:rowcontent:))
  public init<Data, RowContent: View>(
    _ data: Binding<Data>, editActions: EditActions<Data>,
    @ViewBuilder rowContent: @escaping (Binding<Data.Element>) -> RowContent
  )
  where
    Content == ForEach<
      LazyMapSequence<Data.Indices, (Data.Index, Data.Element.ID)>, Data.Element.ID,
      EditableCollectionContent<RowContent, Data>
    >, Data: MutableCollection & RandomAccessCollection & RangeReplaceableCollection, Data.Element: Identifiable,
    Data.Index: Hashable
  {
    self.init(
      selection: nil as ListSelection?, content: ForEach(data, editActions: editActions, content: rowContent))
  }
}

@available(iOS 16.0, *)
extension List {
  /// Makes a list of values that readers may change and select.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/swiftui/list/init(_:editactions:selection:rowcontent:))
  public init<Data, RowContent: View>(
    _ data: Binding<Data>, editActions: EditActions<Data>, selection: Binding<Set<SelectionValue>>?,
    @ViewBuilder rowContent: @escaping (Binding<Data.Element>) -> RowContent
  )
  where
    Content == ForEach<
      LazyMapSequence<Data.Indices, (Data.Index, Data.Element.ID)>, Data.Element.ID,
      EditableCollectionContent<RowContent, Data>
    >, Data: MutableCollection & RandomAccessCollection & RangeReplaceableCollection, Data.Element: Identifiable,
    Data.Index: Hashable
  {
    self.init(
      selection: selection.map { ListSelection($0) },
      content: ForEach(data, editActions: editActions, content: rowContent))
  }

  /// Makes a list of values that readers may change, one of which they may select.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/swiftui/list/init(_:editactions:selection:rowcontent:))
  public init<Data, RowContent: View>(
    _ data: Binding<Data>, editActions: EditActions<Data>, selection: Binding<SelectionValue?>?,
    @ViewBuilder rowContent: @escaping (Binding<Data.Element>) -> RowContent
  )
  where
    Content == ForEach<
      LazyMapSequence<Data.Indices, (Data.Index, Data.Element.ID)>, Data.Element.ID,
      EditableCollectionContent<RowContent, Data>
    >, Data: MutableCollection & RandomAccessCollection & RangeReplaceableCollection, Data.Element: Identifiable,
    Data.Index: Hashable
  {
    self.init(
      selection: selection.map { ListSelection($0) },
      content: ForEach(data, editActions: editActions, content: rowContent))
  }
}
