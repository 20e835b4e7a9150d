/// The places that a rotor stops at.
///
/// [Apple's page](https://developer.apple.com/documentation/swiftui/accessibilityrotorcontent)
@available(iOS 15.0, *)
@MainActor @preconcurrency
public protocol AccessibilityRotorContent {
  /// The kind of places that describe these.
  associatedtype Body: AccessibilityRotorContent
  /// The places that describe these.
  @AccessibilityRotorContentBuilder @MainActor @preconcurrency var body: Body { get }
}

/// Places that the library knows itself.
@MainActor @preconcurrency
package protocol PrimitiveRotorContent: AccessibilityRotorContent where Body == Never {}

extension PrimitiveRotorContent {
  public var body: Never { primitiveHasNoBody(Self.self) }
}

extension Never: AccessibilityRotorContent {}

/// Makes places of the statements of a closure.
///
/// [Apple's page](https://developer.apple.com/documentation/swiftui/accessibilityrotorcontentbuilder)
@available(iOS 15.0, *)
@resultBuilder
public struct AccessibilityRotorContentBuilder {
  /// A single expression.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/swiftui/accessibilityrotorcontentbuilder/buildexpression(_:))
  public static func buildExpression<Content: AccessibilityRotorContent>(_ content: Content) -> Content { content }

  /// One statement.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/swiftui/accessibilityrotorcontentbuilder/buildblock(_:))
  public static func buildBlock<Content: AccessibilityRotorContent>(_ content: Content) -> Content { content }

  /// Several statements.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/swiftui/accessibilityrotorcontentbuilder/buildblock(_:))
  public static func buildBlock<each Content: AccessibilityRotorContent>(
    _ content: repeat each Content
  ) -> some AccessibilityRotorContent {
    var list: [any AccessibilityRotorContent] = []
    for part in repeat each content { list.append(part) }
    return RotorContentList(list: list)
  }

  /// An `if` without `else`.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/swiftui/accessibilityrotorcontentbuilder/buildif(_:))
  public static func buildIf<Content: AccessibilityRotorContent>(_ content: Content?) -> some AccessibilityRotorContent
  {
    RotorContentList(list: content.map { [$0] } ?? [])
  }
}

/// Several places in a row.
nonisolated package struct RotorContentList: PrimitiveRotorContent {
  package typealias Body = Never
  package let list: [any AccessibilityRotorContent]
}

/// A place that a rotor stops at.
///
/// [Apple's page](https://developer.apple.com/documentation/swiftui/accessibilityrotorentry)
@available(iOS 15.0, *)
public struct AccessibilityRotorEntry<ID: Hashable> {
  package let label: Text?
  package let id: ID
}

extension AccessibilityRotorEntry: PrimitiveRotorContent {
  /// It is evaluated by the library.
  public typealias Body = Never
}

@available(iOS 15.0, *)
extension AccessibilityRotorEntry {
  /// Makes a place with a localised name.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/swiftui/accessibilityrotorentry/init(_:id:textrange:prepare:))
  public init(
    _ labelKey: LocalizedStringKey, id: ID, textRange: Range<String.Index>? = nil,
    prepare: @escaping (() -> Void) = {}
  ) {
    self.init(label: Text(labelKey), id: id)
  }

  /// Makes a place with a name.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/swiftui/accessibilityrotorentry/init(_:id:textrange:prepare:))
  @_disfavoredOverload
  public init<L: StringProtocol>(
    _ label: L, id: ID, textRange: Range<String.Index>? = nil, prepare: @escaping (() -> Void) = {}
  ) {
    self.init(label: Text(label), id: id)
  }

  /// Makes a place with a text as its name.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/swiftui/accessibilityrotorentry/init(_:id:textrange:prepare:))
  public init(
    _ label: Text, id: ID, textRange: Range<String.Index>? = nil, prepare: @escaping (() -> Void) = {}
  ) {
    self.init(label: label, id: id)
  }

  /// Makes a place with a localised name in a namespace.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/swiftui/accessibilityrotorentry/init(_:id:in:textrange:prepare:))
  public init(
    _ labelKey: LocalizedStringKey, id: ID, in namespace: Namespace.ID, textRange: Range<String.Index>? = nil,
    prepare: @escaping (() -> Void) = {}
  ) {
    self.init(label: Text(labelKey), id: id)
  }
}

extension ForEach: AccessibilityRotorContent where Content: AccessibilityRotorContent {}
extension ForEach: PrimitiveRotorContent where Content: AccessibilityRotorContent {}

@available(iOS 15.0, *)
extension ForEach where Content: AccessibilityRotorContent {
  /// Makes places of a range of numbers.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/swiftui/foreach/init(_:content:))
  @_disfavoredOverload
  public init(_ data: Range<Int>, @AccessibilityRotorContentBuilder content: @escaping (Int) -> Content)
  where Data == Range<Int>, ID == Int {
    self.init(data: data, content: content, identity: { $0 })
  }

  /// Makes places of values, told apart by their identity.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/swiftui/foreach/init(_:content:))
  @_disfavoredOverload
  public init(_ data: Data, @AccessibilityRotorContentBuilder content: @escaping (Data.Element) -> Content)
  where Data.Element: Identifiable, ID == Data.Element.ID {
    self.init(data: data, content: content, identity: { $0.id })
  }

