// What assistive technologies are told.
import SwiftUI

struct AccessibilitySurface: View {
  @State private var amount = 0.5
  @State private var isOn = false
  @Namespace private var namespace
  @AccessibilityFocusState private var focus: Bool
  let name = "اسم"

  var body: some View {
    Text("a")
      .accessibilityLabel("a").accessibilityLabel(name).accessibilityLabel(Text("a")).accessibilityLabel("a", isEnabled: isOn)
      .accessibilityLabel { label in Text("b"); label }
      .accessibilityValue("a").accessibilityValue(name).accessibilityValue(Text("\(amount)")).accessibilityHint("a").accessibilityHint(name)
    Text("a")
      .accessibilityHint("a", isEnabled: isOn).accessibilityValue("a", isEnabled: isOn).accessibilityHidden(true).accessibilityHidden(true, isEnabled: isOn)
    Text("a")
      .accessibilityAddTraits(.isButton).accessibilityAddTraits([.isHeader, .isSelected]).accessibilityAddTraits(isOn ? .isSelected : [])
      .accessibilityRemoveTraits(.isImage).accessibilityElement().accessibilityElement(children: .combine).accessibilityElement(children: .contain)
    Text("a")
      .accessibilityIdentifier("a").accessibilitySortPriority(1).accessibilityInputLabels(["a", "b"]).accessibilityInputLabels([Text("a")])
      .accessibilityInputLabels([name]).accessibilityHeading(.h2).accessibilityRespondsToUserInteraction().accessibilityTextContentType(.narrative)
    Text("a")
      .accessibilityAction {}.accessibilityAction(.escape) {}.accessibilityAction(.magicTap) {}.accessibilityAction(named: "a") {}
      .accessibilityAction(named: name) {}.accessibilityAction(named: Text("a")) {}.accessibilityAction { isOn = true } label: { Text("a") }
    Text("a")
      .accessibilityActions { Button("a") {}; Button("b") {} }.accessibilityActions(category: .edit) { Button("a") {} }
      .accessibilityAdjustableAction { direction in
        switch direction {
        case .increment: amount += 0.1
        case .decrement: amount -= 0.1
        @unknown default: break
        }
      }
    Text("a")
      .accessibilityScrollAction { edge in isOn = edge == .top }.accessibilityZoomAction { action in amount = action.direction == .zoomIn ? 1 : 0 }
    Text("a")
      .accessibilityFocused($focus).accessibilityShowsLargeContentViewer().accessibilityShowsLargeContentViewer { Label("a", systemImage: "star") }
    Text("a")
      .accessibilityRepresentation { Toggle("a", isOn: $isOn) }.accessibilityChildren { ForEach(0..<3) { Text("\($0)") } }
    Text("a")
      .accessibilityRotor("a") { AccessibilityRotorEntry("b", id: 1); ForEach(0..<3) { AccessibilityRotorEntry("\($0)", id: $0) } }
      .accessibilityRotor("a", entries: [Entry]().filter(\.isDone), entryLabel: \.name)
    Text("a")
      .accessibilityRotorEntry(id: 1, in: namespace).accessibilityLabeledPair(role: .label, id: 1, in: namespace)
    Text("a")
      .accessibilityLinkedGroup(id: 1, in: namespace).accessibilityIgnoresInvertColors().accessibilityCustomContent("a", "b")
      .accessibilityCustomContent("a", Text("b"), importance: .high).accessibilityCustomContent(.surface, "b").accessibilityActivationPoint(.center)
      .accessibilityDirectTouch(true, options: .silentOnTouch).accessibilityDragPoint(.center, description: "a").accessibilityDropPoint(.center, description: "a")
    Text("a").accessibility(label: Text("a")).accessibility(hidden: true).accessibility(addTraits: .isButton)
    Button("a") {
      AccessibilityNotification.Announcement("a").post()
      AccessibilityNotification.ScreenChanged().post()
      AccessibilityNotification.LayoutChanged(nil).post()
      focus = true
    }
  }
}

extension AccessibilityCustomContentKey { static let surface = AccessibilityCustomContentKey("a") }
