import SwiftUI

struct PressStyle: ButtonStyle {
  @Environment(\.isEnabled) private var isEnabled
  func makeBody(configuration: Configuration) -> some View {
    configuration.label
      .padding(.vertical, 12).padding(.horizontal, 20)
      .background(isEnabled ? Color.accentColor : .gray, in: Capsule())
      .foregroundStyle(configuration.role == .destructive ? Color.red : .white)
      .scaleEffect(configuration.isPressed ? 0.96 : 1)
      .animation(.easeOut(duration: 0.15), value: configuration.isPressed)
  }
}
extension ButtonStyle where Self == PressStyle { static var press: PressStyle { .init() } }
struct RowLabel: LabelStyle {
  func makeBody(configuration: Configuration) -> some View {
    HStack {
      configuration.icon.foregroundStyle(.white).padding(6).background(.blue, in: .rect(cornerRadius: 6));
      configuration.title
    }
  }
}
struct CheckToggle: ToggleStyle {
  func makeBody(configuration: Configuration) -> some View {
    Button {
      configuration.isOn.toggle()
    } label: {
      Image(systemName: configuration.isOn ? "checkmark.square" : "square"); configuration.label
    }.buttonStyle(.plain)
  }
}
struct CardGroup: GroupBoxStyle {
  func makeBody(configuration: Configuration) -> some View {
    VStack {
      configuration.label; configuration.content
    }
  }
}
struct StylesScreen: View {
  @State private var on = false
  @State private var progress = 0.4
  var body: some View {
    NavigationStack {
      List {
        NavigationLink {
          Text("Wi-Fi")
        } label: {
          Label("Wi-Fi", systemImage: "wifi").labelStyle(RowLabel())
        }
        Toggle("Done", isOn: $on).toggleStyle(CheckToggle())
        Button("Press", action: {}).buttonStyle(.press)
        Button("X", systemImage: "x.circle", role: .destructive) {}.labelStyle(.iconOnly)
        GroupBox("Box") { Text("in") }.groupBoxStyle(CardGroup())
        ProgressView(value: progress, total: 1) {
          Text("P")
        } currentValueLabel: {
          Text(progress, format: .percent)
        }
        Gauge(value: progress) { Text("G") }.gaugeStyle(.accessoryCircular)
        LabeledContent {
          Toggle("", isOn: $on).labelsHidden()
        } label: {
          Text("L"); Text("sub")
        }
        Text("A") + Text("B").bold() + Text(Date.now, style: .relative)
        Text("\(Image(systemName: "star")) **bold** \(progress, format: .number.precision(.fractionLength(1)))")
        Text(verbatim: "raw").textSelection(.enabled).monospacedDigit().kerning(1).underline(true, color: .red)
          .strikethrough()
      }
    }
  }
}
