import SwiftUI

actor ImageCache {
  static let shared = ImageCache()
  private var store: [URL: Data] = [:]
  func data(for url: URL) async throws -> Data {
    if let hit = store[url] { return hit }
    let data = try await Task.detached { try Data(contentsOf: url) }.value
    store[url] = data
    return data
  }
}

struct Feed: View {
  @State private var rows: [Int] = []
  @State private var isLoading = false
  @State private var task: Task<Void, Never>?
  @State private var lastError: Error?
  var body: some View {
    List {
      ForEach(rows, id: \.self) { row in
        AsyncImage(url: URL(string: "https://example.com/\(row).png")) { phase in
          switch phase {
          case .empty: ProgressView()
          case .success(let image): image.resizable().scaledToFill()
          case .failure(let error): Text(error.localizedDescription)
          @unknown default: EmptyView()
          }
        }
        .frame(height: 120).clipped()
        .task { if row == rows.last { await loadMore() } }
      }
    }
    .task(id: rows.count, priority: .background) { await loadMore() }
    .refreshable {
      task?.cancel()
      await withTaskGroup(of: Int.self) { group in
        for i in 0..<3 { group.addTask { i } }
        for await value in group { rows.append(value) }
      }
    }
    .onDisappear { task?.cancel() }
    .redacted(reason: isLoading ? .placeholder : [])
    .onReceive(NotificationCenter.default.publisher(for: .refresh)) { note in rows = note.object as? [Int] ?? [] }
    .onReceive(Timer.publish(every: 1, on: .main, in: .common).autoconnect()) { _ in rows.append(0) }
    .task {
      for await note in NotificationCenter.default.notifications(named: .refresh) { print(note.name) }
    }
  }
  func loadMore() async {
    guard !isLoading else { return }
    isLoading = true
    defer { isLoading = false }
    try? await Task.sleep(nanoseconds: 1_000_000)
    await MainActor.run { rows += [rows.count] }
    task = Task { [rows] in print(rows.count) }
  }
}
extension Notification.Name { static let refresh = Notification.Name("refresh") }