  /// Makes places of values, told apart by the value at a key path.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/swiftui/foreach/init(_:id:content:))
  @_disfavoredOverload
  public init(
    _ data: Data, id: KeyPath<Data.Element, ID>,
    @AccessibilityRotorContentBuilder content: @escaping (Data.Element) -> Content
  ) {
    self.init(data: data, content: content, identity: { $0[keyPath: id] })
  }
}

/// A rotor of the system's.
///
/// [Apple's page](https://developer.apple.com/documentation/swiftui/accessibilitysystemrotor)
@available(iOS 15.0, *)
public struct AccessibilitySystemRotor: Hashable, Sendable {
  package let name: String
  /// Links.
  public static let links = AccessibilitySystemRotor(name: "links")
  /// Headings.
  public static let headings = AccessibilitySystemRotor(name: "headings")
  /// Words in bold.
  public static let boldText = AccessibilitySystemRotor(name: "boldText")
  /// Words in italics.
  public static let italicText = AccessibilitySystemRotor(name: "italicText")
  /// Underlined words.
  public static let underlineText = AccessibilitySystemRotor(name: "underlineText")
  /// Misspelt words.
  public static let misspelledWords = AccessibilitySystemRotor(name: "misspelledWords")
  /// Pictures.
  public static let images = AccessibilitySystemRotor(name: "images")
  /// Fields of text.
  public static let textFields = AccessibilitySystemRotor(name: "textFields")
  /// Tables.
  public static let tables = AccessibilitySystemRotor(name: "tables")
  /// Lists.
  public static let lists = AccessibilitySystemRotor(name: "lists")
  /// Landmarks.
  public static let landmarks = AccessibilitySystemRotor(name: "landmarks")
}

extension View {
  /// Adds a rotor with a localised name. Recorded.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/swiftui/view/accessibilityrotor(_:entries:))
  @available(iOS 15.0, *)
  nonisolated public func accessibilityRotor<Content: AccessibilityRotorContent>(
    _ labelKey: LocalizedStringKey, @AccessibilityRotorContentBuilder entries: @escaping () -> Content
  ) -> some View {
    recorded("accessibilityRotor", (nil, Text(labelKey)), ("entries", entries))
  }

  /// Adds a rotor with a name. Recorded.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/swiftui/view/accessibilityrotor(_:entries:))
  @available(iOS 15.0, *)
  @_disfavoredOverload
  nonisolated public func accessibilityRotor<L: StringProtocol, Content: AccessibilityRotorContent>(
    _ label: L, @AccessibilityRotorContentBuilder entries: @escaping () -> Content
  ) -> some View {
    recorded("accessibilityRotor", (nil, Text(label)), ("entries", entries))
  }

  /// Adds a rotor with a text as its name. Recorded.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/swiftui/view/accessibilityrotor(_:entries:))
  @available(iOS 15.0, *)
  nonisolated public func accessibilityRotor<Content: AccessibilityRotorContent>(
    _ label: Text, @AccessibilityRotorContentBuilder entries: @escaping () -> Content
  ) -> some View {
    recorded("accessibilityRotor", (nil, label), ("entries", entries))
  }

  /// Adds places to a rotor of the system's. Recorded.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/swiftui/view/accessibilityrotor(_:entries:))
  @available(iOS 15.0, *)
  nonisolated public func accessibilityRotor<Content: AccessibilityRotorContent>(
    _ systemRotor: AccessibilitySystemRotor, @AccessibilityRotorContentBuilder entries: @escaping () -> Content
  ) -> some View {
    recorded("accessibilityRotor", (nil, systemRotor), ("entries", entries))
  }

  /// Adds a rotor that stops at values. Recorded.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/swiftui/view/accessibilityrotor(_:entries:entrylabel:))
  @available(iOS 15.0, *)
  nonisolated public func accessibilityRotor<EntryModel: Identifiable>(
    _ rotorLabelKey: LocalizedStringKey, entries: [EntryModel], entryLabel: KeyPath<EntryModel, String>
  ) -> some View {
    recorded("accessibilityRotor", (nil, Text(rotorLabelKey)), ("entries", entries), ("entryLabel", entryLabel))
  }

  /// Adds values to a rotor of the system's. Recorded.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/swiftui/view/accessibilityrotor(_:entries:entrylabel:))
  @available(iOS 15.0, *)
  nonisolated public func accessibilityRotor<EntryModel: Identifiable>(
    _ systemRotor: AccessibilitySystemRotor, entries: [EntryModel], entryLabel: KeyPath<EntryModel, String>
  ) -> some View {
    recorded("accessibilityRotor", (nil, systemRotor), ("entries", entries), ("entryLabel", entryLabel))
  }

  /// Adds a rotor that stops at parts of a text. Recorded.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/swiftui/view/accessibilityrotor(_:textranges:))
  @available(iOS 15.0, *)
  nonisolated public func accessibilityRotor(
    _ labelKey: LocalizedStringKey, textRanges: [Range<String.Index>]
  ) -> some View {
    recorded("accessibilityRotor", (nil, Text(labelKey)), ("textRanges", textRanges))
  }

  /// Names the view for the places of a rotor. Recorded.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/swiftui/view/accessibilityrotorentry(id:in:))
  @available(iOS 15.0, *)
  nonisolated public func accessibilityRotorEntry<ID: Hashable>(id: ID, in namespace: Namespace.ID) -> some View {
    recorded("accessibilityRotorEntry", ("id", id), ("in", namespace))
  }
}
