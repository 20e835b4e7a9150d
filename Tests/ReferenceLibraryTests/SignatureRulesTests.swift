import Foundation
import Testing

/// The rules that keep the module's signatures as good as Apple's, each as a piece of a reader's code.
@Suite("Signatures")
struct SignatureRulesTests {
  let library: BuiltLibrary

  init() throws {
    library = try BuiltLibrary()
  }

  @Test("1. value types with static members conform to View in an extension, so that their members stay free")
  func staticMembers() throws {
    try expectRight(
      """
      import SwiftUI
      nonisolated struct Key: EnvironmentKey { static let defaultValue: Color = .teal }
      nonisolated func font() -> Font { .headline.bold() }
      nonisolated func text() -> Text { Text("a").bold() }
      nonisolated func image() -> Image { Image(systemName: "star") }
      """)
  }

  @Test("2. what readers implement lives on the main actor; modifiers and initialisers do not")
  func isolation() throws {
    try expectRight(
      """
      import SwiftUI
      nonisolated func framed(_ view: some View) -> some View { view.padding().navigationTitle("a") }
      struct Screen: View { var body: some View { helper }; var helper: some View { framed(Text("a")) } }
      @MainActor func modify<M: ViewModifier>(_ modifier: M) -> some View { Text("a").modifier(modifier) }
      """)
    let output = try library.typeCheck(
      source: """
        import SwiftUI
        struct Screen: View {
          @State private var text = ""
          var body: some View { Text(text) }
          nonisolated func change() { refresh() }
          func refresh() { text = "a" }
        }
        """)
    #expect(output.contains("warning: call to main actor-isolated instance method 'refresh()'"), "\(output)")
  }

  @Test("3. tasks inherit the actor of their place; bindings and preference changes take isolated closures")
  func closures() throws {
    try expectRight(
      """
      import SwiftUI
      @MainActor @Observable final class Model { var count = 0; func load() async { count += 1 } }
      @MainActor func binding(to model: Model) -> Binding<Int> {
        Binding(get: { model.count }, set: { model.count = $0 })
      }
      struct WidthKey: PreferenceKey {
        static let defaultValue: CGFloat = 0
        static func reduce(value: inout CGFloat, nextValue: () -> CGFloat) { value = max(value, nextValue()) }
      }
      struct Screen: View {
        @State private var model = Model()
        @State private var width: CGFloat = 0
        var body: some View {
          Text("\\(model.count)")
            .task { await model.load() }
            .task(id: model.count) { model.count += 1 }
            .refreshable { await model.load() }
            .onPreferenceChange(WidthKey.self) { [$width] value in $width.wrappedValue = value }
        }
      }
      """)
  }

  @Test("4. literals make keys and strings do not, without ambiguity")
  func titles() throws {
    try expectRight(
      """
      import SwiftUI
      struct Screen: View {
        let name: String
        let part: Substring
        var body: some View {
          List {
            Text("a"); Text(name); Text(part); Text("a \\(name)"); Text(name + "b")
            Button("a") {}; Button(name) {}; Button(name, role: .cancel) {}; Button(name, systemImage: "star") {}
            Label("a", systemImage: "star"); Label(name, systemImage: "star")
            NavigationLink("a", value: 1); NavigationLink(name, value: 1)
            NavigationLink("a") { Text("b") }; NavigationLink(name) { Text("b") }
            Toggle(name, isOn: .constant(true)); TextField(name, text: .constant(""))
            Section(name) { Text("a") }
          }
          .navigationTitle(name)
          .navigationSubtitle(name)
          .accessibilityLabel(name)
          .accessibilityHint("a \\(name)")
          .searchable(text: .constant(""), prompt: name)
          .alert(name, isPresented: .constant(true)) {}
          .badge(3)
        }
      }
      """)
  }

