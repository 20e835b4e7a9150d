import Observation
import PreviewRecording
import SwiftUI

/// What a search field knows: whether it is in use, and where the reader ends that.
@Observable final class SearchController {
  @ObservationIgnored var isPresented: Binding<Bool>?
  @ObservationIgnored var text: Binding<String>
  @ObservationIgnored var tokens: SearchTokens?
  /// Called when the reader or code ends the search.
  @ObservationIgnored var onDismiss: (() -> Void)?
  private var isActiveByItself = false

  init(_ text: Binding<String>) {
    self.text = text
  }

  /// Whether the reader is searching.
  var isActive: Bool {
    get { isPresented?.wrappedValue ?? isActiveByItself }
    set {
      if let isPresented { isPresented.wrappedValue = newValue } else { isActiveByItself = newValue }
    }
  }

  /// Puts what a suggestion stands for into the field.
  func take(_ completion: SearchCompletion.Completion) {
    switch completion {
    case .text(let words): text.wrappedValue = words
    case .token(let token): tokens?.append(token)
    }
  }

  /// Ends the search: the field is emptied and left.
  func dismiss() {
    guard isActive else { return }
    reset()
    onDismiss?()
  }

  /// Empties the field and leaves it.
  func reset() {
    if !text.wrappedValue.isEmpty { text.wrappedValue = "" }
    if isActive { isActive = false }
  }
}

extension SearchModifier: HostedModifier {
  static var readsValues: Bool { true }

  func addChildren(_ content: any View, to children: inout Children) {
    let controller = children.node.kept { SearchController(text) }
    controller.text = text
    controller.isPresented = isPresented
    controller.tokens = tokens
    let isActive = controller.isActive
    var surroundings = children.node.surroundings(for: .content) {
      $0.isSearching = isActive
      $0.dismissSearch = DismissSearchAction { [weak controller] in controller?.dismiss() }
    }
    surroundings[SearchController.self] = controller
    children.add(stored: content, .content, in: surroundings)
    for (place, token) in (tokens?.views() ?? []).enumerated() { children.add(token, .place(place)) }
    if let tokens { children.add(SeveralViews(views: tokens.offered()), .role("offeredTokens"), in: surroundings) }
  }

  func show(_ node: Node, on screen: ScreenComposer) {
    let outer = screen.search
    screen.search = SearchParts()
    screen.showChildren(of: node, .content)
    let parts = screen.search
    screen.search = outer
    // The field stands in a bar; the screen that is nearest has it.
    guard screen.screen.search == nil, parts?.isElsewhere != true, let controller = node.kept(SearchController.self)
    else { return }
    var field = SearchField(id: "e\(node.number)", text: text.wrappedValue, prompt: screen.words(prompt, for: node))
    if field.prompt == nil { field.prompt = SystemWord.search.text(in: node.surroundings.environment.locale) }
    field.isActive = controller.isActive
    field.tokens = node.children.filter { ![.content, .role("offeredTokens")].contains($0.key) }
      .flatMap { token in screen.collect { screen.show(token) } }
    if field.isActive {
      field.suggestions = (parts?.suggestions ?? []) + screen.children(of: node, .role("offeredTokens"))
      field.scopes = parts?.scopes ?? []
    }
    screen.screen.search = field
    screen.act(on: field.id) { $0 = actions(of: controller, in: node) }
  }

  private func actions(of controller: SearchController, in node: Node) -> ElementActions {
    var actions = ElementActions { controller.isActive = true }
    actions.type = { new in
      controller.isActive = true
      controller.text.wrappedValue = new
    }
    actions.submit = {
      controller.isActive = true
      node.surroundings[SubmitScope.self]?.submit(.search)
    }
    actions.cancel = controller.dismiss
    return actions
  }
}

/// What views inside of a search field's view add to the field.
struct SearchParts {
  var suggestions: [Element] = []
  var scopes: [Element] = []
  /// Whether the field belongs to a tab that does not show.
  var isElsewhere = false
}

extension ScreenComposer {
  /// Adds to the search field that is inside of a view, or else to the one around it.
  fileprivate func addToSearch(suggestions: [Element] = [], scopes: [Element] = []) {
    guard var field = screen.search else {
      search?.suggestions += suggestions
      search?.scopes += scopes
      return
    }
    guard field.isActive else { return }
    field.suggestions += suggestions
    field.scopes += scopes
    screen.search = field
    for element in suggestions.flatMap(\.all) {
      guard let completion = actions[element.id]?.completion, let type = actions[field.id]?.type else { continue }
      act(on: element.id) { $0.tap = { type(completion) } }
    }
  }
}

extension SearchSuggestions: HostedModifier {
  func addChildren(_ content: any View, to children: inout Children) {
    children.add(content, .content)
    children.add(self.content, .role("suggestions"))
  }

  func show(_ node: Node, on screen: ScreenComposer) {
    screen.showChildren(of: node, .content)
    let suggestions = screen.children(of: node, .role("suggestions"))
    screen.addToSearch(suggestions: suggestions)
  }
}

extension SearchCompletion: HostedModifier {
  func show(_ node: Node, on screen: ScreenComposer) {
    let controller = node.surroundings[SearchController.self]
    screen.showChildren(of: node) { element in
      screen.act(on: element.id) { actions in
        if case .text(let words) = completion { actions.completion = words }
        actions.tap = { controller?.take(completion) }
      }
    }
  }
}

extension SearchScopes: HostedModifier {
  func addChildren(_ content: any View, to children: inout Children) {
    children.add(content, .content)
    children.add(self.content, .role("scopes"))
  }

  func show(_ node: Node, on screen: ScreenComposer) {
    screen.showChildren(of: node, .content)
    for element in screen.children(of: node, .role("scopes")) {
      guard let value = screen.tags[element.id]?.lazy.compactMap({ $0.value(as: Scope.self) }).first else { continue }
      var option = Element(id: element.id + ".option", role: .option, children: [element])
      option.isSelected = scope.wrappedValue == value
      let choose = { scope.wrappedValue = value }
      screen.act(on: option.id) {
        $0.tap = choose
        $0.choose = choose
      }
      screen.addToSearch(scopes: [option])
    }
  }
}
