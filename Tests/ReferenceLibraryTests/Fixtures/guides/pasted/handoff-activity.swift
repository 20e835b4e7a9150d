import SwiftUI

struct ProductView: View {
  let id: Int
  static let type = "com.example.product"
  @State private var visible = true
  var body: some View {
    Text("Product \(id)")
      .userActivity(Self.type, isActive: visible) { activity in
        activity.title = "Product \(id)"
        activity.isEligibleForHandoff = true
        activity.isEligibleForSearch = true
        activity.isEligibleForPrediction = true
        activity.targetContentIdentifier = "\(id)"
        activity.webpageURL = URL(string: "https://example.com/\(id)")
        activity.addUserInfoEntries(from: ["id": id])
        activity.persistentIdentifier = "p\(id)"
      }
      .onContinueUserActivity(Self.type) { activity in
        if let id = activity.userInfo?["id"] as? Int { print(id) }
        if let link = try? activity.typedPayload(Link.self) { print(link.id) }
      }
      .userActivity("edit", element: id as Int?) { id, activity in
        try? activity.setTypedPayload(Link(id: id))
      }
      .handlesExternalEvents(preferring: ["a"], allowing: ["*"])
  }
  struct Link: Codable { var id: Int }
}
