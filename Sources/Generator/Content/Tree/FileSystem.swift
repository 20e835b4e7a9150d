import Glibc

/// The few calls to the system that reading content needs.
enum FileSystem {
  /// A name in a folder, as the disk has it.
  struct Entry {
    var bytes: [UInt8]

    /// The name if it is UTF-8.
    var text: String? { String(validating: bytes, as: UTF8.self) }

    /// Whether the name is the system's or an editor's: it begins with a dot, or is a backup copy ending in `~`.
    var isHidden: Bool { bytes.first == UInt8(ascii: ".") || bytes.last == UInt8(ascii: "~") }
  }

  /// The reason of the last call that failed.
  static var errorText: String { String(cString: strerror(errno)) }

  /// The names in a folder in order of their bytes; nil if it cannot be read.
  static func names(in folder: String) -> [Entry]? {
    guard let stream = opendir(folder) else { return nil }
    defer { closedir(stream) }
    var names: [Entry] = []
    while let entry = readdir(stream) {
      let bytes = withUnsafePointer(to: &entry.pointee.d_name) { pointer in
        pointer.withMemoryRebound(to: UInt8.self, capacity: 256) { start in
          Array(
            UnsafeBufferPointer(
              start: start, count: strnlen(UnsafeRawPointer(start).assumingMemoryBound(to: CChar.self), 256)))
        }
      }
      if bytes == [0x2E] || bytes == [0x2E, 0x2E] { continue }
      names.append(Entry(bytes: bytes))
    }
    return names.sorted { $0.bytes.lexicographicallyPrecedes($1.bytes) }
  }

  /// The path without links and dots; nil if there is nothing.
  static func realPath(_ path: String) -> String? {
    guard let resolved = realpath(path, nil) else { return nil }
    defer { free(resolved) }
    return String(cString: resolved)
  }

  static func isFolder(_ path: String) -> Bool {
    var status = stat()
    return stat(path, &status) == 0 && status.st_mode & S_IFMT == S_IFDIR
  }

  static func isFile(_ path: String) -> Bool {
    var status = stat()
    return stat(path, &status) == 0 && status.st_mode & S_IFMT == S_IFREG
  }

  /// The bytes of a file; nil if it cannot be read, with the reason in `errorText`.
  static func read(_ path: String, sizeHint: Int) -> [UInt8]? {
    let descriptor = open(path, O_RDONLY | O_CLOEXEC)
    guard descriptor >= 0 else { return nil }
    defer { close(descriptor) }
    var isFailed = false
    var bytes: [UInt8] = []
    // One byte more than expected shows in the same call that the file has ended.
    var wanted = sizeHint + 1
    while !isFailed {
      let part = [UInt8](unsafeUninitializedCapacity: wanted) { buffer, count in
        count = fill(UnsafeMutableBufferPointer(rebasing: buffer[..<wanted]), from: descriptor, isFailed: &isFailed)
      }
      bytes = bytes.isEmpty ? part : bytes + part
      if part.count < wanted { break }
      wanted = max(bytes.count, 4096)
    }
    return isFailed ? nil : bytes
  }

  private static func fill(
    _ buffer: UnsafeMutableBufferPointer<UInt8>, from descriptor: Int32, isFailed: inout Bool
  ) -> Int {
    guard let start = buffer.baseAddress else { return 0 }
    var count = 0
    while count < buffer.count {
      let step = Glibc.read(descriptor, start + count, buffer.count - count)
      if step < 0, errno == EINTR { continue }
      if step < 0 { isFailed = true }
      if step <= 0 { break }
      count += step
    }
    return count
  }
}
