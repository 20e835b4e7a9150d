import Caching
import Content
import Glibc

/// Where a site's memory and cache are kept: beside its configuration, or for a folder without one among the user's
/// caches, so that nothing is left in a folder that is only read.
struct MemoryFolder: Sendable {
  static let name = ".dalil"

  let path: String

  init(of location: SiteLocation) {
    if location.configurationFile != nil {
      path = "\(location.siteRoot)/\(Self.name)"
      return
    }
    let root = Array(Disk.canonical(location.siteRoot).utf8)
    path = "\(Self.userCaches)/dalil/\(Fingerprint(of: root))"
  }

  /// The memory of runs that write to one folder.
  func memoryFile(output: String) -> String {
    "\(path)/run-\(Fingerprint(of: Array(Disk.canonical(output).utf8)))"
  }

  /// The file that runs which write to one folder lock.
  func lockFile(output: String) -> String { memoryFile(output: output) + ".lock" }

  /// The store of results that are found by what they were made from.
  var results: CacheStore { CacheStore(folder: "\(path)/results") }

  /// XDG base directories: `$XDG_CACHE_HOME`, else `~/.cache`.
  private static var userCaches: String {
    if let stated = getenv("XDG_CACHE_HOME"), stated.pointee == 0x2F { return String(cString: stated) }
    if let home = getenv("HOME") { return "\(String(cString: home))/.cache" }
    return "/tmp"
  }
}
