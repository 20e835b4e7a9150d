import PreviewRecording
import SwiftUI

/// What the views of a presentation say about it.
struct PresentationRecord {
  /// The heights of a sheet; nil where code names none.
  var detents: Set<PresentationDetent>?
  /// The height that code binds.
  var selection: Binding<PresentationDetent>?
  var isInteractiveDismissDisabled = false
  /// Asks the reader before a gesture closes it, and goes on if they want to.
  var question: ((_ proceed: @escaping () -> Void) -> Void)?
  /// What it becomes where there is little room.
  var horizontalAdaptation = PresentationAdaptation.automatic
  var verticalAdaptation = PresentationAdaptation.automatic
  /// Whether the view below can be used, and up to which height of the sheet.
  var backgroundInteraction = PresentationBackgroundInteraction.automatic

  /// How something of a kind is presented in an environment.
  func adapted(
    _ kind: Presented.Kind, to environment: EnvironmentValues
  ) -> Presented.Kind {
    let adaptation: PresentationAdaptation
    if environment.horizontalSizeClass != .regular {
      adaptation = horizontalAdaptation
    } else if environment.verticalSizeClass == .compact {
      adaptation = verticalAdaptation
    } else {
      return kind
    }
    switch adaptation {
    case .sheet: return .sheet
    case .fullScreenCover: return .fullScreenCover
    case .popover: return kind == .popover ? .popover : kind
    case .none: return kind == .inspector ? .sheet : kind
    default: return kind == .popover || kind == .inspector ? .sheet : kind
    }
  }

  /// The height of a sheet: the bound one, the reader's, or the smallest.
  func detent(chosen: PresentationDetent?) -> PresentationDetent {
    let offered = (detents ?? [.large]).inOrder()
    if let bound = selection?.wrappedValue, offered.contains(bound) { return bound }
    if let chosen, offered.contains(chosen) { return chosen }
    return offered.first ?? .large
  }

  /// Notes the heights of a sheet.
  func fillDetents(of presented: inout Presented, chosen: PresentationDetent?) {
    presented.detents = (detents ?? [.large]).inOrder().map(\.recordedName)
    presented.selectedDetent = detent(chosen: chosen).recordedName
  }

  /// Whether the view below a sheet of this height can be used.
  func allowsBackgroundInteraction(chosen: PresentationDetent?) -> Bool {
    guard backgroundInteraction.name == PresentationBackgroundInteraction.enabled.name else { return false }
    guard let limit = backgroundInteraction.detent else { return true }
    return Set([limit, detent(chosen: chosen)]).inOrder().last == limit
  }

  /// What a gesture does that closes it.
  func gesture(closing close: @escaping () -> Void) -> () -> Void {
    guard let question else { return close }
    return { question(close) }
  }

  /// Gives a sheet another height, as dragging does.
  func select(_ detent: PresentationDetent, of request: ModalRequest) {
    request.detent = detent
    selection?.wrappedValue = detent
  }
}

/// What is presented over everything else, and what a reader's gestures do to it.
struct FrontPresented {
  let presented: Presented
  /// Closes it.
  let dismiss: () -> Void
  /// The heights that it can have.
  var detents: Set<PresentationDetent> = []
  /// Gives it one of them.
  var select: (PresentationDetent) -> Void = { _ in }
}

extension PresentationDetent {
  /// The height on a screen of a thousand points, to put heights in order.
  fileprivate var nominalHeight: Double {
    switch self {
    case .medium: 500
    case .large: 1000
    default: name == "fraction" ? 1000 * Double(number ?? 1) : Double(number ?? 1000)
    }
  }

  /// The height as the record names it: `medium`, `fraction(0.2)`, `height(120)`.
  var recordedName: String {
    guard let number else { return name }
    let isWhole = number == number.rounded() && abs(number) < 1e9
    return isWhole ? "\(name)(\(Int(number)))" : "\(name)(\(number))"
  }
}

extension Set<PresentationDetent> {
  /// The heights, the smallest first.
  fileprivate func inOrder() -> [PresentationDetent] {
    sorted { ($0.nominalHeight, $0.recordedName) < ($1.nominalHeight, $1.recordedName) }
  }
}

extension PresentationTrait: HostedModifier {
  static var readsValues: Bool { true }

  func addChildren(_ content: any View, to children: inout Children) {
    children.add(content, .content)
    guard case .detents(let offered, let selection?) = request else { return }
    let selected = selection.wrappedValue
    if !offered.contains(selected) {
      children.node.tree.warn(
        .unknownDetent,
        "Cannot set selected sheet detent to \(selected.recordedName): it is not one of the sheet's detents")
    }
  }

  func show(_ node: Node, on screen: ScreenComposer) {
    screen.showChildren(of: node)
    switch request {
    case .detents(let detents, let selection):
      screen.record.detents = detents
      screen.record.selection = selection
    case .interactiveDismissDisabled(let isDisabled):
      screen.record.isInteractiveDismissDisabled = screen.record.isInteractiveDismissDisabled || isDisabled
    case .compactAdaptation(let horizontal, let vertical):
      screen.record.horizontalAdaptation = horizontal
      screen.record.verticalAdaptation = vertical
    case .backgroundInteraction(let interaction): screen.record.backgroundInteraction = interaction
    case .dragIndicator, .sizing, .cornerRadius, .contentInteraction: break
    }
  }
}
