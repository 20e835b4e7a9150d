#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

/// The few questions that the command line asks the disk itself.
enum FileAccess {
  /// Whether something is there.
  static func exists(_ path: String) -> Bool { access(path, F_OK) == 0 }

  static func isFolder(_ path: String) -> Bool {
    var status = stat()
    return stat(path, &status) == 0 && status.st_mode & S_IFMT == S_IFDIR
  }

  /// The file's bytes; nil if it cannot be read, is no ordinary file, or is larger than `limit`.
  static func read(_ path: String, limit: Int = 64 << 20) -> [UInt8]? {
    let descriptor = open(path, O_RDONLY | O_CLOEXEC | O_NONBLOCK)
    guard descriptor >= 0 else { return nil }
    defer { close(descriptor) }
    var status = stat()
    guard fstat(descriptor, &status) == 0, status.st_mode & S_IFMT == S_IFREG, status.st_size <= limit else {
      return nil
    }
    let size = Int(status.st_size)
    return [UInt8](unsafeUninitializedCapacity: size) { buffer, count in
      while count < size, let start = buffer.baseAddress {
        #if canImport(Darwin)
          let got = Darwin.read(descriptor, start + count, size - count)
        #else
          let got = Glibc.read(descriptor, start + count, size - count)
        #endif
        if got <= 0 { break }
        count += got
      }
    }
  }

  static func isEmptyFolder(_ path: String) -> Bool {
    guard let folder = opendir(path) else { return false }
    defer { closedir(folder) }
    while let entry = readdir(folder) {
      let name = withUnsafeBytes(of: entry.pointee.d_name) { Array($0.prefix { $0 != 0 }) }
      if name != Array(".".utf8), name != Array("..".utf8) { return false }
    }
    return true
  }

  /// Writes a file, making the folders it needs; the system's reason if that fails.
  static func write(_ text: String, to path: String) -> String? {
    if let reason = makeFolder(PathText.parent(of: path)) { return reason }
    let descriptor = open(path, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0o666)
    guard descriptor >= 0 else { return String(cString: strerror(errno)) }
    defer { close(descriptor) }
    return writeAll(text, to: descriptor) ? nil : String(cString: strerror(errno))
  }

  /// Makes a folder and those above it; the system's reason if that fails.
  private static func makeFolder(_ path: String) -> String? {
    if path.isEmpty || exists(path) { return nil }
    if let reason = makeFolder(PathText.parent(of: path)) { return reason }
    return mkdir(path, 0o777) == 0 || errno == EEXIST ? nil : String(cString: strerror(errno))
  }

  /// Writes all of a text; false, with the reason in `errno`, if the other side takes no more.
  static func writeAll(_ text: String, to descriptor: Int32) -> Bool {
    var text = text
    return text.withUTF8 { bytes in
      var rest = UnsafeRawBufferPointer(bytes)
      while let start = rest.baseAddress, !rest.isEmpty {
        #if canImport(Darwin)
          let count = Darwin.write(descriptor, start, rest.count)
        #else
          let count = Glibc.write(descriptor, start, rest.count)
        #endif
        if count < 0 {
          if errno == EINTR { continue }
          return false
        }
        rest = UnsafeRawBufferPointer(rebasing: rest.dropFirst(count))
      }
      return true
    }
  }

  static func currentFolder() -> String {
    guard let path = getcwd(nil, 0) else { return "/" }
    defer { free(path) }
    return String(cString: path)
  }

  /// The path without symbolic links; nil if nothing is there.
  static func realPath(_ path: String) -> String? {
    guard let real = realpath(path, nil) else { return nil }
    defer { free(real) }
    return String(cString: real)
  }

  /// How many processors are at work in this machine.
  static func processorCount() -> Int { max(1, Int(sysconf(Int32(_SC_NPROCESSORS_ONLN)))) }
}
