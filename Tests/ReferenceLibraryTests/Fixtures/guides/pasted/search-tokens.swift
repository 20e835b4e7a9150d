import SwiftUI

struct Token: Identifiable, Hashable { let id: String; var name: String { id } }
enum Scope: String, CaseIterable { case all, mine }

struct SearchScreen: View {
  @State private var text = ""
  @State private var tokens: [Token] = []
  @State private var suggested = [Token(id: "red"), Token(id: "blue")]
  @State private var scope = Scope.all
  @State private var isPresented = false
  @FocusState private var isSearching: Bool
  let names = ["Anna", "Bob"]
  var results: [String] {
    text.isEmpty ? names : names.filter { $0.localizedCaseInsensitiveContains(text) }
  }

  var body: some View {
    NavigationStack {
      Results(results: results)
        .searchable(
          text: $text, tokens: $tokens, suggestedTokens: $suggested, isPresented: $isPresented, placement: .toolbar,
          prompt: Text("Find")
        ) { token in
          Label(token.name, systemImage: "tag")
        }
        .searchScopes($scope, activation: .onSearchPresentation) {
          ForEach(Scope.allCases, id: \.self) { Text($0.rawValue.capitalized) }
        }
        .searchPresentationToolbarBehavior(.avoidHidingContent)
        .searchFocused($isSearching)
        .onSubmit(of: .search) { print(text) }
        .navigationTitle("People")
    }
    NavigationStack {
      Text("x")
        .searchable(text: $text, isPresented: $isPresented, prompt: "Find people")
        .searchSuggestions {
          ForEach(results, id: \.self) { name in Text(name).searchCompletion(name) }
        }
        .searchSuggestions(.hidden, for: .content)
        .onChange(of: text) { old, new in print(old, new) }
        .onChange(of: scope, initial: true) { print("changed") }
    }
    Text("tokens").searchable(text: $text, tokens: $tokens) { Text($0.name) }
    Text("edit").searchable(text: $text, editableTokens: $tokens) { $token in Text(token.name) }
  }
}

struct Results: View {
  @Environment(\.isSearching) private var isSearching
  @Environment(\.dismissSearch) private var dismissSearch
  let results: [String]
  var body: some View {
    List(results, id: \.self) { result in
      Button(result) { if isSearching { dismissSearch() } }
    }
    .overlay {
      if results.isEmpty { ContentUnavailableView.search }
    }
  }
}
