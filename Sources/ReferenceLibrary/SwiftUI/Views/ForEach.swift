/// A view for each element of a collection, told apart by identity.
///
/// [Apple's page](https://developer.apple.com/documentation/swiftui/foreach)
public struct ForEach<Data: RandomAccessCollection, ID: Hashable, Content> {
  /// The collection.
  public var data: Data
  /// Makes the content for one element.
  public var content: (Data.Element) -> Content
  /// The identity of one element.
  package let identity: (Data.Element) -> ID
}

extension ForEach: View where Content: View {
  /// It is evaluated by the library.
  public typealias Body = Never
}
extension ForEach: PrimitiveView where Content: View {}

extension ForEach where ID == Data.Element.ID, Content: View, Data.Element: Identifiable {
  /// Makes a view for each element, told apart by its `id`.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/swiftui/foreach/init(_:content:))
  public init(_ data: Data, @ViewBuilder content: @escaping (Data.Element) -> Content) {
    self.init(data: data, content: content, identity: { $0.id })
  }
}

extension ForEach where Content: View {
  /// Makes a view for each element, told apart by the value at a key path.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/swiftui/foreach/init(_:id:content:))
  public init(
    _ data: Data, id: KeyPath<Data.Element, ID>, @ViewBuilder content: @escaping (Data.Element) -> Content
  ) {
    self.init(data: data, content: content, identity: { $0[keyPath: id] })
  }

  /// Makes a view for each element of a bound collection and hands out bindings to the elements.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/swiftui/foreach/init(_:content:))
  public init<C>(_ data: Binding<C>, @ViewBuilder content: @escaping (Binding<C.Element>) -> Content)
  where
    Data == LazyMapSequence<C.Indices, (C.Index, ID)>, ID == C.Element.ID, C: MutableCollection,
    C: RandomAccessCollection, C.Element: Identifiable, C.Index: Hashable
  {
    self.init(data, id: \.id, content: content)
  }

  /// Makes a view for each element of a bound collection, told apart by the value at a key path.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/swiftui/foreach/init(_:id:content:))
  public init<C>(
    _ data: Binding<C>, id: KeyPath<C.Element, ID>, @ViewBuilder content: @escaping (Binding<C.Element>) -> Content
  )
  where
    Data == LazyMapSequence<C.Indices, (C.Index, ID)>, C: MutableCollection, C: RandomAccessCollection,
    C.Index: Hashable
  {
    let elements = data.wrappedValue
    self.init(
      data: elements.indices.lazy.map { ($0, elements[$0][keyPath: id]) },
      content: { content(data[$0.0]) },
      identity: { $0.1 })
  }
}

extension ForEach where Data == Range<Int>, ID == Int, Content: View {
  /// Makes a view for each number of a range that does not change.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/swiftui/foreach/init(_:content:))
  public init(_ data: Range<Int>, @ViewBuilder content: @escaping (Int) -> Content) {
    self.init(data: data, content: content, identity: { $0 })
  }
}
