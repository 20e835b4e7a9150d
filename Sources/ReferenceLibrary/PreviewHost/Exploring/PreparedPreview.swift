import Observation
import PreviewRecording
package import SwiftUI

extension PreviewHost {
  /// How long the surroundings of a preview may take.
  private static let patience = Duration.seconds(60)

  /// Loads a preview, in the surroundings that its traits ask for; what they wait for has come when the host is there.
  ///
  /// - Parameters:
  ///   - make: makes the preview, again when the app is started again.
  ///   - device: the device that the host plays at first.
  package convenience init(preview make: @escaping () -> Preview, on device: Device) {
    let preparation = Preparation()
    self.init(PreparedPreview(preview: make(), preparation: preparation), on: device)
    let end = events.scheduler.now + Self.patience
    while preparation.isUnderWay, preparation.view == nil, let due = events.scheduler.nextDue, due <= end {
      advance(by: max(.zero, due - events.scheduler.now))
    }
  }
}

/// The view of a preview in its surroundings, once these are made.
@Observable final class Preparation {
  private(set) var view: AnyView?
  @ObservationIgnored private(set) var isUnderWay = false

  /// Begins to make the surroundings, unless that is under way.
  func begin(_ preview: Preview, in tree: ViewTree) {
    guard !isUnderWay else { return }
    isUnderWay = true
    Task { await make(preview, in: tree) }
  }

  private func make(_ preview: Preview, in tree: ViewTree) async {
    do {
      view = try await preview.makeView()
    } catch {
      tree.warn(.failedPreview, "The surroundings of the preview could not be made: \(error)")
    }
  }

  /// Forgets the view, since the app ends.
  func end() {
    view = nil
    isUnderWay = false
  }
}

/// The view of a preview without surroundings; made once.
final class PreviewContent {
  let view: any View

  init(_ preview: Preview) {
    view = preview.content()
  }
}

/// A preview that is made while it is shown; empty until then.
struct PreparedPreview: HostedView {
  let preview: Preview
  let preparation: Preparation
  static var readsValues: Bool { true }

  func addChildren(to children: inout Children) {
    if let view = shownView(in: children.node) { children.add(view, .content) }
  }

  private func shownView(in node: Node) -> (any View)? {
    guard preview.hasSurroundings else { return node.kept { PreviewContent(preview) }.view }
    if preparation.view == nil { preparation.begin(preview, in: node.tree) }
    return preparation.view
  }

  func willLeave(_ node: Node) { preparation.end() }
}

extension PreparedPreview: PrimitiveView {
  typealias Body = Never
}
