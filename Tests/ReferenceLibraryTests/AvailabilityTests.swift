import Foundation
import Testing

@Suite("Releases and deprecations")
struct AvailabilityTests {
  let library: BuiltLibrary
  let declarations: [SourceDeclaration]

  init() throws {
    library = try BuiltLibrary()
    declarations = try SourceDeclaration.all()
  }

  /// The first release of what guides use most, as Apple's pages state it.
  static let types: [String: String] = [
    "13.0": """
    View ViewModifier ViewBuilder Text Image Button Toggle Picker Slider Stepper TextField SecureField DatePicker
    List ForEach Section Form Group HStack VStack ZStack ScrollView Spacer Divider EmptyView AnyView GeometryReader
    NavigationLink NavigationView TabView State Binding ObservedObject EnvironmentObject Environment EnvironmentKey
    EnvironmentValues PreferenceKey Color Font Animation Transaction Shape Rectangle Circle Capsule RoundedRectangle
    Gradient LinearGradient Path ButtonStyle ToggleStyle PreviewProvider DragGesture GestureState EditButton
    """,
    "14.0": """
    App Scene WindowGroup ScenePhase StateObject AppStorage SceneStorage Namespace ScaledMetric Label LabelStyle Link
    Menu ProgressView TextEditor ColorPicker DisclosureGroup GroupBox LazyVStack LazyHStack LazyVGrid LazyHGrid
    GridItem ScrollViewReader ToolbarItem ToolbarItemGroup ToolbarContent ToolbarItemPlacement Commands CommandGroup
    CommandMenu KeyboardShortcut OpenURLAction TabViewStyle
    """,
    "15.0": """
    AsyncImage ButtonRole Canvas ControlGroup DismissAction DismissSearchAction DynamicTypeSize FocusState
    AccessibilityFocusState Material TimelineView Visibility HorizontalEdge VerticalEdge SearchFieldPlacement
    SymbolRenderingMode SubmitLabel TextInputAutocapitalization
    """,
    "16.0": """
    NavigationStack NavigationPath NavigationSplitView NavigationSplitViewVisibility PresentationDetent Grid GridRow
    Layout AnyLayout ViewThatFits ShareLink LabeledContent OpenWindowAction ToolbarRole ToolbarTitleMenu
    LocalizedStringResource
    """,
    "17.0": """
    Bindable ContentUnavailableView NavigationSplitViewColumn SensoryFeedback DismissWindowAction
    ToolbarTitleDisplayMode AccessibilityNotification VisualEffect
    """,
    "18.0": "Tab TabSection TabContent TabRole TabPlacement TabViewCustomization PresentationSizing MeshGradient",
    "26.0": "Glass GlassEffectContainer ToolbarSpacer DefaultToolbarItem TabBarMinimizeBehavior ScrollEdgeEffectStyle",
  ]

