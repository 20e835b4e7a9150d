#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// The few things that checking needs of the disk.
package enum FileSystem {
  static func status(of path: String) -> (size: Int, modified: Int)? {
    var status = stat()
    guard stat(path, &status) == 0 else { return nil }
    #if canImport(Darwin)
      return (Int(status.st_size), Int(status.st_mtimespec.tv_sec))
    #else
      return (Int(status.st_size), Int(status.st_mtim.tv_sec))
    #endif
  }

  /// The names in a folder, in no order; empty if there is no such folder.
  static func names(in folder: String) -> [String] {
    guard let handle = opendir(folder) else { return [] }
    defer { closedir(handle) }
    var names: [String] = []
    while let entry = readdir(handle) {
      let name = withUnsafePointer(to: &entry.pointee.d_name) {
        $0.withMemoryRebound(to: CChar.self, capacity: 256) { String(cString: $0) }
      }
      if name != ".", name != ".." { names.append(name) }
    }
    return names
  }

  /// The first `count` bytes of a file; empty if it cannot be read.
  static func head(of path: String, count: Int) -> [UInt8] {
    guard let file = fopen(path, "rb") else { return [] }
    defer { fclose(file) }
    var bytes = [UInt8](repeating: 0, count: count)
    let read = fread(&bytes, 1, count, file)
    return Array(bytes[..<read])
  }

  static func contents(of path: String) -> [UInt8]? {
    guard let status = status(of: path) else { return nil }
    return head(of: path, count: status.size)
  }

  /// The bytes of a file that a program nobody trusts may have made, and its size; nil for anything else in its place,
  /// such as a pipe, which would never end. A file that is too large is not read.
  static func plainContents(of path: String, upTo limit: Int) -> (bytes: [UInt8], size: Int)? {
    let descriptor = open(path, O_RDONLY | O_NOFOLLOW | O_NONBLOCK)
    guard descriptor >= 0 else { return nil }
    defer { close(descriptor) }
    var status = stat()
    guard fstat(descriptor, &status) == 0, status.st_mode & S_IFMT == S_IFREG else { return nil }
    let size = Int(status.st_size)
    guard size <= limit else { return ([], size) }
    var bytes = [UInt8](repeating: 0, count: size)
    let count = bytes.withUnsafeMutableBytes { read(descriptor, $0.baseAddress, size) }
    return (Array(bytes.prefix(max(0, count))), size)
  }

  package static func write(_ bytes: [UInt8], to path: String) throws(ToolchainError) {
    guard let file = fopen(path, "wb") else { throw failure(path) }
    let written = fwrite(bytes, 1, bytes.count, file)
    guard fclose(file) == 0, written == bytes.count else { throw failure(path) }
  }

  /// Makes a folder and those above it; it may exist already.
  static func makeFolder(_ path: String) throws(ToolchainError) {
    if access(path, F_OK) == 0 { return }
    if let slash = path.utf8.lastIndex(of: UInt8(ascii: "/")), slash > path.startIndex {
      try makeFolder(String(path[..<slash]))
    }
    guard mkdir(path, 0o777) == 0 || errno == EEXIST else { throw failure(path) }
  }

  /// Makes a new folder with a name of its own in the folder for temporary files.
  package static func makeTemporaryFolder() throws(ToolchainError) -> String {
    let base = getenv("TMPDIR").map { String(cString: $0) } ?? "/tmp"
    var template = Array("\(base)/dalil-XXXXXX".utf8CString)
    guard mkdtemp(&template) != nil else { throw failure(base) }
    return template.withUnsafeBufferPointer { buffer in
      buffer.baseAddress.map { String(cString: $0) } ?? base
    }
  }

  /// Removes a folder that holds files only.
  package static func removeFlatFolder(_ path: String) {
    for name in names(in: path) { unlink("\(path)/\(name)") }
    rmdir(path)
  }

  /// Removes a folder with all in it; what cannot be removed stays.
  static func removeTree(_ path: String) {
    var status = stat()
    guard lstat(path, &status) == 0 else { return }
    guard status.st_mode & S_IFMT == S_IFDIR else {
      unlink(path)
      return
    }
    // Its owner may have locked it.
    chmod(path, 0o700)
    for name in names(in: path) { removeTree("\(path)/\(name)") }
    rmdir(path)
  }

  private static func failure(_ path: String) -> ToolchainError {
    .cannotWrite(path: path, reason: String(cString: strerror(errno)))
  }
}
