import SwiftUI

enum LoadState<Value> {
  case idle, loading, failed(any Error), loaded(Value)
}

struct AsyncContent<Value, Content: View>: View {
  let state: LoadState<Value>
  let retry: () async -> Void
  @ViewBuilder var content: (Value) -> Content

  var body: some View {
    switch state {
    case .idle:
      Color.clear
    case .loading:
      ProgressView("Loading…").progressViewStyle(.circular)
    case .failed(let error):
      ContentUnavailableView {
        Label("Could not load", systemImage: "wifi.exclamationmark")
      } description: {
        Text(error.localizedDescription)
      } actions: {
        Button("Retry") { Task { await retry() } }.buttonStyle(.bordered)
      }
    case .loaded(let value):
      content(value)
    }
  }
}

struct Article: Identifiable, Codable, Hashable, Sendable { let id: Int; let title: String; var body: String }

@MainActor @Observable
final class ArticlesModel {
  private(set) var state: LoadState<[Article]> = .idle
  @ObservationIgnored private var loads = 0

  func load() async {
    state = .loading
    do {
      guard let url = URL(string: "https://example.com/articles.json") else { throw URLError(.badURL) }
      let articles = try JSONDecoder().decode([Article].self, from: Data(contentsOf: url))
      state = .loaded(articles)
    } catch is CancellationError {
      state = .idle
    } catch {
      state = .failed(error)
    }
    loads += 1
  }
}

struct ArticlesScreen: View {
  @State private var model = ArticlesModel()
  var body: some View {
    NavigationStack {
      AsyncContent(state: model.state, retry: model.load) { articles in
        List(articles) { article in
          NavigationLink(article.title, value: article)
        }
        .refreshable { await model.load() }
      }
      .navigationTitle("Articles")
      .navigationDestination(for: Article.self) { article in
        ScrollView { Text(article.body).padding() }.navigationTitle(article.title)
      }
    }
    .task { await model.load() }
  }
}