  @Test("types state the release in which Apple introduced them", arguments: types.keys.sorted())
  func typeReleases(release: String) throws {
    for name in try #require(Self.types[release]).split(whereSeparator: \.isWhitespace) {
      let kinds = ["struct", "class", "enum", "protocol"].map { "\($0) \(name)" }
      let found = declarations.filter { $0.container.isEmpty && kinds.contains($0.kindAndName ?? "") }
      #expect(found.map(\.release) == [release], "\(name) \(found.map(\.place))")
    }
  }

  /// The first release of the modifiers that guides use most; overloads of one name that differ are left out.
  static let modifiers: [String: String] = [
    "13.0": """
    sheet popover padding frame offset onAppear onDisappear onReceive tag id disabled hidden opacity
    clipped clipShape shadow rotationEffect zIndex listStyle pickerStyle buttonStyle keyboardType
    navigationBarBackButtonHidden environmentObject modifier listRowBackground accessibilityElement
    """,
    "14.0": """
    navigationBarTitleDisplayMode fullScreenCover onOpenURL onContinueUserActivity userActivity tabViewStyle
    accessibilityLabel accessibilityHint accessibilityValue accessibilityHidden accessibilityAddTraits
    accessibilityIdentifier accessibilitySortPriority labelStyle ignoresSafeArea redacted textCase
    progressViewStyle matchedGeometryEffect help
    """,
    "15.0": """
    task refreshable swipeActions badge focused onSubmit submitLabel dynamicTypeSize
    interactiveDismissDisabled listRowSeparator safeAreaInset textSelection symbolVariant monospacedDigit
    accessibilityFocused accessibilityRepresentation accessibilityHeading foregroundStyle controlSize
    """,
    "16.0": """
    presentationDetents presentationDragIndicator navigationSplitViewStyle navigationSplitViewColumnWidth
    scrollContentBackground scrollDismissesKeyboard toolbarRole toolbarTitleMenu searchSuggestions bold italic
    fontWeight formStyle contentTransition scrollIndicators
    """,
    "16.4": """
    presentationBackground presentationCornerRadius presentationCompactAdaptation presentationBackgroundInteraction
    presentationContentInteraction scrollBounceBehavior
    """,
    "17.0": """
    inspector containerRelativeFrame scrollTargetBehavior scrollTargetLayout scrollClipDisabled sensoryFeedback
    symbolEffect toolbarTitleDisplayMode visualEffect listSectionSpacing contentMargins safeAreaPadding
    """,
    "18.0": """
    navigationTransition matchedTransitionSource presentationSizing tabViewCustomization tabViewSidebarHeader
    tabViewSidebarFooter tabViewSidebarBottomBar toolbarVisibility
    """,
    "26.0": """
    glassEffect glassEffectID navigationSubtitle tabBarMinimizeBehavior tabViewSearchActivation
    scrollEdgeEffectStyle backgroundExtensionEffect safeAreaBar
    """,
  ]

  @Test("modifiers state the release in which Apple introduced them", arguments: modifiers.keys.sorted())
  func modifierReleases(release: String) throws {
    for name in try #require(Self.modifiers[release]).split(whereSeparator: \.isWhitespace) {
      let found = declarations.filter {
        $0.kindAndName == "func \(name)" && $0.container.hasPrefix("extension View ")
      }
      // Later overloads may be newer; none may be older, and none may state nothing.
      let first = found.map(\.release).min { $0.compare($1, options: .numeric) == .orderedAscending }
      #expect(first == release, "\(name) \(found.map(\.place))")
    }
  }

  @Test("a body chooses by release, and either branch is checked", arguments: LanguageMode.allCases)
  func branches(mode: LanguageMode) throws {
    let output = try library.typeCheck(
      source: """
        import SwiftUI
        struct Screen: View {
          @State private var place = 0
          var body: some View {
            if #available(iOS 18, *) {
              TabView(selection: $place) { Tab("Home", systemImage: "house", value: 0) { Text("Home") } }
            } else {
              TabView(selection: $place) { Text("Home").tag(0) }
            }
            if #available(iOS 26.0, *) { Text("Glass").glassEffect() }
            if #unavailable(iOS 16) { Text("Old") }
            content
          }
          @ViewBuilder private var content: some View {
            if #available(iOS 17.0, macOS 14, *) {
              ContentUnavailableView("None", systemImage: "tray")
            } else {
              Text("None")
            }
          }
        }
        @available(iOS 16.0, *)
        struct Stack: View {
          var body: some View { NavigationStack { Text("Root") }.toolbar { toolbar } }
          @ToolbarContentBuilder private var toolbar: some ToolbarContent {
            if #available(iOS 26.0, *) { ToolbarSpacer() }
            ToolbarItem { Button("Add") {} }
          }
        }
        """, in: mode)
    #expect(!output.contains("error:"), "\(output)")
  }

  static let deprecated: [(code: String, warning: String)] = [
    ("NavigationView { Text(\"Root\") }", "'NavigationView' is deprecated: use NavigationStack or NavigationSplitView"),
    ("Text(\"Root\").navigationViewStyle(.stack)", "'navigationViewStyle' is deprecated"),
    (
      "NavigationLink(\"Open\", destination: Text(\"Next\"), isActive: $flag)",
      "is deprecated: use NavigationLink(_:value:)"
    ),
    (
      "NavigationLink(destination: Text(\"Next\"), isActive: $flag) { Text(\"Open\") }",
      "'init(destination:isActive:label:)'"
    ),
    ("NavigationLink(destination: Text(\"Next\"), tag: 1, selection: $number) { Text(\"Open\") }", "is deprecated"),
    ("Text(\"Root\").tabItem { Text(\"Tab\") }", "'tabItem' is deprecated"),
    ("Text(\"Root\").onChange(of: flag) { value in print(value) }", "'onChange(of:perform:)' is deprecated"),
    ("Text(\"Root\").navigationBarTitle(\"Title\")", "'navigationBarTitle' is deprecated"),
    ("Text(\"Root\").navigationBarItems(trailing: Text(\"Add\"))", "is deprecated"),
    ("Text(\"Root\").animation(.default)", "'animation' is deprecated"),
  ]

  @Test("what Apple deprecates warns once, and names what follows it", arguments: deprecated)
  func deprecations(code: String, warning: String) throws {
    let output = try library.typeCheck(
      source: """
        import SwiftUI
        struct Screen: View {
          @State private var flag = false
          @State private var number: Int?
          var body: some View { \(code) }
        }
        """)
    let warnings = output.split(separator: "\n").filter { $0.contains(": warning: ") }
    #expect(warnings.count == 1, "\(output)")
    #expect(warnings.first?.contains(warning) == true, "\(output)")
    #expect(!output.contains("error:"), "\(output)")
  }

  static let current = [
    "NavigationStack { Text(\"Root\") }", "NavigationLink(\"Open\") { Text(\"Next\") }",
    "NavigationLink(\"Open\", destination: Text(\"Next\"))", "Text(\"Root\").foregroundColor(.red)",
    "Text(\"Root\").cornerRadius(4)", "Text(\"Root\").accentColor(.red)",
    "Text(\"Root\").onChange(of: flag) { print(flag) }",
    "Text(\"Root\").navigationTitle(\"Title\")", "Text(\"Root\").animation(.default, value: flag)",
  ]

  @Test("what Apple only advises against is silent", arguments: current)
  func silence(code: String) throws {
    let output = try library.typeCheck(
      source: """
        import SwiftUI
        struct Screen: View {
          @State private var flag = false
          var body: some View { \(code) }
        }
        """)
    #expect(output.isEmpty, "\(output)")
  }
}
