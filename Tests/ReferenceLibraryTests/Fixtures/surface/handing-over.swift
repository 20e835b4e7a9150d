// Drag and drop, files, windows, focus and what the system asks of an app.
// swift-format-ignore-file
import SwiftUI

extension UTType { nonisolated static let note = UTType(exportedAs: "org.example.note") }

nonisolated struct HandedNote: Codable, Hashable, Identifiable, Transferable {
  var id = UUID()
  var title = ""

  static var transferRepresentation: some TransferRepresentation {
    CodableRepresentation(contentType: .note)
    ProxyRepresentation(exporting: \.title)
    DataRepresentation(contentType: .utf8PlainText) { note in
      Data(note.title.utf8)
    } importing: { data in
      HandedNote(title: String(decoding: data, as: UTF8.self))
    }
    FileRepresentation(contentType: .plainText) { note in
      SentTransferredFile(URL(fileURLWithPath: "/\(note.title)"), allowAccessingOriginalFile: true)
    } importing: { received in
      HandedNote(title: received.isOriginalFile ? "" : received.file.lastPathComponent)
    }
    DataRepresentation(exportedContentType: .rtf) { Data($0.title.utf8) }
      .suggestedFileName { "\($0.title).rtf" }
      .visibility(.team)
      .exportingCondition { !$0.title.isEmpty }
    FileRepresentation(exportedContentType: .pdf) { _ in SentTransferredFile(URL(fileURLWithPath: "/")) }
      .suggestedFileName("note.pdf")
    FileRepresentation(importedContentType: .html) { HandedNote(title: $0.file.path) }
  }
}

struct NoteDropDelegate: DropDelegate {
  @Binding var title: String
  func validateDrop(info: DropInfo) -> Bool { info.hasItemsConforming(to: ["public.text"]) }
  func performDrop(info: DropInfo) -> Bool { !info.itemProviders(for: ["public.text"]).isEmpty }
}

struct NoteBoard: View {
  @State private var title = ""
  @State private var isTargeted = false
  @State private var isImporting = false
  @State private var attempts = 0

  var body: some View {
    List {
      Text(title)
        .onDrop(of: ["public.text"], isTargeted: $isTargeted) { providers in !providers.isEmpty }
        .onDrop(of: ["public.url"], isTargeted: nil) { providers, location in location.x > 0 && providers.isEmpty }
        .onDrop(of: [.text], isTargeted: nil) { _ in false }
        .onDrop(of: ["public.text"], delegate: NoteDropDelegate(title: $title))
        .onDrop(of: [.text], delegate: NoteDropDelegate(title: $title))
        .itemProvider { NSItemProvider(object: title) }
      PasteButton(supportedContentTypes: [.text]) { providers in attempts += providers.count }
      Text(Date.now, formatter: DateFormatter())
    }
    .springLoadingBehavior(.enabled)
    .fileImporter(isPresented: $isImporting, allowedContentTypes: [.note], allowsMultipleSelection: false) { result in
      guard case .success(let urls) = result, let url = urls.first else { return }
      guard url.startAccessingSecurityScopedResource() else { return }
      defer { url.stopAccessingSecurityScopedResource() }
      title = url.lastPathComponent
    } onCancellation: {
      attempts = 0
    }
    .fileDialogDefaultDirectory(.documentsDirectory)
    .fileDialogCustomizationID("notes")
    .fileExporterFilenameLabel("Name")
    .dialogSuppressionToggle("Do not ask again", isSuppressed: $isTargeted)
    .dialogSuppressionToggle(title, isSuppressed: $isTargeted)
    .dialogSuppressionToggle(Text("Never"), isSuppressed: $isTargeted)
  }
}

@Observable final class FocusedEditor { var title = "" }
final class FocusedDocument: ObservableObject { @Published var title = "" }

struct EditorCommands: Commands {
  @FocusedValue(FocusedEditor.self) private var editor
  @FocusedObject private var document: FocusedDocument?
  var body: some Commands {
    CommandMenu("Note") {
      Button("Clear") {
        editor?.title = ""
        document?.title = ""
      }
      .disabled(editor == nil)
    }
  }
}

struct FocusedScreen: View {
  @State private var editor = FocusedEditor()
  @StateObject private var document = FocusedDocument()
  @Environment(\.openURL) private var openURL
  @Environment(\.dismissWindow) private var dismissWindow
  @Environment(\.isTabBarShowingSections) private var isTabBarShowingSections
  @Environment(\.appearsActive) private var appearsActive

