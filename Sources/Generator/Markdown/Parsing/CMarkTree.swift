internal import CCMarkGFM

/// A tree as cmark-gfm parsed it, in memory of its thread's arena, which is given back with the tree.
///
/// A tree is used on one thread, and those that are made while it lives go before it.
struct CMarkTree: ~Copyable {
  let root: CMarkNode
  private let mark: page_arena_mark

  init?(parsing bytes: UnsafeBufferPointer<UInt8>, hasTildes: Bool) {
    mark = page_arena_now()
    guard let root = CMarkLibrary.shared.parse(bytes, hasTildes: hasTildes) else {
      page_arena_reset(mark)
      return nil
    }
    self.root = CMarkNode(pointer: root)
  }

  deinit { page_arena_reset(mark) }
}
