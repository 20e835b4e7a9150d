import SwiftSyntax

/// Guards the recursive walks over a tree against sources that would overflow the stack.
enum TreeDepth {
  /// Deeper than any code that people write; a walk uses some hundred bytes of stack a level.
  static let limit = 1_000

  /// Whether the tree can be walked by recursion.
  static func isWalkable(_ tree: Syntax) -> Bool {
    // Each level takes at least one byte of source.
    if tree.totalLength.utf8Length < limit { return true }
    var level: [Syntax] = [tree]
    for _ in 0..<limit {
      var next: [Syntax] = []
      for node in level {
        for child in node.children(viewMode: .sourceAccurate) where !child.is(TokenSyntax.self) { next.append(child) }
      }
      if next.isEmpty { return true }
      level = next
    }
    return false
  }
}
