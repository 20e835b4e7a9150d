internal import CCMarkGFM

/// A tree as cmark-gfm parsed it, freed with its owner.
struct CMarkTree: ~Copyable {
  let root: CMarkNode

  init?(parsing bytes: UnsafeBufferPointer<UInt8>, hasTildes: Bool) {
    guard let root = CMarkLibrary.shared.parse(bytes, hasTildes: hasTildes) else { return nil }
    self.root = CMarkNode(pointer: root)
  }

  deinit { cmark_node_free(root.pointer) }
}
