import SwiftUI

final class PathStore: ObservableObject {
  @Published var path = NavigationPath() { didSet { save() } }
  private let url: URL = FileManager.default.urls(for: .documentDirectory, in: .userDomainMask)[0]
    .appendingPathComponent("path")
  init() {
    if let data = try? Data(contentsOf: url),
      let rep = try? JSONDecoder().decode(NavigationPath.CodableRepresentation.self, from: data)
    {
      path = NavigationPath(rep); return
    }
  }
  func save() {
    guard let rep = path.codable else { return }
    do {
      let data = try JSONEncoder().encode(rep); try data.write(to: url, options: [.atomic, .completeFileProtection])
    } catch { print("Failed to save navigation data") }
  }
}
extension Array: @retroactive RawRepresentable where Element: Codable {
  public init?(rawValue: String) {
    guard let d = rawValue.data(using: .utf8), let r = try? JSONDecoder().decode([Element].self, from: d) else {
      return nil
    }
    self = r
  }
  public var rawValue: String {
    (try? JSONEncoder().encode(self)).flatMap { String(data: $0, encoding: .utf8) } ?? "[]"
  }
}
enum SavedRoute: String, Codable, Hashable, CaseIterable { case one, two }
struct Restoring: View {
  @StateObject private var store = PathStore()
  @SceneStorage("path") private var saved: [SavedRoute] = []
  @SceneStorage("selected") private var selected: SavedRoute?
  @AppStorage("date") private var date = Date.now
  @AppStorage("url", store: UserDefaults(suiteName: "group")) private var url: URL?
  var body: some View {
    NavigationStack(path: $saved) {
      List(SavedRoute.allCases, id: \.self) { r in NavigationLink(r.rawValue, value: r) }
        .navigationDestination(for: SavedRoute.self) { Text($0.rawValue) }
    }
    NavigationStack(path: $store.path) { Text("x") }
  }
}
