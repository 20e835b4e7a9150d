import Glibc

/// Makes runs that write one site wait for each other, in this process and among several, as long as it lives.
///
/// Where no file can be made to lock, nothing waits.
final class RunLock: Sendable {
  private let file: Int32

  init(_ path: String) {
    if let slash = path.utf8.lastIndex(of: UInt8(ascii: "/")) { try? Disk.makeFolder(String(path[..<slash])) }
    file = open(path, O_RDWR | O_CREAT | O_CLOEXEC, 0o666)
    guard file >= 0 else { return }
    while flock(file, LOCK_EX) != 0, errno == EINTR {}
  }

  deinit { if file >= 0 { close(file) } }
}
