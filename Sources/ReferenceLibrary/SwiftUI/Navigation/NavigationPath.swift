/// The values of the screens of a stack, of any hashable types.
///
/// Its elements cannot be read back; it can be grown, shortened, counted, compared, and written down if every element
/// is `Codable`.
///
/// [Apple's page](https://developer.apple.com/documentation/swiftui/navigationpath)
@available(iOS 16.0, *)
public struct NavigationPath {
  package var elements: [PathElement] = []

  /// Makes an empty path.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/swiftui/navigationpath/init())
  public init() {}

  /// Makes a path of a sequence of hashable values.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/swiftui/navigationpath/init(_:))
  public init<S: Sequence>(_ elements: S) where S.Element: Hashable {
    self.elements = elements.map { PathElement($0) }
  }

  /// Makes a path of a sequence of values that can be written down.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/swiftui/navigationpath/init(_:))
  public init<S: Sequence>(_ elements: S) where S.Element: Hashable, S.Element: Codable {
    self.elements = elements.map { PathElement(codable: $0) }
  }

  /// Makes a path of what was written down.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/swiftui/navigationpath/init(_:))
  public init(_ codable: CodableRepresentation) {
    elements = codable.elements
  }

  /// How many screens lie above the root.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/swiftui/navigationpath/count)
  public var count: Int {
    elements.count
  }

  /// Whether only the root shows.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/swiftui/navigationpath/isempty)
  public var isEmpty: Bool {
    elements.isEmpty
  }

  /// The path in a form that can be written down; nil as soon as one element was not `Codable` where it was appended.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/swiftui/navigationpath/codable)
  public var codable: CodableRepresentation? {
    elements.allSatisfy { $0.coding != nil } ? CodableRepresentation(elements: elements) : nil
  }

  /// Adds a screen on top.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/swiftui/navigationpath/append(_:))
  public mutating func append<V: Hashable>(_ value: V) {
    elements.append(PathElement(value))
  }

  /// Adds a screen on top whose value can be written down.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/swiftui/navigationpath/append(_:))
  public mutating func append<V: Hashable & Codable>(_ value: V) {
    elements.append(PathElement(codable: value))
  }

  /// Removes screens from the top; more than there are is a programming error.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/swiftui/navigationpath/removelast(_:))
  public mutating func removeLast(_ k: Int = 1) {
    elements.removeLast(k)
  }
}

extension NavigationPath: Equatable {
  /// Paths are equal if their values are equal, in order.
  public static func == (left: NavigationPath, right: NavigationPath) -> Bool {
    left.elements == right.elements
  }
}

extension NavigationPath: @unchecked Sendable {}
