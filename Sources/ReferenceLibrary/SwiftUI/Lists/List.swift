/// Rows of data, of which the reader may select some.
///
/// [Apple's page](https://developer.apple.com/documentation/swiftui/list)
public struct List<SelectionValue: Hashable, Content: View> {
  package let selection: ListSelection?
  package let content: Content
}

extension List: PrimitiveView {
  /// It is evaluated by the library.
  public typealias Body = Never
}

/// What the app binds to the selection of a list, whatever its type.
package struct ListSelection {
  /// Whether several rows can be selected.
  package let allowsMany: Bool
  /// The kind of value that rows must carry.
  package let valueType: Any.Type
  /// The present selection.
  package let read: () -> Set<AnyHashable>
  /// Selects; values of another type than the list's are left out.
  package let write: (Set<AnyHashable>) -> Void

  package init<V: Hashable>(_ selection: Binding<V?>) {
    allowsMany = false
    valueType = V.self
    read = { selection.wrappedValue.map { [AnyHashable($0)] } ?? [] }
    write = { values in selection.wrappedValue = values.lazy.compactMap { $0.base as? V }.first }
  }

  package init<V: Hashable>(required selection: Binding<V>) {
    allowsMany = false
    valueType = V.self
    read = { [AnyHashable(selection.wrappedValue)] }
    write = { values in
      if let value = values.lazy.compactMap({ $0.base as? V }).first { selection.wrappedValue = value }
    }
  }

  package init<V: Hashable>(_ selection: Binding<Set<V>>) {
    allowsMany = true
    valueType = V.self
    read = { Set(selection.wrappedValue.map { AnyHashable($0) }) }
    write = { values in selection.wrappedValue = Set(values.compactMap { $0.base as? V }) }
  }
}

extension List {
  /// Makes a list of views, of which one can be selected.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/swiftui/list/init(selection:content:))
  public init(selection: Binding<SelectionValue?>?, @ViewBuilder content: () -> Content) {
    self.init(selection: selection.map { ListSelection($0) }, content: content())
  }

  /// Makes a list of views, of which several can be selected.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/swiftui/list/init(selection:content:))
  public init(selection: Binding<Set<SelectionValue>>?, @ViewBuilder content: () -> Content) {
    self.init(selection: selection.map { ListSelection($0) }, content: content())
  }

  /// Makes a list of views, of which one is always selected.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/swiftui/list/init(selection:content:))
  @_disfavoredOverload
  public init(selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content) {
    self.init(selection: ListSelection(required: selection), content: content())
  }
}

extension List where SelectionValue == Never {
  /// Makes a list of views.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/swiftui/list/init(content:))
  public init(@ViewBuilder content: () -> Content) {
    self.init(selection: nil as ListSelection?, content: content())
  }

  /// Makes a list of a row for each element, told apart by its `id`.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/swiftui/list)
  // A binding to a collection is a collection too; the overload for bindings must win.
  @_disfavoredOverload
  public init<Data: RandomAccessCollection, RowContent: View>(
    _ data: Data, @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
  ) where Content == ForEach<Data, Data.Element.ID, RowContent>, Data.Element: Identifiable {
    self.init(selection: nil as ListSelection?, content: ForEach(data, content: rowContent))
  }

  /// Makes a list of a row for each element, told apart by the value at a key path.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/swiftui/list/init(_:id:rowcontent:))
  public init<Data: RandomAccessCollection, ID: Hashable, RowContent: View>(
    _ data: Data, id: KeyPath<Data.Element, ID>, @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
  ) where Content == ForEach<Data, ID, RowContent> {
    self.init(selection: nil as ListSelection?, content: ForEach(data, id: id, content: rowContent))
  }

  /// Makes a list of a row for each number of a range that does not change.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/swiftui/list/init(_:rowcontent:))
  public init<RowContent: View>(_ data: Range<Int>, @ViewBuilder rowContent: @escaping (Int) -> RowContent)
  where Content == ForEach<Range<Int>, Int, RowContent> {
    self.init(selection: nil as ListSelection?, content: ForEach(data, content: rowContent))
  }

  /// Makes a list of a row for each element of a bound collection and hands out bindings to the elements.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/swiftui/list/init(_:rowcontent:))
  public init<Data, RowContent: View>(
    _ data: Binding<Data>, @ViewBuilder rowContent: @escaping (Binding<Data.Element>) -> RowContent
  )
  where
    Data: MutableCollection, Data: RandomAccessCollection, Data.Element: Identifiable, Data.Index: Hashable,
    Content == ForEach<LazyMapSequence<Data.Indices, (Data.Index, Data.Element.ID)>, Data.Element.ID, RowContent>
  {
    self.init(selection: nil as ListSelection?, content: ForEach(data, content: rowContent))
  }
}

extension List {
  /// Makes a list of a row for each element, of which one can be selected.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/swiftui/list)
  // A binding to a collection is a collection too; the overload for bindings must win.
  @_disfavoredOverload
  public init<Data: RandomAccessCollection, RowContent: View>(
    _ data: Data, selection: Binding<SelectionValue?>?,
    @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
  ) where Content == ForEach<Data, Data.Element.ID, RowContent>, Data.Element: Identifiable {
    self.init(selection: selection.map { ListSelection($0) }, content: ForEach(data, content: rowContent))
  }

  /// Makes a list of a row for each element, of which several can be selected.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/swiftui/list/init(_:selection:rowcontent:))
  public init<Data: RandomAccessCollection, RowContent: View>(
    _ data: Data, selection: Binding<Set<SelectionValue>>?,
    @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
  ) where Content == ForEach<Data, Data.Element.ID, RowContent>, Data.Element: Identifiable {
    self.init(selection: selection.map { ListSelection($0) }, content: ForEach(data, content: rowContent))
  }

  /// Makes a list of a row for each element, told apart by the value at a key path, of which one can be selected.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/swiftui/list/init(_:id:selection:rowcontent:))
  public init<Data: RandomAccessCollection, ID: Hashable, RowContent: View>(
    _ data: Data, id: KeyPath<Data.Element, ID>, selection: Binding<SelectionValue?>?,
    @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
  ) where Content == ForEach<Data, ID, RowContent> {
    self.init(selection: selection.map { ListSelection($0) }, content: ForEach(data, id: id, content: rowContent))
  }

  /// Makes a list of a row for each element, told apart by the value at a key path, of which several can be selected.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/swiftui/list/init(_:id:selection:rowcontent:))
  public init<Data: RandomAccessCollection, ID: Hashable, RowContent: View>(
    _ data: Data, id: KeyPath<Data.Element, ID>, selection: Binding<Set<SelectionValue>>?,
    @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
  ) where Content == ForEach<Data, ID, RowContent> {
    self.init(selection: selection.map { ListSelection($0) }, content: ForEach(data, id: id, content: rowContent))
  }
}

extension List {
  /// Makes a list of a row for each element of a bound collection, of which one can be selected.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/swiftui/list/init(_:selection:rowcontent:))
  public init<Data, RowContent: View>(
    _ data: Binding<Data>, selection: Binding<SelectionValue?>?,
    @ViewBuilder rowContent: @escaping (Binding<Data.Element>) -> RowContent
  )
  where
    Data: MutableCollection, Data: RandomAccessCollection, Data.Element: Identifiable, Data.Index: Hashable,
    Content == ForEach<LazyMapSequence<Data.Indices, (Data.Index, Data.Element.ID)>, Data.Element.ID, RowContent>
  {
    self.init(selection: selection.map { ListSelection($0) }, content: ForEach(data, content: rowContent))
  }
}
