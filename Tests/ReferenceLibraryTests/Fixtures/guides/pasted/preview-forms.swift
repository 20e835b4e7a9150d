import SwiftUI

struct Sample: PreviewModifier {
  static func makeSharedContext() async throws -> PreviewStore { PreviewStore() }
  func body(content: Content, context: PreviewStore) -> some View { content.environment(context) }
}
@Observable final class PreviewStore { var n = 0 }
extension PreviewTrait where T == Preview.ViewTraits {
  @MainActor static var sample: Self = .modifier(Sample())
}
struct Counter: View {
  @Environment(PreviewStore.self) var store
  @Binding var value: Int
  var body: some View { Stepper("Value \(value)", value: $value, step: 2) }
}
#Preview("With trait", traits: .sample, .landscapeLeft) {
  @Previewable @State var value = 0
  @Previewable @Namespace var ns
  @Previewable @FocusState var focus: Bool
  Counter(value: $value).focused($focus)
}
#Preview(traits: .fixedLayout(width: 300, height: 200)) { Text("x") }
#Preview("Plain") {
  NavigationStack { Text("x") }
}
#Preview {
  let store = PreviewStore()
  store.n = 3
  return Counter(value: .constant(3)).environment(store)
}
#Preview {
  ForEach(ColorScheme.allCases, id: \.self) { scheme in
    Text("x").preferredColorScheme(scheme)
  }
}
