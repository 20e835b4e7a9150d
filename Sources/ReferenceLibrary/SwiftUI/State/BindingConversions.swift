extension Binding {
  /// Makes a binding to an optional of a binding to a value; writing nil does nothing.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/swiftui/binding/init(_:))
  public init<V>(_ base: Binding<V>) where Value == V? {
    self.init(
      get: { base.wrappedValue },
      set: { value, transaction in
        if let value { base.write(value, transaction) }
      })
  }

  /// Makes a binding to a value of a binding to an optional; nil if the value is nil now.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/swiftui/binding/init(_:))
  public init?(_ base: Binding<Value?>) {
    guard let present = base.wrappedValue else { return nil }
    self.init(
      get: { base.wrappedValue ?? present },
      set: { value, transaction in base.write(value, transaction) })
  }

  /// Makes a binding to a type-erased value of a binding to a hashable one.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/swiftui/binding/init(_:))
  public init<V: Hashable>(_ base: Binding<V>) where Value == AnyHashable {
    self.init(
      get: { AnyHashable(base.wrappedValue) },
      set: { value, transaction in
        if let value = value.base as? V { base.write(value, transaction) }
      })
  }
}

extension Binding: Sequence where Value: MutableCollection {
  /// The elements are bindings.
  public typealias Element = Binding<Value.Element>
  /// Iterates over bindings.
  public typealias Iterator = IndexingIterator<Binding<Value>>
  /// A part of the collection.
  public typealias SubSequence = Slice<Binding<Value>>
}

extension Binding: Collection where Value: MutableCollection {
  /// The index of the bound collection.
  public typealias Index = Value.Index
  /// The indices of the bound collection.
  public typealias Indices = Value.Indices

  /// The first index.
  public var startIndex: Value.Index { wrappedValue.startIndex }
  /// The index behind the last element.
  public var endIndex: Value.Index { wrappedValue.endIndex }
  /// Every index.
  public var indices: Value.Indices { wrappedValue.indices }

  /// The index behind another.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/swiftui/binding/index(after:))
  public func index(after index: Value.Index) -> Value.Index {
    wrappedValue.index(after: index)
  }

  /// Moves an index on by one.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/swiftui/binding/formindex(after:))
  public func formIndex(after index: inout Value.Index) {
    wrappedValue.formIndex(after: &index)
  }

  /// A binding to one element.
  public subscript(position: Value.Index) -> Binding<Value.Element> {
    Binding<Value.Element>(
      get: { wrappedValue[position] },
      set: { element, transaction in
        var whole = wrappedValue
        whole[position] = element
        write(whole, transaction)
      })
  }
}

extension Binding: BidirectionalCollection where Value: BidirectionalCollection, Value: MutableCollection {
  /// The index before another.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/swiftui/binding/index(before:))
  public func index(before index: Value.Index) -> Value.Index {
    wrappedValue.index(before: index)
  }

  /// Moves an index back by one.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/swiftui/binding/formindex(before:))
  public func formIndex(before index: inout Value.Index) {
    wrappedValue.formIndex(before: &index)
  }
}

extension Binding: RandomAccessCollection where Value: MutableCollection, Value: RandomAccessCollection {}
