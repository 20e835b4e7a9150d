import PreviewHost
import PreviewRecording
import SwiftUI
import Testing

private struct AccentKey: EnvironmentKey {
  static let defaultValue: Color = .teal
}

extension EnvironmentValues {
  fileprivate var accent: Color {
    get { self[AccentKey.self] }
    set { self[AccentKey.self] = newValue }
  }
}

/// Styles: those of the system are recorded on the controls, those of readers are evaluated.
@MainActor @Suite struct StyleTests {
  struct Counting: ButtonStyle {
    @Environment(\.accent) private var accent
    @State private var shown = 0
    func makeBody(configuration: Configuration) -> some View {
      HStack {
        Text("\(accent == .pink ? "pink" : "other") \(shown)")
        configuration.label.opacity(configuration.isPressed ? 0.5 : 1)
      }
      .onAppear { shown += 1 }
    }
  }

  struct Check: ToggleStyle {
    func makeBody(configuration: Configuration) -> some View {
      Button {
        configuration.isOn.toggle()
      } label: {
        Image(systemName: configuration.isOn ? "checkmark.square" : "square")
        configuration.label
      }
    }
  }

  struct Confirming: PrimitiveButtonStyle {
    @State private var isAsking = false
    func makeBody(configuration: Configuration) -> some View {
      configuration.label.onTapGesture { isAsking = true }
      if isAsking { Text("Sure?").onTapGesture { configuration.trigger() } }
    }
  }

  struct Boxed: LabelStyle {
    func makeBody(configuration: Configuration) -> some View {
      VStack {
        configuration.title
        configuration.icon
      }
    }
  }

  struct Page: View {
    @State private var isOn = false
    @State private var count = 0
    var body: some View {
      VStack {
        Button("Count") { count += 1 }.buttonStyle(Counting())
        Button("Plain") {}.buttonStyle(.plain)
        Toggle("Check", isOn: $isOn).toggleStyle(Check())
        Button("Erase") { count = 100 }.buttonStyle(Confirming())
        Label("Star", systemImage: "star").labelStyle(Boxed())
        Label("Only", systemImage: "star").labelStyle(.iconOnly)
        Text("Total \(count)")
      }
      .environment(\.accent, .pink)
    }
  }

  @Test func `a style's body reads the environment and keeps state, and the button stays a button`() throws {
    let host = PreviewHost(Page())
    let button = try #require(host.screen.elements.first { $0.role == .button && $0.fullText.contains("Count") })
    #expect(button.fullText.contains("1, Count"))
    #expect(button.fullText.contains("pink"))
    #expect(host.bodyCount(of: Counting.self) == 2)
    try host.tap("Count")
    #expect(host.texts.contains("Total 1"))
  }

  @Test func `the system's styles are recorded on the controls`() {
    let host = PreviewHost(Page())
    let plain = host.screen.elements.first { $0.role == .button && $0.name == "Plain" }
    #expect(plain?.looks.map(\.name) == ["buttonStyle"])
    #expect(plain?.looks.first?.arguments.map(\.value) == ["plain"])
  }

  @Test func `a toggle of a reader's style is turned by what its body holds`() throws {
    let host = PreviewHost(Page())
    #expect(host.screen.elements.contains { $0.symbol == "square" })
    try host.tap("Check")
    #expect(host.screen.elements.contains { $0.symbol == "checkmark.square" })
  }

  @Test func `a style that handles the touch decides when the action starts`() throws {
    let host = PreviewHost(Page())
    try host.tap("Erase")
    #expect(host.texts.contains("Total 0"))
    try host.tap("Sure?")
    #expect(host.texts.contains("Total 100"))
  }

  @Test func `a label shows what its style shows; one of an icon alone is still called by its title`() {
    let host = PreviewHost(Page())
    let labels = host.screen.elements.filter { $0.role == .label }
    #expect(labels.map { $0.children.map(\.role) } == [[.vertical], [.image]])
    #expect(labels.map(\.name) == ["Star", "Only"])
  }

  struct Inner: View {
    @Binding var isOn: Bool
    var body: some View { Toggle("Wi-Fi", isOn: $isOn).labelsHidden() }
  }

  @Test func `a hidden label still names the control`() throws {
    let host = PreviewHost(Inner(isOn: .constant(true)))
    let toggle = host.screen.content.first
    #expect(toggle?.children == [])
    #expect(toggle?.name == "Wi-Fi")
    #expect(host.voiceOverTranscript == ["Wi-Fi, switch button, on"])
    try host.toggle("Wi-Fi")
  }

  struct WidthKey: PreferenceKey {
    static let defaultValue: CGFloat = 0
    static func reduce(value: inout CGFloat, nextValue: () -> CGFloat) { value = max(value, nextValue()) }
  }

  struct Measured: View {
    @State private var width: CGFloat = 0
    var body: some View {
      Button("W \(Int(width))") {}
        .background(
          GeometryReader { proxy in
            Color.clear.preference(key: WidthKey.self, value: proxy.size.width)
          }
        )
        .onPreferenceChange(WidthKey.self) { [$width] value in $width.wrappedValue = value }
    }
  }

  @Test func `a size is handed up as a preference`() {
    let host = PreviewHost(Measured())
    #expect(host.texts == ["W 393"])
    host.horizontalSizeClass = .regular
    #expect(host.texts == ["W 1,194"])
  }

  struct Sums: View {
    @State private var total: CGFloat = -1
    @State private var isLong = false
    var body: some View {
      VStack {
        Text("max \(Int(total))")
        Button("Grow") { isLong = true }
        Text("a").preference(key: WidthKey.self, value: 3)
        if isLong { Text("b").preference(key: WidthKey.self, value: 7) }
      }
      .onPreferenceChange(WidthKey.self) { [$total] value in $total.wrappedValue = value }
    }
  }

  @Test func `values beside each other are joined, and views that come and go change the sum`() throws {
    let host = PreviewHost(Sums())
    #expect(host.texts.first == "max 3")
    try host.tap("Grow")
    #expect(host.texts.first == "max 7")
  }
}
