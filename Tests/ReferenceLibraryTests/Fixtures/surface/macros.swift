import SwiftUI
@Animatable struct MacroRing: Shape {
  var start: Angle
  var end: Angle
  var width: CGFloat = 2
  @AnimatableIgnored var isOpaque: Bool
  nonisolated func path(in rect: CGRect) -> Path { Path(rect) }
}
@Animatable struct MacroNumber: View {
  var value: Double
  @State private var shown = false
  let label: String
  var body: some View { Text("\(label) \(value)") }
}
@Animatable struct MacroWave: Shape {
  var phase = 0.0
  var size: CGSize
  nonisolated func path(in rect: CGRect) -> Path { Path(rect) }
}
@Animatable public struct MacroMod: ViewModifier {
  var x: CGFloat
  public func body(content: Content) -> some View { content.offset(x: x) }
}
@Animatable struct MacroNone: ViewModifier { func body(content: Content) -> some View { content } }
func useMacros() { var r = MacroRing(start: .degrees(0), end: .degrees(4), isOpaque: true); r.animatableData = r.animatableData.scaled(by: 0.5); let _: AnimatableValues<Double, Double, CGFloat> = r.animatableData }
extension EnvironmentValues {
  @Entry var accent: Color = .red
  @Entry var name = "x"
  @Entry var maybe: String?
  @Entry var maybe2: Int? = nil
  @Entry public var act: @MainActor @Sendable () -> Void = {}
  @Entry var router: MacroRouter = MacroRouter()
  @Entry var any: (any Error)? = nil
  @Entry fileprivate var hidden: Bool = false
}
@Observable final class MacroRouter: Sendable { }
extension Transaction { @Entry var isFast: Bool = false; @Entry var note = 3 }
extension ContainerValues { @Entry var isHighlighted: Bool = false; @Entry var order = 1.0 }
extension FocusedValues { @Entry var document: Binding<String>?; @Entry var text: String? }
extension SwiftUI.EnvironmentValues { @Entry var qualified = [1: "a"] }
struct MacroScreen: View {
  @Environment(\.accent) var accent; @Environment(\.act) var act; @Environment(\.maybe) var maybe
  var body: some View {
    Text("a").environment(\.name, "b").environment(\.qualified, [:])
  }
}
#Preview("Toggle", traits: .sizeThatFitsLayout) {
  @Previewable @State var isOn = true
  @Previewable @State var path = NavigationPath()
  @Previewable @FocusState var focused: Bool
  @Previewable @Environment(\.dismiss) var dismiss
  @Previewable @AppStorage("a") var stored = 1
  @Previewable @Namespace var space
  let name = "a"
  VStack { Toggle("a", isOn: $isOn); TextField("b", text: .constant("")).focused($focused); Text(name) }
}
#Preview { @Previewable @Bindable var model = MacroModel(); TextField("", text: $model.t) }
#Preview(traits: .fixedLayout(width: 1, height: 2), .portrait) { Text("a") }
#Preview("x", traits: .landscapeLeft) { @Previewable @State var n = 0; return Text("\(n)") }
#Preview("y") { let a = 1; return Text("\(a)") }
@Observable final class MacroModel { var t = "" }
struct MacroSeed: PreviewModifier {
  struct Context { var n = 1 }
  static func makeSharedContext() async throws -> Context { Context() }
  func body(content: Content, context: Context) -> some View { content.environment(\.name, "\(context.n)") }
}
struct MacroPlain: PreviewModifier { func body(content: Content, context: Void) -> some View { content.padding() } }
extension PreviewTrait where T == Preview.ViewTraits { @MainActor static var seeded: Self { .modifier(MacroSeed()) } }
#Preview(traits: .modifier(MacroSeed()), .modifier(MacroPlain())) { Text("a") }
#Preview(traits: .seeded) { Text("a") }
