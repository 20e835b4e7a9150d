import SwiftUI

struct EditorToolbar: ToolbarContent {
  @Binding var bold: Bool
  var body: some ToolbarContent {
    ToolbarItemGroup(placement: .keyboard) {
      Spacer()
      Toggle("Bold", systemImage: "bold", isOn: $bold)
    }
    if bold {
      ToolbarItem(placement: .status) { Text("Bold").font(.caption) }
    } else {
      ToolbarItem(placement: .destructiveAction) { Button("Delete", role: .destructive) {} }
    }
  }
}

struct CustomizableBar: CustomizableToolbarContent {
  var body: some CustomizableToolbarContent {
    ToolbarItem(id: "share", placement: .secondaryAction) { Button("Share") {} }
      .customizationBehavior(.reorderable)
    ToolbarItem(id: "tag", placement: .secondaryAction, showsByDefault: false) { Button("Tag") {} }
      .defaultCustomization(.hidden, options: .alwaysAvailable)
  }
}

struct Editor: View {
  @State private var text = AttributedString("Hi")
  @State private var bold = false
  @State private var title = "Draft"
  @Environment(\.isPresented) var isPresented
  var body: some View {
    NavigationStack {
      TextEditor(text: $text)
        .toolbar { EditorToolbar(bold: $bold) }
        .toolbar(id: "main") { CustomizableBar() }
        .toolbarRole(.editor)
        .toolbarTitleDisplayMode(.inlineLarge)
        .toolbarTitleMenu { RenameButton() }
        .navigationTitle($title)
        .renameAction { print("rename") }
        .navigationDocument(URL(filePath: "/tmp/a.txt"))
        .toolbar(.hidden, for: .tabBar)
        .toolbarBackgroundVisibility(.hidden, for: .navigationBar)
        .toolbarBackground(.ultraThinMaterial)
        .toolbar {
          ToolbarItem {
            Picker("View", selection: $bold) {
              Text("A").tag(true); Text("B").tag(false)
            }
            .pickerStyle(.segmented)
          }
          ToolbarItem(placement: .navigation) { Button("Nav") {} }
          ToolbarItem(placement: .subtitle) { Text("sub") }
          ToolbarItem(placement: .largeTitle) { Text("Large") }
        }
    }
  }
}
