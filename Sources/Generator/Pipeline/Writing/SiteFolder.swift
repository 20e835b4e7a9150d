import Content

/// The folder that a site is written to: what may be written over, and how it changes as a whole.
///
/// A site that is new is built beside its place and renamed into it. In a folder that holds an earlier site, the files
/// that differ are first written completely to a folder beside it and then renamed one by one, so that a full disk or a
/// broken run leaves the old site as it was.
struct SiteFolder: Sendable {
  /// The file that tells a folder of ours, with the list of what we made in it.
  static let manifestName = OutputFolder.manifestName

  /// The folder, absolute.
  let path: String
  /// The folder beside it in which new files wait.
  let staging: String
  /// Files that an earlier run made, by their path in the site.
  let earlierFiles: Set<String>
  let exists: Bool

  /// Looks at a folder and refuses one that is not ours to write.
  init(at path: String, overwrites: Bool) throws(PipelineFailure) {
    self.path = path
    let slash = path.utf8.lastIndex(of: 0x2F) ?? path.startIndex
    staging = "\(path[..<slash])/.\(path[slash...].dropFirst()).dalil-new"
    exists = Disk.exists(path)
    guard exists else {
      earlierFiles = []
      return
    }
    guard Disk.isFolder(path) else { throw .usage("'\(path)' is a file; name a folder for the site with --out") }
    if let manifest = Disk.bytes(of: "\(path)/\(Self.manifestName)") {
      earlierFiles = Set(SiteManifest(decoding: manifest).files)
      return
    }
    guard try Disk.names(in: path).isEmpty || overwrites else {
      throw .usage(
        "'\(path)' holds files that Dalil did not make; name another folder with --out, or write into it with --force")
    }
    earlierFiles = []
  }
}
