package import Diagnostics

/// A bulleted, numbered or task list.
package struct List: Sendable {
  /// One item of a list.
  package struct Item: Sendable {
    /// Whether the item is a task, and if so whether it is done.
    package var task: Bool?
    package var blocks: [Block]
    package var range: SourceRange

    package init(task: Bool?, blocks: [Block], range: SourceRange) {
      self.task = task
      self.blocks = blocks
      self.range = range
    }
  }

  /// The first number of a numbered list; nil for bullets.
  package var start: Int?
  package var isTight: Bool
  package var items: [Item]
  package var range: SourceRange

  package init(start: Int?, isTight: Bool, items: [Item], range: SourceRange) {
    self.start = start
    self.isTight = isTight
    self.items = items
    self.range = range
  }
}
