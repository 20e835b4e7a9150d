extension Screen {
  /// What assistive technologies know of the screen in front, in the order in which it is read, in a language.
  public func accessibilityTree(in language: String) -> [AccessibilityElement] {
    accessibilityTree(with: SpokenWords(language: language))
  }

  /// The same in the words of a language, and with the name for actions that the back button has.
  func accessibilityTree(with words: SpokenWords, back: Element.ID = "back") -> [AccessibilityElement] {
    if let modal = presented.last(where: { !$0.isBeside }) { return modal.tree(with: words) }
    let reader = AccessibilityReader(words: words)
    var tree = navigationBar(reader, back: back)
    tree += searchField(reader)
    tree += columns.map { AccessibilityElement(.column, children: $0.screen.accessibilityTree(with: words)) }
    tree += reader.read(content)
    tree += presented.filter(\.isBeside).flatMap { $0.screen.accessibilityTree(with: words) }
    tree += toolbar(reader)
    tree += tabs(reader)
    return tree
  }

  /// What VoiceOver says of the screen in front, element by element, in a language.
  ///
  /// Hints of the system's own, such as “double tap to activate”, are left out.
  public func voiceOverTranscript(in language: String) -> [String] {
    let words = SpokenWords(language: language)
    return accessibilityTree(in: language).flatMap { words.spoken($0) }
  }

  private func navigationBar(_ reader: AccessibilityReader, back: Element.ID) -> [AccessibilityElement] {
    var bar: [AccessibilityElement] = []
    if let backButton {
      let label = backButton.isEmpty ? reader.words.back : backButton
      bar.append(AccessibilityElement(id: back, label: label, traits: [.backButton]))
    }
    bar += items(["topBarLeading"], reader)
    let principal = items(["principal", "title", "titleMenu"], reader)
    if !principal.isEmpty {
      bar += principal
    } else if let title, !title.isEmpty, hasNavigationBar {
      bar.append(AccessibilityElement(label: title, traits: [.header]))
    }
    if let subtitle, hasNavigationBar { bar.append(AccessibilityElement(label: subtitle, traits: [.staticText])) }
    bar += items(["topBarTrailing", "secondaryAction", "confirmationAction"], reader)
    bar += items(["largeTitle", "subtitle"], reader)
    return bar.isEmpty ? [] : [AccessibilityElement(.navigationBar, children: bar)]
  }

  private func items(_ placements: [String], _ reader: AccessibilityReader) -> [AccessibilityElement] {
    placements.flatMap { place in
      toolbar.filter { $0.placement == place }.flatMap { reader.read($0.content) }
    }
  }

  private func searchField(_ reader: AccessibilityReader) -> [AccessibilityElement] {
    guard let search else { return [] }
    var field = AccessibilityElement(id: search.id, label: search.prompt ?? "", traits: [.searchField])
    field.value = search.text.isEmpty ? nil : search.text
    var read = reader.read(search.tokens) + [field]
    guard search.isActive else { return read }
    read[read.count - 1].traits.append(.editing)
    read.append(AccessibilityElement(label: reader.words.cancel, traits: [.button]))
    var scopes = reader.read(search.scopes)
    for index in scopes.indices { scopes[index].position = .init(index: index + 1, count: scopes.count) }
    return read + scopes + reader.read(search.suggestions)
  }

  private func toolbar(_ reader: AccessibilityReader) -> [AccessibilityElement] {
    let read = items(["bottomBar", "keyboard"], reader)
    return read.isEmpty ? [] : [AccessibilityElement(.toolbar, children: read)]
  }

  private func tabs(_ reader: AccessibilityReader) -> [AccessibilityElement] {
    guard let tabBar, !tabBar.isHidden, !tabBar.items.isEmpty else { return [] }
    let tabs = tabBar.items.enumerated().map { index, item in
      var tab = AccessibilityElement(
        id: item.id, label: item.title, traits: item.isSelected ? [.selected, .tab] : [.tab])
      tab.value = item.badge
      tab.position = .init(index: index + 1, count: tabBar.items.count)
      return tab
    }
    let accessory = reader.read(tabBar.accessory)
    let header = reader.read(tabBar.sidebarHeader)
    let footer = reader.read(tabBar.sidebarFooter)
    return accessory + [AccessibilityElement(.tabBar, children: header + tabs + footer)]
  }
}

extension Presented {
  /// What is read while it is in front.
  fileprivate func tree(with words: SpokenWords) -> [AccessibilityElement] {
    guard kind == .alert || kind == .confirmationDialog, screen.presented.isEmpty else {
      return screen.accessibilityTree(with: words)
    }
    let reader = AccessibilityReader(words: words)
    var read: [AccessibilityElement] = []
    let title = screen.title ?? ""
    let opening = kind == .alert ? reader.joined([words.alert, title]) : title
    if !opening.isEmpty { read.append(AccessibilityElement(label: opening, traits: [.staticText])) }
    return read + reader.read(message) + reader.read(screen.content)
  }
}