  @Test("5. there is no default body: a view, a modifier or an app without one is an error")
  func bodies() throws {
    for shape in ["View", "ViewModifier", "App", "Scene", "ToolbarContent", "Commands"] {
      try expect("import SwiftUI\nstruct Empty: \(shape) {}", hasError: "does not conform to protocol '\(shape)'")
    }
  }

  @Test("6. Bindable refuses what is not observable; Environment takes a key path, a type or an optional type")
  func observables() throws {
    try expectRight(
      """
      import SwiftUI
      @Observable final class Model { var name = "" }
      struct Screen: View {
        @Environment(\\.dismiss) private var dismiss
        @Environment(Model.self) private var model
        @Environment(Model.self) private var optional: Model?
        @Bindable var bindable: Model
        var body: some View {
          @Bindable var model = model
          TextField("a", text: $model.name)
          TextField("b", text: $bindable.name)
          if let optional { Text(optional.name) }
        }
      }
      """)
    try expect(
      """
      import SwiftUI
      final class Plain { var name = "" }
      struct Screen: View { @Bindable var plain: Plain; var body: some View { Text(plain.name) } }
      """, hasError: "Observable")
  }

  @Test("7. tabs are built with and without selection, in loops, sections and conditions")
  func tabs() throws {
    try expectRight(
      """
      import SwiftUI
      enum Place: Hashable, CaseIterable { case home, search }
      struct Screen: View {
        @State private var place = Place.home
        var isShown = true
        var body: some View {
          TabView(selection: $place) {
            Tab("a", systemImage: "star", value: .home) { Text("a") }
            if isShown { Tab("b", systemImage: "star", value: .search) { Text("b") } }
            ForEach(Place.allCases, id: \\.self) { each in
              Tab(value: each) { Text("c") } label: { Text("d") }
            }
            TabSection("e") { Tab("f", systemImage: "star", value: Place.home) { Text("f") } }
          }
          TabView { Tab("a", systemImage: "star") { Text("a") } }
          TabView { Text("a").tag(1) }
        }
      }
      func kinds() {
        let _: TabView<Int, Text> = TabView { Text("a") }
        let tabs = TabView { Tab("a", systemImage: "star") { Text("a") } }
        func selectsNever<Content>(_ view: TabView<Never, Content>) {}
        selectsNever(tabs)
      }
      """)
  }

  @Test("8. bindings are collections; optionals and Never stand where a builder puts them")
  func conformances() throws {
    try expectRight(
      """
      import SwiftUI
      func view(_ type: (some View).Type) {}
      func scene(_ type: (some Scene).Type) {}
      func commands(_ type: (some Commands).Type) {}
      func toolbar(_ type: (some ToolbarContent).Type) {}
      func tabs(_ type: (some TabContent).Type) {}
      func check() {
        view(Never.self); scene(Never.self); commands(Never.self); toolbar(Never.self)
        view(Text?.self); toolbar(ToolbarItem<(), Text>?.self); tabs(Tab<Int, Text, Text>?.self)
      }
      struct Row: Identifiable { let id = 1; var isOn = false }
      struct Screen: View {
        @State private var rows = [Row()]
        var body: some View {
          List($rows) { $row in Toggle("a", isOn: $row.isOn) }
          ForEach($rows) { $row in Toggle("a", isOn: $row.isOn) }
        }
      }
      """)
  }

  @Test("9. links, paths and lists have their overloads for every kind of value and selection")
  func overloads() throws {
    try expectRight(
      """
      import SwiftUI
      struct Plain: Hashable, Identifiable { let id = 1 }
      struct Written: Hashable, Codable { var id = 1 }
      struct Screen: View {
        @State private var one: Plain?
        @State private var ids: Set<Int> = []
        @State private var id: Int?
        let rows: [Plain] = []
        var body: some View {
          NavigationLink(value: Plain()) { Text("a") }
          NavigationLink(value: Written()) { Text("a") }
          NavigationLink("a", value: Written())
          NavigationLink("a", value: Optional<Plain>.none)
          List(rows) { _ in Text("a") }
          List(rows, selection: $one) { Text("\\($0.id)").tag($0) }
          List(rows, selection: $ids) { Text("\\($0.id)") }
          List(rows, id: \\.id, selection: $id) { Text("\\($0.id)") }
          List(selection: $id) { ForEach(rows) { Text("\\($0.id)") } }
          List(0..<3) { Text("\\($0)") }
        }
      }
      func open(in path: inout NavigationPath) { path.append(Plain()); path.append(Written()) }
      """)
  }

