import Caching
import Glibc

/// Removes, once a day, what earlier runs of a site have kept and none has used for long.
struct MemoryTidying {
  let folder: MemoryFolder
  /// The memory of the present run.
  let memory: String
  /// The compiler's cache of C modules.
  let moduleCache: String

  /// In seconds.
  private static let interval = 24 * 3600
  private static let maximumAge = 90 * 24 * 3600
  private static let maximumSize = 512 << 20

  /// Does nothing if it has been done within a day: it looks at every result that is kept.
  func run() {
    let stamp = "\(folder.path)/tidied"
    if let age = Self.age(of: stamp), age < Self.interval { return }
    guard (try? Disk.write([0x0A], to: stamp)) != nil else { return }
    folder.results.prune(maximumSize: Self.maximumSize, maximumAge: Self.maximumAge)
    for name in (try? Disk.names(in: folder.path)) ?? [] {
      let path = "\(folder.path)/\(name)"
      if name.hasPrefix("run-") {
        let owner = name.split(separator: ".").first.map { "\(folder.path)/\($0)" } ?? path
        if owner != memory, isOld(Disk.exists(owner) ? owner : path) { try? Disk.removeFile(path) }
      } else if name.hasPrefix("clang-modules"), path != moduleCache, isOld(path) {
        try? Disk.removeTree(path)
      }
    }
  }

  private func isOld(_ path: String) -> Bool { Self.age(of: path).map { $0 > Self.maximumAge } ?? false }

  /// How long ago it was written, in seconds; nil if it does not exist.
  private static func age(of path: String) -> Int? {
    var info = stat()
    return lstat(path, &info) == 0 ? time(nil) - info.st_mtim.tv_sec : nil
  }
}
