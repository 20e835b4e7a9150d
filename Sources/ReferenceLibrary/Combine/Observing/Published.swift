/// A property of an observable object that publishes its values and announces its changes.
///
/// [Apple's page](https://developer.apple.com/documentation/combine/published)
@propertyWrapper
public struct Published<Value> {
  package let box: PublishedBox<Value>

  /// Makes a published property that starts with `wrappedValue`.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/combine/published)
  public init(wrappedValue: Value) {
    box = PublishedBox(wrappedValue)
  }

  /// Makes a published property that starts with `initialValue`.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/combine/published)
  public init(initialValue: Value) {
    box = PublishedBox(initialValue)
  }

  /// Works only in classes; the accessors with the enclosing object do the work.
  @available(*, unavailable, message: "@Published is only available on properties of classes")
  public var wrappedValue: Value {
    get { box.value }
    // swift-format-ignore
    nonmutating set { box.value = newValue }
  }

  /// A publisher of this property's values: the present one first, each new one just before it is stored.
  public var projectedValue: Publisher {
    mutating get { Publisher(box: box) }
    set { newValue.box.forward(to: box) }
  }

  /// Reads the value; writing announces the change of the enclosing object, publishes the value, then stores it.
  public static subscript<Enclosing: AnyObject>(
    _enclosingInstance object: Enclosing,
    wrapped wrappedKeyPath: ReferenceWritableKeyPath<Enclosing, Value>,
    storage storageKeyPath: ReferenceWritableKeyPath<Enclosing, Published<Value>>
  ) -> Value {
    get { object[keyPath: storageKeyPath].box.value }
    set {
      let box = object[keyPath: storageKeyPath].box
      box.announce = { [weak object] in announceChange(of: object) }
      box.change(to: newValue)
    }
    _modify {
      let box = object[keyPath: storageKeyPath].box
      var value = box.value
      yield &value
      box.announce = { [weak object] in announceChange(of: object) }
      box.change(to: value)
    }
  }

  /// The publisher behind the dollar sign.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/combine/published/publisher)
  public struct Publisher: Combine.Publisher {
    /// The kind of value published.
    public typealias Output = Value
    /// It cannot fail.
    public typealias Failure = Never
    package let box: PublishedBox<Value>

    /// Adds a subscriber, which gets the present value first.
    ///
    /// [Apple's page](https://developer.apple.com/documentation/combine/published/publisher)
    public func receive<S: Subscriber>(subscriber: S) where S.Input == Value, S.Failure == Never {
      box.receive(AnySubscriber(subscriber))
    }
  }
}

private func announceChange(of object: AnyObject?) {
  guard let observable = object as? any ObservableObject else { return }
  announce(observable)
}

private func announce<Object: ObservableObject>(_ object: Object) {
  (object.objectWillChange as? ObservableObjectPublisher)?.send()
}

/// The storage of one published property.
package final class PublishedBox<Value> {
  package var value: Value
  package var announce: (() -> Void)?
  private let audience = Audience<Value, Never>()
  private var tokens: [AnyCancellable] = []

  package init(_ value: Value) {
    self.value = value
  }

  package func change(to newValue: Value) {
    announce?()
    audience.send(newValue)
    value = newValue
  }

  package func receive(_ subscriber: AnySubscriber<Value, Never>) {
    audience.admit(subscriber) { self.value }
  }

  package func keep(_ token: AnyCancellable) {
    tokens.append(token)
  }

  package func forward(to other: PublishedBox<Value>) {
    guard other !== self else { return }
    other.keep(Published<Value>.Publisher(box: self).sink { [weak other] in other?.change(to: $0) })
  }
}
