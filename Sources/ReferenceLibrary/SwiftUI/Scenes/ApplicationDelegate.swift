public import Combine
public import Foundation

/// What hears of the app's life; UIKit's on Apple's systems. A preview tells it nothing.
///
/// All its methods may be left out, as in UIKit, so that none of them is named here.
///
/// [Apple's page](https://developer.apple.com/documentation/uikit/uiapplicationdelegate)
@MainActor
public protocol UIApplicationDelegate: NSObjectProtocol {}

/// Gives an app a delegate of UIKit's kind.
///
/// A preview runs views rather than an app: it makes no delegate, and reading it ends the run.
///
/// [Apple's page](https://developer.apple.com/documentation/swiftui/uiapplicationdelegateadaptor)
@available(iOS 14.0, *)
@MainActor @preconcurrency
@propertyWrapper
public struct UIApplicationDelegateAdaptor<DelegateType: NSObject & UIApplicationDelegate>: DynamicProperty {
  /// Names the class of the delegate.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/swiftui/uiapplicationdelegateadaptor/init(_:))
  public init(_ delegateType: DelegateType.Type = DelegateType.self) {}

  /// The delegate.
  public var wrappedValue: DelegateType {
    preconditionFailure("A preview runs no app and has no \(DelegateType.self).")
  }
}

@available(iOS 14.0, *)
extension UIApplicationDelegateAdaptor where DelegateType: ObservableObject {
  /// Bindings to what the delegate publishes.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/swiftui/uiapplicationdelegateadaptor/projectedvalue)
  public var projectedValue: ObservedObject<DelegateType>.Wrapper {
    ObservedObject(wrappedValue: wrappedValue).projectedValue
  }
}
