import Glibc

/// What the system says of a file: enough to notice that it was written since.
struct FileStamp: Hashable, Sendable {
  var size: UInt64
  /// Time of the last change of the content, in nanoseconds since 1970.
  var modified: Int64
  var inode: UInt64

  init(size: UInt64, modified: Int64, inode: UInt64) {
    self.size = size
    self.modified = modified
    self.inode = inode
  }

  /// The stamp of a regular file, or nil if there is none at the path.
  init?(of path: String) {
    var info = stat()
    guard lstat(path, &info) == 0, info.st_mode & S_IFMT == S_IFREG else { return nil }
    size = UInt64(info.st_size)
    modified = Int64(info.st_mtim.tv_sec) * 1_000_000_000 + Int64(info.st_mtim.tv_nsec)
    inode = UInt64(info.st_ino)
  }
}
