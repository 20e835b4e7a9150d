import PreviewRecording
import SwiftUI

/// One column of a split view; it has a stack of its own, whether code says so or not.
final class SplitColumn {
  let kind: Column.Kind
  let index: Int
  private(set) weak var split: SplitController?
  /// The stack that the column has without a word in code.
  weak var stack: StackController?
  /// The stack that code puts into the column.
  weak var explicitStack: StackController?
  /// Whether the reader went back from the column, although what led to it could not be taken back.
  var isLeft = false
  /// The lists of the column that have a selection, with what was selected last.
  private var lists: [Followed] = []

  private struct Followed {
    weak var node: Node?
    var selection: ListSelection
    var last: Set<AnyHashable>
  }

  init(_ kind: Column.Kind, at index: Int, in split: SplitController) {
    self.kind = kind
    self.index = index
    self.split = split
  }

  /// The column after this one.
  var next: SplitColumn? {
    guard let split, split.columns.indices.contains(index + 1) else { return nil }
    return split.columns[index + 1]
  }

  /// Whether one row of a list is selected, so that the next column has something to show.
  private var leadsOn: Bool {
    lists.contains { $0.node?.isAlive == true && !$0.selection.allowsMany && !$0.selection.read().isEmpty }
  }

  /// Whether a selection, a link or a path asks for the column.
  var isLedTo: Bool {
    guard let split, index > 0, !isLeft else { return false }
    return split.columns[index - 1].leadsOn || stack?.isPushed == true || explicitStack?.isPushed == true
  }

  /// Follows the selection of a list in the column; called whenever the list is evaluated.
  func follow(_ selection: ListSelection?, of node: Node) {
    lists.removeAll { $0.node == nil || $0.node?.isAlive == false }
    let place = lists.firstIndex { $0.node === node }
    guard let selection else {
      if let place { lists.remove(at: place) }
      return
    }
    let selected = selection.read()
    guard let place else {
      return lists.append(Followed(node: node, selection: selection, last: selected))
    }
    let hasChanged = lists[place].last != selected
    lists[place] = Followed(node: node, selection: selection, last: selected)
    guard hasChanged, !selection.allowsMany else { return }
    node.tree.afterUpdate { [self] in split?.selectionChanged(in: self, to: !selected.isEmpty) }
  }

  /// Takes back what is selected.
  func clearSelection() {
    for list in lists where !list.selection.allowsMany { list.selection.write([]) }
  }

  /// The title of the screen that the column shows.
  var title: String? {
    explicitStack?.screens.last?.title ?? stack?.screens.last?.title
  }
}
