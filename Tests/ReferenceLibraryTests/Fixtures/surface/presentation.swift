// Sheets, alerts, dialogs, popovers, toolbars, titles and search.
import SwiftUI

struct Failure: LocalizedError { var errorDescription: String? { "a" } }

struct PresentationSurface: View {
  @State private var isOn = false
  @State private var item: Entry?
  @State private var failure: Failure?
  @State private var detent = PresentationDetent.medium
  @Environment(\.dismiss) private var dismiss
  @Environment(\.isPresented) private var isPresented
  let title = "عنوان"

  var body: some View {
    Text("a")
      .sheet(isPresented: $isOn) { sheet }.sheet(isPresented: $isOn, onDismiss: reset) { sheet }
      .sheet(item: $item) { Text($0.name) }.sheet(item: $item, onDismiss: reset) { entry in Text(entry.name) }
      .sheet(item: $item, content: DetailView.init)
      .fullScreenCover(isPresented: $isOn) { sheet }.fullScreenCover(item: $item, onDismiss: {}) { Text($0.name) }
      .popover(isPresented: $isOn) { sheet }.popover(item: $item) { Text($0.name) }
      .popover(isPresented: $isOn, attachmentAnchor: .point(.bottom), arrowEdge: .bottom) { sheet }
      .popover(isPresented: $isOn, attachmentAnchor: .rect(.bounds)) { sheet }.popover(isPresented: $isOn, arrowEdge: .top) { sheet }
      .inspector(isPresented: $isOn) { Text("a").inspectorColumnWidth(min: 1, ideal: 2, max: 3) }
      .navigationDestination(isPresented: $isOn) { sheet }.navigationDestination(item: $item) { Text($0.name) }
    alerts
    dialogs
    importers
  }

  private var sheet: some View {
    Text("a")
      .presentationDetents([.medium, .large]).presentationDetents([.fraction(0.3), .height(200), .custom(BarDetent.self)], selection: $detent)
      .presentationDragIndicator(.visible).presentationCornerRadius(20).presentationBackground(.thinMaterial)
      .presentationBackground { Color.red }.presentationBackground(alignment: .top) { Color.red }
      .presentationBackgroundInteraction(.enabled(upThrough: .medium)).presentationContentInteraction(.scrolls)
      .presentationCompactAdaptation(.popover).presentationCompactAdaptation(horizontal: .sheet, vertical: .none)
      .presentationSizing(.form).presentationSizing(.fitted.sticky(horizontal: true)).presentationSizing(.page.fitted(horizontal: true, vertical: false))
      .interactiveDismissDisabled().interactiveDismissDisabled(isOn)
      .dismissalConfirmationDialog("a", shouldPresent: isOn) { Button("b") {} }
      .dismissalConfirmationDialog("a", shouldPresent: isOn) { Button("b") {} } message: { Text("c") }
  }

  @ViewBuilder private var alerts: some View {
    Text("a")
      .alert("a", isPresented: $isOn) { Button("b") {} }.alert(title, isPresented: $isOn) { Button("b") {} }
      .alert("a", isPresented: $isOn) {}.alert("a", isPresented: $isOn, actions: { Button("b") {} })
      .alert("a", isPresented: $isOn) { TextField("b", text: .constant("")); Button("c", role: .cancel) {} } message: { Text("d") }
      .alert(Text("a"), isPresented: $isOn) { Button("b") {} } message: { Text("c") }
      .alert("a", isPresented: $isOn, presenting: item) { entry in Button(entry.name) {} }
      .alert(title, isPresented: $isOn, presenting: item) { entry in Button(entry.name) {} } message: { Text($0.name) }
      .alert(Text("a"), isPresented: $isOn, presenting: item) { _ in Button("b") {} } message: { Text($0.name) }
      .alert(isPresented: $isOn, error: failure) { Button("b") {} }
      .alert(isPresented: $isOn, error: failure) { _ in Button("b") {} } message: { Text($0.localizedDescription) }
    Text("a")
      .alert("a", item: $item) { entry in Button(entry.name) {} }
      .alert("a", item: $item) { entry in Button(entry.name) {} } message: { Text($0.name) }
      .alert(Text("a"), item: $item) { entry in Button(entry.name) {} }
      .alert(isPresented: $isOn) { Alert(title: Text("a"), message: Text("b"), dismissButton: .default(Text("c"))) }
      .actionSheet(isPresented: $isOn) { ActionSheet(title: Text("a"), buttons: [.default(Text("b")), .cancel()]) }
      .alert(item: $item) { Alert(title: Text($0.name)) }.actionSheet(item: $item) { ActionSheet(title: Text($0.name)) }
      .dialogIcon(Image("a")).dialogSeverity(.critical).dialogSuppressionToggle(isSuppressed: $isOn)
  }

  @ViewBuilder private var dialogs: some View {
    Text("a")
      .confirmationDialog("a", isPresented: $isOn) { Button("b", role: .destructive) {} }
      .confirmationDialog("a", isPresented: $isOn, titleVisibility: .visible) { Button("b") {} }
      .confirmationDialog(title, isPresented: $isOn, titleVisibility: .hidden) { Button("b") {} } message: { Text("c") }
      .confirmationDialog(Text("a"), isPresented: $isOn) { Button("b") {} }
      .confirmationDialog("a", isPresented: $isOn, presenting: item) { entry in Button(entry.name) {} }
      .confirmationDialog("a", isPresented: $isOn, titleVisibility: .visible, presenting: item) { Button($0.name) {} } message: { Text($0.name) }
      .confirmationDialog(Text("a"), isPresented: $isOn, presenting: item) { Button($0.name) {} } message: { Text($0.name) }
      .confirmationDialog("a", item: $item) { entry in Button(entry.name) {} }
      .confirmationDialog("a", item: $item, titleVisibility: .visible) { Button($0.name) {} } message: { Text($0.name) }
  }

  @ViewBuilder private var importers: some View {
    Text("a")
      .fileImporter(isPresented: $isOn, allowedContentTypes: [.plainText, .json]) { result in
        switch result {
        case .success(let url): print(url.lastPathComponent)
        case .failure(let error): print(error)
        }
      }
      .fileImporter(isPresented: $isOn, allowedContentTypes: [.image], allowsMultipleSelection: true) { result in
        if case .success(let urls) = result { print(urls.count) }
      }
      .fileExporter(isPresented: $isOn, document: TextFile(), contentType: .plainText, defaultFilename: "a") { _ in }
      .fileExporter(isPresented: $isOn, item: "a", contentTypes: [.plainText], defaultFilename: "a") { _ in }
      .fileMover(isPresented: $isOn, file: nil) { _ in }
      .fileDialogMessage("a").fileDialogConfirmationLabel("b")
      .sharePreviewIfNeeded()
  }

  private func reset() {}
}

struct DetailView: View {
  let entry: Entry
  init(_ entry: Entry) { self.entry = entry }
  var body: some View { Text(entry.name) }
}

struct BarDetent: CustomPresentationDetent {
  static func height(in context: Context) -> CGFloat? { max(44, context.maxDetentValue * 0.1) }
}

struct TextFile: FileDocument {
  static let readableContentTypes: [UTType] = [.plainText]
  var text = ""
  init() {}
  init(configuration: ReadConfiguration) throws {
    text = String(decoding: configuration.file.regularFileContents ?? Data(), as: UTF8.self)
  }
  func fileWrapper(configuration: WriteConfiguration) throws -> FileWrapper {
    FileWrapper(regularFileWithContents: Data(text.utf8))
  }
}

extension View {
  fileprivate func sharePreviewIfNeeded() -> some View { self }
}
