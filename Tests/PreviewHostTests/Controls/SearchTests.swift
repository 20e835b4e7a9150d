import PreviewHost
import PreviewRecording
import SwiftUI
import Testing

@MainActor @Suite struct SearchTests {
  struct WordList: View {
    @State private var words: [String] = []
    @State private var query = ""

    private var matches: [String] {
      query.isEmpty ? words : words.filter { $0.contains(query) }
    }

    var body: some View {
      NavigationStack {
        List(matches, id: \.self) { word in
          NavigationLink(word, value: word)
        }
        .overlay {
          if matches.isEmpty && !query.isEmpty {
            ContentUnavailableView.search(text: query)
          }
        }
        .navigationDestination(for: String.self) { Text($0) }
        .navigationTitle("Words")
        .searchable(text: $query, placement: .navigationBarDrawer(displayMode: .always), prompt: "Find a word")
        .refreshable { await load() }
        .task { await load() }
      }
    }

    private func load() async {
      try? await Task.sleep(for: .milliseconds(10))
      words = ["apple", "plum", "fig"]
    }
  }

  private func rows(_ host: PreviewHost) -> [String] {
    host.screen.elements.filter { $0.role == .row }.map(\.name)
  }

  @Test func `a list is searched, and says when nothing is found`() throws {
    let host = PreviewHost(WordList())
    #expect(rows(host) == [])
    host.advance(by: .milliseconds(10))
    #expect(rows(host) == ["apple", "plum", "fig"])
    #expect(host.screen.search?.prompt == "Find a word")
    try host.search(for: "pl")
    #expect(rows(host) == ["apple", "plum"])
    #expect(host.screen.search?.isActive == true)
    try host.search(for: "zebra")
    #expect(rows(host) == [])
    #expect(host.voiceOverTranscript.contains("No Results for “zebra”, heading"))
    try host.cancelSearch()
    #expect(host.screen.search?.text == "")
    #expect(host.screen.search?.isActive == false)
    #expect(rows(host) == ["apple", "plum", "fig"])
    #expect(host.voiceOverTranscript.prefix(2) == ["Words, heading", "Find a word, search field"])
  }

  enum Scope: String, CaseIterable { case all, new }

  struct Status: View {
    @Environment(\.isSearching) private var isSearching
    @Environment(\.dismissSearch) private var dismissSearch
    var body: some View {
      VStack {
        Text(isSearching ? "searching" : "idle")
        Button("Stop") { dismissSearch() }
      }
    }
  }

  struct Rich: View {
    @State private var query = ""
    @State private var scope = Scope.all
    @State private var isPresented = false
    @State private var log = ""
    var body: some View {
      NavigationStack {
        VStack {
          Status()
          Text("scope \(scope.rawValue), log \(log)")
          Button("Begin") { isPresented = true }
        }
        .searchable(text: $query, isPresented: $isPresented)
        .searchScopes($scope) { ForEach(Scope.allCases, id: \.self) { Text($0.rawValue) } }
        .searchSuggestions {
          Text("Apples").searchCompletion("apple")
          Text("Figs").searchCompletion("fig")
        }
        .onSubmit(of: .search) { log = query }
        .onSubmit { log = "text" }
      }
    }
  }

  @Test func `suggestions, scopes, submitting, and ending a search from inside`() throws {
    let host = PreviewHost(Rich())
    #expect(host.texts.contains("idle"))
    #expect(throws: ActionError.self) { try host.tap("Figs") }
    try host.tap("Begin")
    #expect(host.texts.contains("searching"))
    try host.tap("Figs")
    #expect(host.screen.search?.text == "fig")
    try host.tap("new")
    #expect(host.texts.contains("scope new, log "))
    try host.submitSearch()
    #expect(host.texts.contains("scope new, log fig"))
    #expect(host.screen.search?.scopes.map(\.isSelected) == [false, true])
    try host.tap("Stop")
    #expect(host.screen.search?.text == "")
    #expect(host.texts.contains("idle"))
  }

  @Test func `the field's own words are in the language of the device`() {
    let host = PreviewHost(Rich())
    host.setLanguage("ar")
    #expect(host.voiceOverTranscript.first == "بحث، حقل بحث")
  }

  @Test func `a screen without a field cannot be searched`() {
    let host = PreviewHost(Text("x"))
    #expect(throws: ActionError(action: "type into", target: "the search field", reason: .notFound(offered: []))) {
      try host.search(for: "a")
    }
  }
}
