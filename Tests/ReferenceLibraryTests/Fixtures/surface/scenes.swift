// Apps, scenes, commands and the environment.
import SwiftUI

struct SurfaceApp: App {
  @State private var model = SurfaceModel()
  @Environment(\.scenePhase) private var scenePhase
  @FocusedValue(\.draft) private var draft

  var body: some Scene {
    WindowGroup { Text("a").environment(model) }
      .commands { SidebarCommands(); TextEditingCommands(); ToolbarCommands(); InspectorCommands(); SurfaceCommands() }
      .commands {
        CommandMenu("a") { Button("b") {}.keyboardShortcut("b") }
        CommandGroup(after: .newItem) { Button("c") {} }
        CommandGroup(replacing: .help) {}
      }
      .onChange(of: scenePhase) { old, new in print(old, new) }
      .environment(model)
      .defaultSize(width: 1, height: 2).windowResizability(.contentSize).handlesExternalEvents(matching: ["a"])
      .defaultAppStorage(.standard).restorationBehavior(.disabled).defaultPosition(.center).windowStyle(.hiddenTitleBar)
      .environmentObject(LegacySurfaceModel()).defaultLaunchBehavior(.presented).commandsRemoved()
    WindowGroup("a", id: "a", for: Int.self) { $value in Text("\(value ?? 0)") }
    WindowGroup("a", for: Int.self) { $value in Text("\(value)") } defaultValue: { 1 }
    WindowGroup(id: "b") { Text("b") }
    DocumentGroup(newDocument: TextFile()) { file in TextEditor(text: file.$document.text) }
  }
}

struct ToolApp: App {
  var body: some Scene {
    WindowGroup { Text("a") }
    Window("a", id: "c") { Text("c") }
    Settings { Text("d") }
    MenuBarExtra("a", systemImage: "star") { Button("a") {} }
    ImmersiveSpace(id: "e") { Text("e") }
    WindowGroup(for: Int.self) { $value in Text("\(value)") } defaultValue: { 1 }
  }
}

final class LegacySurfaceModel: ObservableObject {}

struct SurfaceCommands: Commands {
  var body: some Commands {
    CommandGroup(before: .sidebar) { Button("a") {} }
    if true { CommandMenu("b") { Button("c") {} } }
  }
}

@Observable final class SurfaceModel { var name = "" }

extension EnvironmentValues {
  @Entry var surfaceTint: Color = .red
  @Entry var surfaceAction: (String) -> Void = { _ in }
}

extension Transaction { @Entry var isSurface = false }

struct EnvironmentSurface: View {
  @Environment(\.colorScheme) var colorScheme
  @Environment(\.colorSchemeContrast) var contrast
  @Environment(\.horizontalSizeClass) var horizontal
  @Environment(\.verticalSizeClass) var vertical
  @Environment(\.dynamicTypeSize) var dynamicTypeSize
  @Environment(\.sizeCategory) var sizeCategory
  @Environment(\.locale) var locale
  @Environment(\.calendar) var calendar
  @Environment(\.timeZone) var timeZone
  @Environment(\.layoutDirection) var layoutDirection
  @Environment(\.openURL) var openURL
  @Environment(\.isEnabled) var isEnabled
  @Environment(\.redactionReasons) var redactionReasons
  @Environment(\.legibilityWeight) var legibilityWeight
  @Environment(\.accessibilityReduceMotion) var reduceMotion
  @Environment(\.accessibilityReduceTransparency) var reduceTransparency
  @Environment(\.accessibilityDifferentiateWithoutColor) var withoutColor
  @Environment(\.accessibilityVoiceOverEnabled) var voiceOver
  @Environment(\.accessibilityInvertColors) var inverted
  @Environment(\.accessibilityShowButtonShapes) var shapes
  @Environment(\.accessibilityEnabled) var accessibility
  @Environment(\.displayScale) var displayScale
  @Environment(\.pixelLength) var pixelLength
  @Environment(\.font) var font
  @Environment(\.lineLimit) var lineLimit
  @Environment(\.controlSize) var controlSize
  @Environment(\.backgroundMaterial) var material
  @Environment(\.isFocused) var isFocused
  @Environment(\.presentationMode) var presentationMode
  @Environment(\.surfaceTint) var tint
  @Environment(\.managedObjectContextIfNeeded) var context
  @Environment(\.self) var everything
  @Environment(SurfaceModel.self) var model
  @Environment(SurfaceModel.self) var optional: SurfaceModel?
  @ScaledMetric var size = 12.0
  @ScaledMetric(relativeTo: .title) var large: CGFloat = 12

  var body: some View {
    Text("\(colorScheme == .dark ? "a" : "b") \(locale.identifier) \(redactionReasons.contains(.placeholder) ? "c" : "d")")
      .environment(\.layoutDirection, .rightToLeft).environment(\.locale, Locale(identifier: "ar"))
      .environment(\.surfaceTint, .blue).environment(\.dynamicTypeSize, .accessibility1).environment(model)
      .environment(\.colorScheme, .dark).environment(\.isEnabled, false).environment(\.font, .title)
      .environment(\.sizeCategory, .extraLarge).environment(\.calendar, .init(identifier: .islamicCivil))
      .environment(\.openURL, OpenURLAction { _ in .handled }).environment(\.lineLimit, 2).environment(\.timeZone, .gmt)
      .transformEnvironment(\.font) { $0 = $0?.bold() }.environment(SurfaceModel?.none)
      .defaultAppStorage(.standard).containerValue(\.surfacePriority, 2)
      .transaction { $0.animation = nil }.transaction(value: size) { $0.disablesAnimations = true }
      .onAppear { withTransaction(\.isSurface, true) { _ = everything.surfaceTint } }
    Button("a") { presentationMode.wrappedValue.dismiss(); openURL(URL(string: "https://example.com")!) { _ in } }
  }
}

extension EnvironmentValues { @Entry var managedObjectContextIfNeeded = 0 }
