import Foundation
import SwiftUI
import Testing

@Suite("Small values")
struct SmallValuesTests {
  @Test("rows are removed and moved as lists ask for")
  func rows() {
    var rows = ["a", "b", "c", "d", "e"]
    rows.move(fromOffsets: [0, 2], toOffset: 4)
    #expect(rows == ["b", "d", "a", "c", "e"])
    rows.move(fromOffsets: [4], toOffset: 0)
    #expect(rows == ["e", "b", "d", "a", "c"])
    rows.remove(atOffsets: [1, 3])
    #expect(rows == ["e", "d", "c"])
  }

  @Test("an activity keeps what it is given and merges what is added")
  func userActivity() {
    let activity = NSUserActivity(activityType: "com.example.reading")
    activity.addUserInfoEntries(from: ["slug": "a", "page": 1])
    activity.addUserInfoEntries(from: ["slug": "b"])
    #expect(activity.userInfo?["slug"] as? String == "b")
    #expect(activity.userInfo?["page"] as? Int == 1)
    activity.becomeCurrent()
    #expect(activity.isCurrent)
    activity.invalidate()
    #expect(!activity.isCurrent)
  }

  @Test("messages to assistive technologies are kept in order")
  func accessibilityNotifications() {
    _ = PostedNotifications.shared.drain()
    AccessibilityNotification.ScreenChanged().post()
    AccessibilityNotification.Announcement("Signed in").post()
    #expect(
      PostedNotifications.shared.drain().map { [$0.kind, $0.text] } == [
        ["screenChanged", nil], ["announcement", "Signed in"],
      ])
    #expect(PostedNotifications.shared.drain().isEmpty)
  }

  @Test("traits are a set")
  func traits() {
    var traits: AccessibilityTraits = [.isButton, .isHeader]
    #expect(traits.contains(.isHeader))
    traits.remove(.isHeader)
    #expect(traits == .isButton)
  }

  @Test("values kept in the user's defaults survive, and their default is not written")
  func appStorage() throws {
    enum Rank: Int { case low, high }
    let name = "dalil.tests.\(UUID().uuidString)"
    let store = try #require(UserDefaults(suiteName: name))
    defer { store.removePersistentDomain(forName: name) }
    let rank = AppStorage(wrappedValue: Rank.low, "rank", store: store)
    #expect(rank.wrappedValue == .low)
    #expect(store.object(forKey: "rank") == nil)
    rank.wrappedValue = .high
    #expect(AppStorage(wrappedValue: Rank.low, "rank", store: store).wrappedValue == .high)
    let site = AppStorage<URL?>("site", store: store)
    site.wrappedValue = URL(string: "https://example.com")
    #expect(AppStorage<URL?>("site", store: store).wrappedValue?.host() == "example.com")
    site.wrappedValue = nil
    #expect(store.object(forKey: "site") == nil)
  }

  @Test("values kept for a scene are shared by key, and forgotten outside of one")
  func sceneStorage() {
    var path = SceneStorage<Data?>("path")
    path.wrappedValue = Data([1])
    #expect(path.wrappedValue == nil)
    let scene = SceneStore()
    path.scene = scene
    path.wrappedValue = Data([1])
    var other = SceneStorage<Data?>("path")
    other.scene = scene
    #expect(other.wrappedValue == Data([1]))
  }

  @Test("an app's typed path is read, grown and shortened whatever its type")
  func stackPath() {
    final class Holder { var path = [1, 2] }
    let holder = Holder()
    let path = StackPath(collection: Binding(get: { holder.path }, set: { holder.path = $0 }))
    #expect(path.append(PathElement(3)))
    #expect(!path.append(PathElement("four")))
    #expect(holder.path == [1, 2, 3])
    path.truncate(1)
    #expect(holder.path == [1])
    #expect(path.read() == [PathElement(1)])
  }

  @Test("visual modifiers are recorded by name and arguments")
  @MainActor func recording() throws {
    let view = Text("a").padding(.horizontal, 12)
    let modified = try #require(view as? ModifiedContent<Text, RecordedModifier>)
    #expect(modified.modifier.name == "padding")
    #expect(modified.modifier.arguments.count == 2)
    #expect(modified.modifier.arguments[1].value as? CGFloat == 12)
  }

  @Test("views keep what they are given")
  @MainActor func storing() throws {
    var taps = 0
    let button = Button("Save", role: .destructive) { taps += 1 }
    button.action()
    #expect(taps == 1)
    #expect(button.role == .destructive)
    let stack = VStack {
      Text("one")
      Text("two")
    }
    #expect(stack.content.children.count == 2)
    let link = NavigationLink("Open", value: 7)
    guard case .value(let element) = link.target else { throw CancellationError() }
    #expect(element?.value == AnyHashable(7))
    #expect(element?.coding != nil)
  }
}