  @Test("10. a builder takes any number of children, and of conditions among them")
  func manyChildren() throws {
    let children = (0..<40).map { $0.isMultiple(of: 3) ? "if isOn { Text(\"a\") } else { Divider() }" : "Text(\"b\")" }
    try expectRight(
      """
      import SwiftUI
      struct Screen: View {
        var isOn = true
        var body: some View {
          VStack {
            \(children.joined(separator: "\n      "))
          }
        }
      }
      """)
  }

  @Test("what Apple's documentation calls deprecated warns, and says what to use")
  func deprecations() throws {
    let output = try library.typeCheck(
      source: """
        import SwiftUI
        struct Screen: View {
          @State private var isActive = false
          var body: some View {
            NavigationView { NavigationLink(destination: Text("a"), isActive: $isActive) { Text("b") } }
            Text("a").tabItem { Text("b") }
            Text("a").onChange(of: isActive) { value in print(value) }
          }
        }
        """)
    #expect(!output.contains("error:"))
    for words in [
      "'NavigationView' is deprecated: use NavigationStack or NavigationSplitView instead",
      "'init(destination:isActive:label:)' is deprecated", "'tabItem' is deprecated",
      "'onChange(of:perform:)' is deprecated",
    ] {
      #expect(output.contains(words), "\(output)")
    }
  }

  @Test("one import brings in Foundation, Observation and Combine, also where imports must be stated")
  func oneImport() throws {
    try expectRight(
      """
      import SwiftUI
      @Observable final class Model { let url = URL(string: "a://b")?.host(); let now = Date().formatted() }
      final class Old: ObservableObject { @Published var count = 0; var bag: Set<AnyCancellable> = [] }
      func listen(to old: Old) { old.$count.map { $0 + 1 }.sink { print($0) }.store(in: &old.bag) }
      """)
  }

  @Test("whole guides compile", arguments: LanguageMode.allCases)
  func guides(mode: LanguageMode) throws {
    let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent().appendingPathComponent("Fixtures/guides")
    for name in ["navigation-stack", "other-guides"] {
      let output = try library.typeCheck([folder.appendingPathComponent("\(name).swift")], in: mode)
      #expect(output.isEmpty, "\(output)")
    }
  }

  @Test("what authors paste compiles", arguments: LanguageMode.allCases)
  func pasted(mode: LanguageMode) throws {
    let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .appendingPathComponent("Fixtures/guides/pasted")
    let files = try FileManager.default.contentsOfDirectory(at: folder, includingPropertiesForKeys: nil)
    #expect(files.count >= 50)
    for file in files.sorted(by: { $0.path < $1.path }) {
      let output = try library.typeCheck([file], in: mode)
      #expect(!output.contains("error:"), "\(output)")
    }
  }

  private func expectRight(_ source: String, at location: SourceLocation = #_sourceLocation) throws {
    for mode in LanguageMode.allCases {
      let output = try library.typeCheck(source: source, in: mode)
      #expect(!output.contains("error:"), "\(output)", sourceLocation: location)
    }
  }

  private func expect(_ source: String, hasError words: String, at location: SourceLocation = #_sourceLocation) throws {
    let output = try library.typeCheck(source: source)
    let errors = output.split(separator: "\n").filter { $0.hasPrefix("/") && $0.contains(": error: ") }
    #expect(errors.contains { $0.contains(words) }, "\(output)", sourceLocation: location)
  }
}
