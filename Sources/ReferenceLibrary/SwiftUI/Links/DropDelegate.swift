public import Foundation

/// What becomes of something that is dropped.
///
/// [Apple's page](https://developer.apple.com/documentation/swiftui/dropoperation)
@available(iOS 13.4, *)
public enum DropOperation: Hashable, Sendable {
  /// Nothing.
  case cancel
  /// It may not be dropped here.
  case forbidden
  /// It is copied.
  case copy
  /// It is moved.
  case move
}

/// What would become of something if it were dropped now.
///
/// [Apple's page](https://developer.apple.com/documentation/swiftui/dropproposal)
@available(iOS 13.4, *)
public struct DropProposal: Sendable {
  /// What would become of it.
  public let operation: DropOperation

  /// Makes a proposal.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/swiftui/dropproposal/init(operation:))
  public init(operation: DropOperation) {
    self.operation = operation
  }
}

/// What is being dropped, and where.
///
/// [Apple's page](https://developer.apple.com/documentation/swiftui/dropinfo)
@available(iOS 13.4, *)
public struct DropInfo {
  /// The place in the view.
  public let location: CGPoint
  package let providers: [NSItemProvider]

  /// What is dropped of some kinds.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/swiftui/dropinfo/itemproviders(for:))
  @available(iOS 14.0, *)
  public func itemProviders(for contentTypes: [UTType]) -> [NSItemProvider] { providers }

  /// Whether there is something of some kinds.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/swiftui/dropinfo/hasitemsconforming(to:))
  @available(iOS 14.0, *)
  public func hasItemsConforming(to contentTypes: [UTType]) -> Bool { !providers.isEmpty }

  /// What is dropped of some kinds, named by their identifiers.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/swiftui/dropinfo/itemproviders(for:))
  public func itemProviders(for types: [String]) -> [NSItemProvider] { providers }

  /// Whether there is something of some kinds, named by their identifiers.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/swiftui/dropinfo/hasitemsconforming(to:))
  public func hasItemsConforming(to types: [String]) -> Bool { !providers.isEmpty }
}

/// What a view does with what is dragged over it.
///
/// [Apple's page](https://developer.apple.com/documentation/swiftui/dropdelegate)
@available(iOS 13.4, *)
@MainActor @preconcurrency
public protocol DropDelegate {
  /// Whether it takes this at all.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/swiftui/dropdelegate/validatedrop(info:))
  func validateDrop(info: DropInfo) -> Bool
  /// Takes what is dropped; false if it could not.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/swiftui/dropdelegate/performdrop(info:))
  func performDrop(info: DropInfo) -> Bool
  /// Something comes over the view.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/swiftui/dropdelegate/dropentered(info:))
  func dropEntered(info: DropInfo)
  /// Something moves over the view.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/swiftui/dropdelegate/dropupdated(info:))
  func dropUpdated(info: DropInfo) -> DropProposal?
  /// Something leaves the view.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/swiftui/dropdelegate/dropexited(info:))
  func dropExited(info: DropInfo)
}

@available(iOS 13.4, *)
extension DropDelegate {
  /// Takes everything.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/swiftui/dropdelegate/validatedrop(info:))
  public func validateDrop(info: DropInfo) -> Bool { true }
  /// Does nothing.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/swiftui/dropdelegate/dropentered(info:))
  public func dropEntered(info: DropInfo) {}
  /// Leaves the proposal as it is.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/swiftui/dropdelegate/dropupdated(info:))
  public func dropUpdated(info: DropInfo) -> DropProposal? { nil }
  /// Does nothing.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/swiftui/dropdelegate/dropexited(info:))
  public func dropExited(info: DropInfo) {}
}

extension View {
  /// Hands what is dropped to an object. Recorded.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/swiftui/view/ondrop(of:delegate:))
  @available(iOS 14.0, *)
  nonisolated public func onDrop(of supportedContentTypes: [UTType], delegate: any DropDelegate) -> some View {
    recorded("onDrop", ("of", supportedContentTypes), ("delegate", delegate))
  }

  /// Hands what is dropped to an object. Recorded.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/swiftui/view/ondrop(of:delegate:))
  @available(iOS 13.4, *)
  nonisolated public func onDrop(of supportedTypes: [String], delegate: any DropDelegate) -> some View {
    recorded("onDrop", ("of", supportedTypes), ("delegate", delegate))
  }
}