  var body: some View {
    Button(isTabBarShowingSections && appearsActive ? "Close" : "Open") {
      dismissWindow(value: 1)
      dismissWindow(id: "note", value: editor.title)
      openURL(URL(string: "https://example.org")!, prefersInApp: true)
    }
    .focusedValue(editor)
    .focusedSceneValue(editor)
    .focusedObject(document)
    .focusedSceneObject(document as FocusedDocument?)
    .onOpenURL(prefersInApp: true)
    .environment(\.openURL, OpenURLAction { url in url.isFileURL ? .systemAction(prefersInApp: true) : .handled })
    .accessibilityRotor("Words", entries: ["a", "b"], entryID: \.self, entryLabel: \.self)
    .statusBar(hidden: true)
    .widgetURL(URL(string: "notes://today"))
    .widgetAccentable()
    .invalidatableContent()
    .writingToolsBehavior(.limited)
    .searchDictationBehavior(.inline(activation: .onSelect))
    .navigationLinkIndicatorVisibility(.hidden)
    .labelIconToTitleSpacing(4)
    .labelReservedIconWidth(24)
  }
}

final class NotesDelegate: NSObject, UIApplicationDelegate, ObservableObject {
  @Published var token: Data?

  func application(
    _ application: UIApplication, didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]? = nil
  ) -> Bool {
    application.registerForRemoteNotifications()
    return launchOptions?[.url] == nil
  }

  func application(_ application: UIApplication, didRegisterForRemoteNotificationsWithDeviceToken deviceToken: Data) {
    token = deviceToken
  }

  func application(
    _ application: UIApplication, configurationForConnecting session: UISceneSession, options: UIScene.ConnectionOptions
  ) -> UISceneConfiguration {
    let configuration = UISceneConfiguration(name: options.shortcutItem?.type, sessionRole: session.role)
    configuration.delegateClass = NotesSceneDelegate.self
    return configuration
  }
}

final class NotesSceneDelegate: NSObject, UIWindowSceneDelegate {
  func scene(_ scene: UIScene, openURLContexts contexts: Set<UIOpenURLContext>) { print(contexts.first?.url ?? "") }
  func scene(_ scene: UIScene, continue userActivity: NSUserActivity) {}
}

struct NotesApp: App {
  @UIApplicationDelegateAdaptor(NotesDelegate.self) private var delegate
  @UIApplicationDelegateAdaptor private var other: NotesDelegate
  var body: some Scene {
    WindowGroup {
      FocusedScreen()
        .environmentObject(delegate)
        .onReceive(NotificationCenter.default.publisher(for: UIApplication.didBecomeActiveNotification)) { _ in }
    }
    .commands { EditorCommands() }
  }
}

struct DoubleWidth: PresentationSizing {
  func proposedSize(for root: PresentationSizingRoot, context: PresentationSizingContext) -> ProposedViewSize {
    let size = root.sizeThatFits(.unspecified)
    return ProposedViewSize(width: size.width * 2, height: size.height)
  }
}

struct Twirling: Transition {
  static let properties = TransitionProperties(hasMotion: true)
  func body(content: Content, phase: TransitionPhase) -> some View {
    content.rotationEffect(.degrees(phase.value * 30))
  }
}

struct EditedNotes: View {
  @State private var notes = [HandedNote()]
  @State private var selection: HandedNote.ID?
  @State private var isActive = false
  var body: some View {
    List($notes, editActions: .all, selection: $selection) { $note in TextField("Title", text: $note.title) }
      .sheet(isPresented: $isActive) { Text("Wide").presentationSizing(DoubleWidth()) }
      .toolbar { ToolbarItem(placement: .largeSubtitle) { Text("All") } }
      .transition(Twirling())
    NavigationLink("First", tag: UUID(), selection: $selection) { Text("First") }
    NavigationLink("First", destination: Text("First"), tag: UUID(), selection: $selection)
  }
}

struct EditedNotes_Previews: PreviewProvider {
  static var previews: some View {
    EditedNotes().previewDevice("iPhone 16").previewLayout(.fixed(width: 300, height: 200))
      .previewInterfaceOrientation(.landscapeLeft)
  }
}
