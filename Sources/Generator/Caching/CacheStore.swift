import Glibc

/// Keeps blobs of bytes in a folder, each under the fingerprint of what it was made from.
///
/// Any number of threads and processes may use one folder: an entry appears whole by renaming, and never changes. A
/// cache never fails a build: what cannot be read is not there, and what cannot be written is not kept.
package struct CacheStore: Sendable {
  /// What pruning did.
  package struct Pruning: Hashable, Sendable {
    package var removed = 0
    package var keptBytes = 0
  }

  private let folder: String

  /// "dalil" and the version of the layout.
  private static let mark: [UInt8] = Array("dalil\0\0\u{1}".utf8)
  /// Mark, then the fingerprint of the payload.
  private static let headerSize = 24
  /// An entry in use is marked as such at most this often, in seconds.
  private static let touchInterval = 3600

  package init(folder: String) { self.folder = folder }

  /// The bytes kept under a fingerprint; nil if there are none, or if the entry is damaged.
  package func get(_ key: Fingerprint) -> [UInt8]? {
    let path = path(of: key)
    let descriptor = open(path, O_RDONLY | O_CLOEXEC)
    guard descriptor >= 0 else { return nil }
    defer { close(descriptor) }
    var status = stat()
    guard fstat(descriptor, &status) == 0, status.st_size >= Self.headerSize else { return nil }
    let entry = Self.read(descriptor, count: Int(status.st_size))
    guard let payload = Self.payload(of: entry) else {
      unlink(path)
      return nil
    }
    if time(nil) - status.st_mtim.tv_sec > Self.touchInterval { futimens(descriptor, nil) }
    return payload
  }

  /// Keeps bytes under a fingerprint; false if the disk refuses.
  @discardableResult
  package func put(_ key: Fingerprint, _ bytes: [UInt8]) -> Bool {
    let path = path(of: key)
    let temporary = "\(path).\(getpid())-\(UInt64.random(in: 0...UInt64.max))~"
    let flags = O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC
    var descriptor = open(temporary, flags, 0o644)
    if descriptor < 0, errno == ENOENT, makeFolders(for: key) { descriptor = open(temporary, flags, 0o644) }
    guard descriptor >= 0 else { return false }
    let isWritten = Self.write(Self.header(for: bytes), descriptor) && Self.write(bytes, descriptor)
    guard close(descriptor) == 0, isWritten, rename(temporary, path) == 0 else {
      unlink(temporary)
      return false
    }
    return true
  }

  /// Removes what was not used for `maximumAge` seconds, then the longest unused until the rest fits `maximumSize`
  /// bytes.
  @discardableResult
  package func prune(maximumSize: Int, maximumAge: Int) -> Pruning {
    var entries: [(path: String, size: Int, used: Int)] = []
    for shard in Self.names(in: folder) where shard.utf8.count == 2 {
      for name in Self.names(in: "\(folder)/\(shard)") {
        var status = stat()
        let path = "\(folder)/\(shard)/\(name)"
        guard lstat(path, &status) == 0, status.st_mode & S_IFMT == S_IFREG else { continue }
        entries.append((path, Int(status.st_size), status.st_mtim.tv_sec))
      }
    }
    entries.sort { ($0.used, $0.path) > ($1.used, $1.path) }
    var result = Pruning()
    let oldest = time(nil) - maximumAge
    for entry in entries {
      if entry.used < oldest || result.keptBytes + entry.size > maximumSize {
        if unlink(entry.path) == 0 { result.removed += 1 }
      } else {
        result.keptBytes += entry.size
      }
    }
    return result
  }
}

// MARK: - Files

extension CacheStore {
  private func path(of key: Fingerprint) -> String {
    let name = key.description
    return "\(folder)/\(name.prefix(2))/\(name.dropFirst(2))"
  }

  private func makeFolders(for key: Fingerprint) -> Bool {
    let parts = "\(folder)/\(key.description.prefix(2))".split(separator: "/", omittingEmptySubsequences: false)
    for count in 1...parts.count {
      let path = parts.prefix(count).joined(separator: "/")
      if !path.isEmpty, mkdir(path, 0o755) != 0, errno != EEXIST { return false }
    }
    return true
  }

  private static func header(for bytes: [UInt8]) -> [UInt8] {
    var writer = BinaryWriter(capacity: 16)
    writer.write(Fingerprint(of: bytes))
    return mark + writer.bytes
  }

  private static func payload(of entry: [UInt8]) -> [UInt8]? {
    guard entry.count >= headerSize, entry.starts(with: mark) else { return nil }
    let payload = Array(entry[headerSize...])
    return header(for: payload).elementsEqual(entry[..<headerSize]) ? payload : nil
  }

  private static func read(_ descriptor: Int32, count: Int) -> [UInt8] {
    [UInt8](unsafeUninitializedCapacity: count) { buffer, filled in
      guard let start = buffer.baseAddress else { return }
      while filled < count {
        let step = Glibc.read(descriptor, start + filled, count - filled)
        if step < 0, errno == EINTR { continue }
        if step <= 0 { break }
        filled += step
      }
    }
  }

  private static func write(_ bytes: [UInt8], _ descriptor: Int32) -> Bool {
    bytes.withUnsafeBytes { buffer in
      guard let start = buffer.baseAddress else { return true }
      var written = 0
      while written < buffer.count {
        let step = Glibc.write(descriptor, start + written, buffer.count - written)
        if step < 0, errno == EINTR { continue }
        if step <= 0 { return false }
        written += step
      }
      return true
    }
  }

  private static func names(in folder: String) -> [String] {
    guard let stream = opendir(folder) else { return [] }
    defer { closedir(stream) }
    var names: [String] = []
    while let entry = readdir(stream) {
      let name = withUnsafePointer(to: &entry.pointee.d_name) { pointer in
        pointer.withMemoryRebound(to: CChar.self, capacity: 256) { String(cString: $0) }
      }
      if name != ".", name != ".." { names.append(name) }
    }
    return names
  }
}
