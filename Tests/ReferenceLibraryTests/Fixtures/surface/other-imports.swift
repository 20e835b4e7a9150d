// Models import what they need by its own name, without SwiftUI.
import Accessibility
import CoreTransferable
import UniformTypeIdentifiers

extension UTType {
  nonisolated static let bookCard = UTType(exportedAs: "org.example.book-card", conformingTo: .json)
}

struct BookCard: Codable, Transferable {
  var title: String
  var address: URL

  static var transferRepresentation: some TransferRepresentation {
    CodableRepresentation(contentType: .bookCard)
    FileRepresentation(exportedContentType: .plainText) { card in
      SentTransferredFile(card.address, allowAccessingOriginalFile: true)
    }
    DataRepresentation(exportedContentType: .utf8PlainText) { Data($0.title.utf8) }
    ProxyRepresentation(exporting: \.title)
  }
}

func announceCard(_ card: BookCard) {
  AccessibilityNotification.Announcement(card.title).post()
}
