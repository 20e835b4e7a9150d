internal import Diagnostics

/// The raw HTML elements that are open inside one container of the page.
struct HTMLBalance {
  struct Element {
    var name: String
    var range: SourceRange
  }

  private(set) var open: [Element] = []
  /// The names of tags that are text, and of elements that are left out: their ends are the same without a word.
  var literal: Set<String> = []
  var refused: Set<String> = []

  mutating func push(_ element: Element) { open.append(element) }
  mutating func pop() -> Element? { open.popLast() }

  /// Whether an element is open; table cells and list items hide what is open round their table or list.
  func isOpen(_ name: String) -> Bool { open.contains { $0.name == name } }

  /// Ends the elements whose end the beginning of another implies, innermost first.
  mutating func popImplied(by name: String) -> [Element] {
    var ended: [Element] = []
    if open.last?.name == "p", HTMLVocabulary.flow.contains(name), let paragraph = open.popLast() {
      ended.append(paragraph)
    }
    guard let ends = HTMLVocabulary.ends[name] else { return ended }
    while let last = open.last, ends.contains(last.name) || isInside(last.name, ends) {
      open.removeLast()
      ended.append(last)
    }
    return ended
  }

  /// Whether a paragraph stands between the innermost element and one that is to be ended.
  private func isInside(_ name: String, _ ends: Set<String>) -> Bool {
    name == "p" && open.dropLast().last.map { ends.contains($0.name) } ?? false
  }
}
