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

/// The view of a preview, once its surroundings are made.
@Observable final class Preparation {
  var view: AnyView?
  @ObservationIgnored var isUnderWay = false
}

/// A preview that is made while it is shown; empty until then.
struct PreparedPreview: HostedView {
  let preview: Preview
  let preparation: Preparation
  static var readsValues: Bool { true }

  func addChildren(to children: inout Children) {
    if !preview.hasSurroundings {
      let content = children.node.kept { Box<any View>(preview.content()) }
      return children.add(content.value, .content)
    }
    if let view = preparation.view { return children.add(view, .content) }
    guard !preparation.isUnderWay else { return }
    preparation.isUnderWay = true
    let (preview, preparation, tree) = (preview, preparation, children.node.tree)
    Task {
      do {
        preparation.view = try await preview.makeView()
      } catch {
        tree.warn(.failedPreview, "The surroundings of the preview could not be made: \(error)")
      }
    }
  }

  func willLeave(_ node: Node) {
    preparation.view = nil
    preparation.isUnderWay = false
  }
}

extension PreparedPreview: PrimitiveView {
  typealias Body = Never
}
