public import Foundation

/// Opens a URL, or says who opens it.
///
/// [Apple's page](https://developer.apple.com/documentation/swiftui/openurlaction)
@available(iOS 14.0, *)
public struct OpenURLAction {
  /// What a handler did with a URL.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/swiftui/openurlaction/result)
  @available(iOS 15.0, *)
  public struct Result: Hashable, Sendable {
    package let name: String
    /// The URL for the system, if it is not the one given.
    package var url: URL?

    /// It opened the URL.
    public static let handled = Result(name: "handled")
    /// It threw the URL away.
    public static let discarded = Result(name: "discarded")
    /// The system shall open the URL.
    public static let systemAction = Result(name: "systemAction")

    /// The system shall open another URL.
    ///
    /// [Apple's page](https://developer.apple.com/documentation/swiftui/openurlaction/result/systemaction(_:))
    public static func systemAction(_ url: URL) -> Result {
      Result(name: "systemAction", url: url)
    }

    /// The system shall open a URL, in the app itself where that can be.
    ///
    /// [Apple's page](https://developer.apple.com/documentation/swiftui/openurlaction/result/systemaction(_:prefersinapp:))
    @available(iOS 26.0, *)
    public static func systemAction(_ url: URL? = nil, prefersInApp: Bool) -> Result {
      Result(name: "systemAction", url: url)
    }
  }

  private let handler: (URL) -> Result
  /// Where a URL goes that the system shall open.
  package var system: (@MainActor (URL) -> Void)?

  /// Makes an action of a handler.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/swiftui/openurlaction/init(handler:))
  @available(iOS 15.0, *)
  public init(handler: @escaping (URL) -> Result) {
    self.handler = handler
  }

  /// Opens a URL.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/swiftui/openurlaction/callasfunction(_:))
  @MainActor @preconcurrency public func callAsFunction(_ url: URL) {
    _ = perform(url)
  }

  /// Opens a URL and says whether that worked.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/swiftui/openurlaction/callasfunction(_:completion:))
  @MainActor @preconcurrency public func callAsFunction(_ url: URL, completion: @escaping (_ accepted: Bool) -> Void) {
    completion(perform(url) != .discarded)
  }

  /// Opens a URL, in the app itself where that can be.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/swiftui/openurlaction/callasfunction(_:prefersinapp:))
  @available(iOS 26.0, *)
  @MainActor @preconcurrency public func callAsFunction(_ url: URL, prefersInApp: Bool) {
    _ = perform(url)
  }

  /// Asks the handler.
  @MainActor package func perform(_ url: URL) -> Result {
    let result = handler(url)
    if result.name == Result.systemAction.name { system?(result.url ?? url) }
    return result
  }
}

/// A control that opens a URL.
///
/// [Apple's page](https://developer.apple.com/documentation/swiftui/link)
@available(iOS 14.0, *)
public struct Link<Label: View> {
  package let destination: URL
  package let label: Label

  /// Makes a link with a label.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/swiftui/link/init(destination:label:))
  public init(destination: URL, @ViewBuilder label: () -> Label) {
    self.destination = destination
    self.label = label()
  }
}

extension Link: PrimitiveView {
  /// It is evaluated by the library.
  public typealias Body = Never
}

@available(iOS 14.0, *)
extension Link where Label == Text {
  /// Makes a link with a localised title.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/swiftui/link/init(_:destination:))
  public init(_ titleKey: LocalizedStringKey, destination: URL) {
    self.init(destination: destination) { Text(titleKey) }
  }

  /// Makes a link with a string as its title.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/swiftui/link/init(_:destination:))
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, destination: URL) {
    self.init(destination: destination) { Text(title) }
  }
}

/// What a view does with URLs that come from outside.
nonisolated package struct IncomingURLModifier: PrimitiveModifier {
  package typealias Body = Never
  package let action: (URL) -> Void
}

extension View {
  /// Calls `action` for each URL that the app is opened with: custom schemes and universal links.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/swiftui/view/onopenurl(perform:))
  @available(iOS 14.0, *)
  nonisolated public func onOpenURL(perform action: @escaping (URL) -> Void) -> some View {
    modifier(IncomingURLModifier(action: action))
  }

  /// Says whether links are to be opened in the app itself where that can be. Recorded.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/swiftui/view/onopenurl(prefersinapp:))
  @available(iOS 26.0, *)
  nonisolated public func onOpenURL(prefersInApp: Bool) -> some View {
    recorded("onOpenURL", ("prefersInApp", prefersInApp))
  }
}
