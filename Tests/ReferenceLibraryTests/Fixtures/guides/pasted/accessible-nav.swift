import SwiftUI

struct A11yScreen: View {
  @AccessibilityFocusState(for: .voiceOver) private var focused: Bool
  @State private var path = [Int]()
  @Environment(\.accessibilityVoiceOverEnabled) var vo
  @Environment(\.accessibilityDifferentiateWithoutColor) var diff
  @Environment(\.legibilityWeight) var weight
  var body: some View {
    NavigationStack(path: $path) {
      List(0..<4, id: \.self) { n in
        NavigationLink(value: n) { Text("Row \(n)") }
          .accessibilityAction(named: "Share") { print("share") }
          .accessibilityActions {
            Button("Copy") {}; Button("Delete") {}
          }
          .accessibilityCustomContent("Size", "\(n)", importance: .high)
          .accessibilityInputLabels(["Row \(n)", "\(n)"])
          .accessibilityIdentifier("row-\(n)")
          .accessibilityRotorEntry(id: n, in: ns)
          .accessibilityShowsLargeContentViewer { Label("Row", systemImage: "star") }
      }
      .accessibilityRotor("Odd") { ForEach([1, 3], id: \.self) { AccessibilityRotorEntry("\($0)", id: $0) } }
      .navigationDestination(for: Int.self) { n in
        Text("Detail").accessibilityAddTraits(.isHeader).accessibilityHeading(.h1).accessibilityFocused($focused)
          .onAppear {
            focused = true
            AccessibilityNotification.ScreenChanged().post()
            AccessibilityNotification.Announcement("Opened \(n)").post()
          }
          .accessibilityAction(.escape) { path.removeLast() }
          .accessibilityAction(.magicTap) {}
          .accessibilityScrollAction { edge in print(edge) }
          .accessibilityRepresentation { Toggle("x", isOn: .constant(true)) }
      }
    }
    .accessibilityElement(children: .contain)
    .dynamicTypeSize(...DynamicTypeSize.accessibility2)
  }
  @Namespace private var ns
}
