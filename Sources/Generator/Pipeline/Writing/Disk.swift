import Glibc

/// The few things that writing a site asks of the disk, each failing with the path and the system's words.
enum Disk {
  static func exists(_ path: String) -> Bool {
    var info = stat()
    return lstat(path, &info) == 0
  }

  static func isFolder(_ path: String) -> Bool {
    var info = stat()
    return stat(path, &info) == 0 && info.st_mode & S_IFMT == S_IFDIR
  }

  /// The names in a folder, sorted by their bytes.
  static func names(in folder: String) throws(PipelineFailure) -> [String] {
    guard let handle = opendir(folder) else { throw failure("read the folder", folder) }
    defer { closedir(handle) }
    var names: [String] = []
    while let entry = readdir(handle) {
      let name = withUnsafePointer(to: &entry.pointee.d_name) {
        $0.withMemoryRebound(to: CChar.self, capacity: 256) { String(cString: $0) }
      }
      if name != ".", name != ".." { names.append(name) }
    }
    return names.sorted()
  }

  /// Makes a folder and those above it.
  static func makeFolder(_ path: String) throws(PipelineFailure) {
    if mkdir(path, 0o777) == 0 || isFolder(path) { return }
    if errno == ENOENT, let slash = path.utf8.lastIndex(of: 0x2F), slash != path.startIndex {
      try makeFolder(String(path[..<slash]))
      if mkdir(path, 0o777) == 0 || isFolder(path) { return }
    }
    throw failure("make the folder", path)
  }

  /// The bytes of a file, or nil if it cannot be read.
  static func bytes(of path: String) -> [UInt8]? {
    let file = open(path, O_RDONLY | O_CLOEXEC)
    guard file >= 0 else { return nil }
    defer { close(file) }
    var info = stat()
    guard fstat(file, &info) == 0, info.st_mode & S_IFMT == S_IFREG else { return nil }
    let size = Int(info.st_size)
    return [UInt8](unsafeUninitializedCapacity: size) { buffer, count in
      while count < size {
        let got = read(file, buffer.baseAddress?.advanced(by: count), size - count)
        if got <= 0 { break }
        count += got
      }
    }
  }

  /// The first bytes of a file; empty if it cannot be read.
  static func head(of path: String, count: Int) -> [UInt8] {
    let file = open(path, O_RDONLY | O_CLOEXEC)
    guard file >= 0 else { return [] }
    defer { close(file) }
    return [UInt8](unsafeUninitializedCapacity: count) { buffer, got in
      got = max(0, read(file, buffer.baseAddress, count))
    }
  }

  static func write(_ bytes: [UInt8], to path: String) throws(PipelineFailure) {
    let file = open(path, O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC, 0o666)
    guard file >= 0 else { throw failure("write", path) }
    var done = 0
    while done < bytes.count {
      let wrote = bytes.withUnsafeBytes { Glibc.write(file, $0.baseAddress?.advanced(by: done), bytes.count - done) }
      if wrote < 0 {
        if errno == EINTR { continue }
        let problem = failure("write", path)
        close(file)
        throw problem
      }
      done += wrote
    }
    if close(file) != 0 { throw failure("write", path) }
  }

  /// Puts new bytes in the place of a file that there is, all at once, and leaves its permissions as they are.
  static func replace(_ path: String, with bytes: [UInt8]) throws(PipelineFailure) {
    let slash = path.utf8.lastIndex(of: 0x2F)
    let folder = slash.map { path[...$0] } ?? ""
    let name = slash.map { path[path.utf8.index(after: $0)...] } ?? path[...]
    let waiting = "\(folder).\(name).dalil-\(getpid())"
    var info = stat()
    guard stat(path, &info) == 0, access(path, W_OK) == 0 else { throw failure("write", path) }
    do throws(PipelineFailure) {
      try write(bytes, to: waiting)
      if chmod(waiting, info.st_mode & 0o7777) != 0 { throw failure("write", path) }
      try rename(waiting, to: path)
    } catch {
      unlink(waiting)
      throw error
    }
  }

  static func rename(_ source: String, to target: String) throws(PipelineFailure) {
    if Glibc.rename(source, target) != 0 { throw failure("put in place", target) }
  }

  /// Removes a file; that there is none is fine.
  static func removeFile(_ path: String) throws(PipelineFailure) {
    if unlink(path) != 0, errno != ENOENT { throw failure("remove", path) }
  }

  /// Removes a folder with all that is in it, following no links.
  static func removeTree(_ path: String) throws(PipelineFailure) {
    for name in try names(in: path) {
      let child = "\(path)/\(name)"
      var info = stat()
      if lstat(child, &info) == 0, info.st_mode & S_IFMT == S_IFDIR {
        try removeTree(child)
      } else {
        try removeFile(child)
      }
    }
    if rmdir(path) != 0 { throw failure("remove", path) }
  }

  /// The absolute path with links resolved as far as the path exists.
  static func canonical(_ path: String) -> String {
    if let real = realpath(path, nil) {
      defer { free(real) }
      return String(cString: real)
    }
    guard let slash = path.utf8.lastIndex(of: 0x2F) else { return canonical(".") + "/" + path }
    let parent = slash == path.startIndex ? "/" : String(path[..<slash])
    let name = path[path.utf8.index(after: slash)...]
    if name.isEmpty || name == "." { return canonical(parent) }
    return canonical(parent) + (parent == "/" ? "" : "/") + name
  }

  private static func failure(_ verb: String, _ path: String) -> PipelineFailure {
    .environment("cannot \(verb) '\(path)': \(String(cString: strerror(errno)))")
  }
}
