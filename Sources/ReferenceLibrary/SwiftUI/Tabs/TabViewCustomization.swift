public import Foundation

/// How the reader has arranged the tabs of a sidebar.
///
/// [Apple's page](https://developer.apple.com/documentation/swiftui/tabviewcustomization)
@available(iOS 18.0, *)
public struct TabViewCustomization: Hashable, Codable, Sendable {
  private var order: [String] = []

  /// Makes the app's own arrangement.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/swiftui/tabviewcustomization/init())
  public init() {}

  /// Goes back to the app's own order of the tabs.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/swiftui/tabviewcustomization/resettaborder())
  public mutating func resetTabOrder() {
    order = []
  }
}

@available(iOS 18.0, *)
extension AppStorage where Value == TabViewCustomization {
  /// Keeps the reader's arrangement of tabs.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/swiftui/appstorage/init(wrappedvalue:_:store:))
  public init(wrappedValue: Value = TabViewCustomization(), _ key: String, store: UserDefaults? = nil) {
    self.init(.json(key, wrappedValue), store)
  }
}

extension View {
  /// Lets the reader arrange the tabs of the sidebar. Recorded.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/swiftui/view/tabviewcustomization(_:))
  @available(iOS 18.0, *)
  nonisolated public func tabViewCustomization(_ customization: Binding<TabViewCustomization>?) -> some View {
    recorded("tabViewCustomization", (nil, customization as Any))
  }
}
