import Observation
import PreviewRecording
import SwiftUI

/// What one modifier wants to have presented, and what of it is.
///
/// It is observed: the modifier adds the presented view when the presenter shows it.
@Observable final class ModalRequest {
  /// Something that is shown: what it is for, and a number that no other showing has.
  struct Showing {
    let identity: AnyHashable
    let number: Int
  }

  /// The node of the modifier.
  @ObservationIgnored private(set) weak var node: Node?
  @ObservationIgnored let kind: Presented.Kind
  /// The identity of what is wanted; nil for nothing.
  @ObservationIgnored var wanted: AnyHashable?
  /// Has the modifier's binding say that nothing is wanted.
  @ObservationIgnored var close: () -> Void = {}
  /// Called when what was shown has gone.
  @ObservationIgnored var onDismiss: (() -> Void)?
  /// The height of a sheet that the reader chose, where code binds none.
  @ObservationIgnored var detent: PresentationDetent?
  /// What is shown now.
  var showing: Showing?
  @ObservationIgnored private weak var presenter: Presenter?

  init(_ node: Node, _ kind: Presented.Kind) {
    self.node = node
    self.kind = kind
  }

  /// Whether the view under the presented one can still be used, as beside a wide inspector.
  var isBeside: Bool { kind == .inspector && node?.hasRoom == true }

  /// Tells the presenter that the node is in what is wanted now.
  func update() {
    let current = node?.surroundings[Presenter.self]
    if current !== presenter {
      presenter?.withdraw(self)
      presenter = current
    }
    presenter?.consider(self)
  }

  /// Takes the wish back because the modifier goes away.
  func withdraw() {
    wanted = nil
    presenter?.withdraw(self)
  }

  /// Notes that what was shown has left the tree.
  func didLeave(_ tree: ViewTree) {
    guard let presenter else { return tree.afterAppearances { [self] in onDismiss?() } }
    presenter.leave(self, in: tree)
  }

  /// What the presented view inherits: the environment of the modifier's place, outside of all containers.
  func surroundings(in node: Node) -> Surroundings {
    node.surroundings(for: .role("presented")) { environment in
      environment.setDismissal(of: ObjectIdentifier(self)) { [weak self] in self?.close() }
    }
    .outsideContainers
  }
}

extension Node {
  /// Whether there is much width where the node is.
  var hasRoom: Bool { surroundings.environment.horizontalSizeClass == .regular }
}
