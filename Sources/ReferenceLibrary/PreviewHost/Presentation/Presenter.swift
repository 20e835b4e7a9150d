import PreviewRecording
import SwiftUI

/// What presents over a window, or over something presented: one modal thing at a time.
final class Presenter: WindowWide {
  /// The node whose screen is presented over.
  private(set) weak var root: Node?
  /// The modifiers that want something presented, in the order in which they asked.
  private var requests: [ModalRequest] = []
  /// How many presented views have left whose modifiers have not been told yet.
  private var leaving = 0
  private var isWaiting = false
  private var lastNumber = 0

  init(_ root: Node) {
    self.root = root
  }

  /// Looks at what a modifier wants now, once all views are up to date.
  func consider(_ request: ModalRequest) {
    let isKnown = requests.contains { $0 === request }
    if !isKnown && request.wanted != nil { requests.append(request) }
    if request.wanted != request.showing?.identity { reconcileLater() }
  }

  /// Forgets a modifier that goes away.
  func withdraw(_ request: ModalRequest) {
    requests.removeAll { $0 === request }
    request.showing = nil
    reconcileLater()
  }

  /// Notes that a presented view leaves; tells its modifier after the views in it have been told.
  func leave(_ request: ModalRequest, in tree: ViewTree) {
    leaving += 1
    tree.afterAppearances { [self] in
      leaving -= 1
      request.onDismiss?()
      reconcileLater()
    }
  }

  private func reconcileLater() {
    guard !isWaiting, let tree = root?.tree else { return }
    isWaiting = true
    tree.afterUpdate { [weak self] in
      self?.isWaiting = false
      self?.reconcile()
    }
  }

  /// Ends what is no longer wanted, then begins what is wanted and has a place.
  private func reconcile() {
    for request in requests where request.showing != nil && request.wanted != request.showing?.identity {
      request.showing = nil
    }
    requests.removeAll { $0.wanted == nil }
    for request in requests where request.showing == nil { begin(request) }
  }

  private func begin(_ request: ModalRequest) {
    guard let wanted = request.wanted else { return }
    if !request.isBeside {
      if let shown = requests.first(where: { $0.showing != nil && !$0.isBeside }) { return refuse(request, for: shown) }
      guard leaving == 0 else { return }
    }
    lastNumber += 1
    request.detent = nil
    request.showing = ModalRequest.Showing(identity: wanted, number: lastNumber)
  }

  /// Has a request wait until what is shown has gone.
  private func refuse(_ request: ModalRequest, for shown: ModalRequest) {
    let message =
      request.kind == .sheet && shown.kind == .sheet
      ? "Currently, only presenting a single sheet is supported. "
        + "The next sheet will be presented when the currently presented sheet gets dismissed."
      : "Attempt to present \(request.kind.rawValue) on a view that is already presenting \(shown.kind.rawValue). "
        + "It waits until that is dismissed."
    root?.tree.warn(.alreadyPresenting, message)
  }

  /// Adds what is presented to the screen under way.
  func show(on screen: ScreenComposer) {
    for request in requests where request.showing != nil {
      guard let node = request.node?.children.last, let presented = node.meaning as? any PresentedMeaning else {
        continue
      }
      presented.present(node, on: screen)
    }
  }
}

/// A presented view that knows how it is seen.
protocol PresentedMeaning: Hosted {
  /// Adds itself to what the screen under way presents.
  func present(_ node: Node, on screen: ScreenComposer)
}
