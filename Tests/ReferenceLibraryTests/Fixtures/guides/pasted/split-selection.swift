import SwiftUI

struct Mailbox: Identifiable, Hashable { let id: UUID; var name: String; var children: [Mailbox]? }
struct Message: Identifiable, Hashable { let id: Int; var subject: String; var isRead = false }

struct MailSplit: View {
  @State private var mailbox: Mailbox.ID?
  @State private var selection = Set<Message.ID>()
  @State private var visibility: NavigationSplitViewVisibility = .automatic
  @State private var preferred: NavigationSplitViewColumn = .content
  @State private var messages: [Message] = (1...20).map { Message(id: $0, subject: "Subject \($0)") }
  @State private var editMode: EditMode = .inactive
  let mailboxes: [Mailbox] = []

  var body: some View {
    NavigationSplitView(columnVisibility: $visibility, preferredCompactColumn: $preferred) {
      List(mailboxes, children: \.children, selection: $mailbox) { box in
        Label(box.name, systemImage: "tray").badge(4)
      }
      .navigationTitle("Mailboxes")
      .navigationSplitViewColumnWidth(ideal: 240)
      .toolbar(removing: .sidebarToggle)
    } content: {
      List(selection: $selection) {
        ForEach($messages) { $message in
          HStack {
            Circle().fill(message.isRead ? .clear : .blue).frame(width: 8, height: 8)
            TextField("Subject", text: $message.subject)
          }
          .swipeActions(edge: .leading, allowsFullSwipe: true) {
            Button {
              message.isRead.toggle()
            } label: {
              Label("Read", systemImage: "envelope.open")
            }
            .tint(.indigo)
          }
        }
        .onDelete { messages.remove(atOffsets: $0) }
        .onMove { messages.move(fromOffsets: $0, toOffset: $1) }
      }
      .environment(\.editMode, $editMode)
      .toolbar { EditButton() }
    } detail: {
      switch selection.count {
      case 0: ContentUnavailableView("No message", systemImage: "envelope", description: Text("Choose one"))
      case 1: Text(messages.first { $0.id == selection.first }?.subject ?? "")
      default: Text("^[\(selection.count) message](inflect: true)")
      }
    }
    .navigationSplitViewStyle(.balanced)
    .inspector(isPresented: .constant(true)) {
      Text("Inspector").inspectorColumnWidth(min: 150, ideal: 200, max: 300)
    }
  }
}
