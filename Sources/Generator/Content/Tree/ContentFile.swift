/// One file of the content folder, with what tells whether it changed.
package struct ContentFile: Hashable, Sendable {
  package enum Kind: Hashable, Sendable {
    /// A Markdown page.
    case page
    /// A file that is published as it is.
    case asset
    /// Swift code that examples share and readers do not see: `*.swift` in `shared`.
    case setup
  }

  package var kind: Kind
  /// Path relative to the content folder, composed (NFC).
  package var file: String
  /// The same path as the disk spells it.
  package var diskPath: String
  package var size: Int
  /// Time of the last change in nanoseconds since 1970.
  package var modified: Int64
  package var inode: UInt64

  package init(kind: Kind, file: String, diskPath: String, size: Int, modified: Int64, inode: UInt64) {
    self.kind = kind
    self.file = file
    self.diskPath = diskPath
    self.size = size
    self.modified = modified
    self.inode = inode
  }
}
