import SwiftUI

struct Item: Identifiable { let id: Int; var name: String }
struct Dialogs: View {
  @State private var toDelete: Item?
  @State private var showDelete = false
  @State private var popover: Item?
  @State private var showImport = false
  @State private var showPhoto = false
  @State private var name = ""
  @State private var sort = SortOrder.forward
  var body: some View {
    VStack {
      Menu {
        Picker("Sort", selection: $sort) {
          Label("Up", systemImage: "arrow.up").tag(SortOrder.forward)
          Label("Down", systemImage: "arrow.down").tag(SortOrder.reverse)
        }
        .pickerStyle(.inline)
        Section("Danger") { Button("Delete", systemImage: "trash", role: .destructive) { showDelete = true } }
        ControlGroup {
          Button("A") {}; Button("B") {}
        }
      } label: {
        Image(systemName: "ellipsis")
      } primaryAction: {
        print("tap")
      }
      .menuStyle(.button).menuOrder(.fixed).menuIndicator(.hidden)
      Button("Pop") { popover = Item(id: 1, name: "n") }
        .popover(item: $popover, attachmentAnchor: .point(.bottom), arrowEdge: .top) { item in
          Text(item.name).padding().presentationCompactAdaptation(.popover)
        }
    }
    .confirmationDialog("Delete?", isPresented: $showDelete, presenting: toDelete) { item in
      Button("Delete \(item.name)", role: .destructive) { toDelete = nil }
    } message: {
      Text("\($0.name) will be gone")
    }
    .alert(Text("Rename"), isPresented: .init(get: { toDelete != nil }, set: { _ in toDelete = nil })) {
      TextField("Name", text: $name)
      SecureField("Password", text: $name)
      Button("Save") {}.keyboardShortcut(.defaultAction)
      Button("Cancel", role: .cancel, action: {})
    }
    .fileImporter(isPresented: $showImport, allowedContentTypes: [.pdf, .image]) { result in
      switch result {
      case .success(let url): print(url)
      case .failure(let error): print(error)
      }
    }
    .dialogSuppressionToggle(isSuppressed: .constant(false))
    .dialogIcon(Image(systemName: "trash"))
    .dialogSeverity(.critical)
    .contextMenu {
      Button("Copy") {}
    } preview: {
      Text("Preview")
    }
  }
}
