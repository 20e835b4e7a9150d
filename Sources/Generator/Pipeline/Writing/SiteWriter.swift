import Synchronization

/// Writes the files of one run: first all new ones into the waiting folder, from any number of threads, then the site as
/// a whole with `commit`.
final class SiteWriter: SiteSink {
  /// How many files the site has, and how many of them are new, different, or gone.
  struct Outcome: Sendable {
    var files: Int
    var written: Int
    var removed: Int
  }

  private struct State {
    var folders: Set<String> = []
    /// New or changed files that wait, by their path in the site.
    var waiting: [String] = []
    /// All files of this run.
    var files: Set<String> = []
    var failure: PipelineFailure?
  }

  private let folder: SiteFolder
  private let state = Mutex(State())

  init(_ folder: SiteFolder) throws(PipelineFailure) {
    self.folder = folder
    if Disk.exists(folder.staging) { try Disk.removeTree(folder.staging) }
    try Disk.makeFolder(folder.staging)
  }

  var files: Set<String> { state.withLock { $0.files } }

  /// Whether the site is to stay as it is.
  var changesNothing: Bool {
    state.withLock { $0.waiting.isEmpty && $0.failure == nil && $0.files == folder.earlierFiles }
  }

  func bytes(of path: String) -> [UInt8]? {
    Disk.bytes(of: "\(folder.staging)/\(path)") ?? Disk.bytes(of: "\(folder.path)/\(path)")
  }

  /// Says that a file of the earlier site stays as it is.
  func keep(_ path: String) { state.withLock { _ = $0.files.insert(path) } }

  /// Puts a file among the waiting ones, unless the site has it already with the same bytes.
  func add(_ path: String, _ bytes: [UInt8]) {
    if folder.earlierFiles.contains(path), Disk.bytes(of: "\(folder.path)/\(path)") == bytes {
      return keep(path)
    }
    do throws(PipelineFailure) {
      try makeFolder(of: path)
      try Disk.write(bytes, to: "\(folder.staging)/\(path)")
      state.withLock {
        $0.waiting.append(path)
        $0.files.insert(path)
      }
    } catch {
      state.withLock { $0.failure = $0.failure ?? error }
    }
  }

  private func makeFolder(of path: String) throws(PipelineFailure) {
    guard let slash = path.utf8.lastIndex(of: 0x2F) else { return }
    let parent = String(path[..<slash])
    if state.withLock({ $0.folders.contains(parent) }) { return }
    try Disk.makeFolder("\(folder.staging)/\(parent)")
    state.withLock { _ = $0.folders.insert(parent) }
  }

  /// Leaves the earlier site as it was.
  func abandon() throws(PipelineFailure) {
    if Disk.exists(folder.staging) { try Disk.removeTree(folder.staging) }
  }

  /// Makes the waiting files the site's and removes those that an earlier run made and this one did not.
  func commit() throws(PipelineFailure) -> Outcome {
    let state = state.withLock { $0 }
    if let failure = state.failure {
      try abandon()
      throw failure
    }
    let manifest = SiteManifest(files: Array(state.files)).encoded
    let stale = folder.earlierFiles.subtracting(state.files).sorted()
    if folder.exists {
      try replace(state.waiting.sorted(), stale: stale, manifest: manifest)
    } else {
      try Disk.write(manifest, to: "\(folder.staging)/\(SiteFolder.manifestName)")
      try Disk.makeFolder(parent(of: folder.path))
      try Disk.rename(folder.staging, to: folder.path)
    }
    return Outcome(files: state.files.count, written: state.waiting.count, removed: stale.count)
  }

  /// The list names old and new files while files change places, so that a broken run loses track of none.
  private func replace(_ waiting: [String], stale: [String], manifest: [UInt8]) throws(PipelineFailure) {
    let manifestPath = "\(folder.path)/\(SiteFolder.manifestName)"
    let isSame = waiting.isEmpty && stale.isEmpty && Disk.bytes(of: manifestPath) == manifest
    if !isSame {
      try Disk.write(SiteManifest(files: Array(folder.earlierFiles.union(waiting))).encoded, to: manifestPath)
      var made: Set<String> = []
      for path in waiting {
        let target = "\(folder.path)/\(path)"
        if made.insert(parent(of: target)).inserted { try Disk.makeFolder(parent(of: target)) }
        try Disk.rename("\(folder.staging)/\(path)", to: target)
      }
      for path in stale { try remove(path) }
      try Disk.write(manifest, to: manifestPath)
    }
    try Disk.removeTree(folder.staging)
  }

  /// Removes a file and the folders that it leaves empty.
  private func remove(_ path: String) throws(PipelineFailure) {
    try Disk.removeFile("\(folder.path)/\(path)")
    var parent = parent(of: path)
    while !parent.isEmpty, (try? Disk.names(in: "\(folder.path)/\(parent)").isEmpty) == true {
      try Disk.removeTree("\(folder.path)/\(parent)")
      parent = self.parent(of: parent)
    }
  }

  private func parent(of path: String) -> String {
    path.utf8.lastIndex(of: 0x2F).map { String(path[..<$0]) } ?? ""
  }
}
