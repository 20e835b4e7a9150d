import Caching

/// Loads and saves the memory of runs of one site; keeps nothing where no cache is wished for.
struct MemoryKeeper: Sendable {
  private let folder: MemoryFolder
  private let file: String
  private let key: Fingerprint
  private let isOn: Bool
  private let jobs: Int

  /// - Parameter output: the folder that is written, or nothing for a run that writes none.
  init(_ sources: SiteSources, _ options: PipelineOptions, output: String?) {
    folder = MemoryFolder(of: sources.location)
    file = folder.memoryFile(output: output ?? "")
    key = PageReading.key(of: sources)
    isOn = options.usesCache
    jobs = options.jobs
  }

  /// Results of earlier runs, or nil where none are used.
  var results: CacheStore? { isOn ? folder.results : nil }

  /// A folder for what runs keep, which need not exist.
  var path: String { folder.path }

  /// Where the compiler keeps what it makes of C modules: that depends on the toolchain, and is of no use in another place
  /// than that where it was made.
  var moduleCache: String {
    "\(folder.path)/clang-modules-\(Fingerprint(of: Array(Disk.canonical(folder.path).utf8)))"
  }

  func load() -> RunMemory { isOn ? RunMemory(at: file, key: key, jobs: jobs) : RunMemory() }

  func save(_ memory: RunMemory) {
    guard isOn, (try? Disk.makeFolder(folder.path)) != nil else { return }
    memory.save(to: file, key: key, jobs: jobs)
    MemoryTidying(folder: folder, memory: file, moduleCache: moduleCache).run()
  }
}
