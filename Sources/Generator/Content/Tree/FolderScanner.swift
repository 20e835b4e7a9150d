import Diagnostics
import Glibc

/// Walks a folder through POSIX calls: one `readdir` a folder, one `stat` a file.
struct FolderScanner {
  private(set) var files: [ContentFile] = []
  private(set) var diagnostics: [Diagnostic] = []
  private let root: String
  private let realRoot: String
  /// Real paths of what is left out.
  private let excluded: Set<String>
  /// Device and inode of the folders that the walk is inside of.
  private var ancestors: [FileIdentity] = []

  /// Deeper folders than any site has; a limit keeps the walk bounded.
  private static let maximumDepth = 64

  struct FileIdentity: Equatable {
    var device: UInt64
    var inode: UInt64

    init(_ status: stat) {
      device = UInt64(status.st_dev)
      inode = UInt64(status.st_ino)
    }
  }

  init(root: String, excluding: [String]) throws(ContentError) {
    var status = stat()
    guard stat(root, &status) == 0, let real = FileSystem.realPath(root) else {
      throw errno == ENOENT ? .noSuchFolder(root) : .unreadable(root, FileSystem.errorText)
    }
    guard status.st_mode & S_IFMT == S_IFDIR else { throw .notAFolder(root) }
    self.root = root
    realRoot = real
    let paths = excluding.map { $0.hasPrefix("/") ? $0 : "\(root)/\($0)" }
    excluded = Set(paths.compactMap(FileSystem.realPath))
    ancestors = [FileIdentity(status)]
  }

  mutating func run() throws(ContentError) {
    guard let names = FileSystem.names(in: root) else { throw .unreadable(root, FileSystem.errorText) }
    visit(names, in: "")
  }

  private mutating func visit(_ names: [FileSystem.Entry], in folder: String) {
    for name in names where !name.isHidden {
      guard let text = name.text, Self.isPortable(text) else {
        report(
          .badFileName, folder + String(decoding: name.bytes, as: UTF8.self), "name cannot become an address",
          remedy: "rename it: UTF-8, without control characters and backslashes")
        continue
      }
      visit(folder + text)
    }
  }

  private mutating func visit(_ path: String) {
    var status = stat()
    let absolute = "\(root)/\(path)"
    guard lstat(absolute, &status) == 0 else {
      report(.unreadableFile, path, "cannot be read: \(FileSystem.errorText)", remedy: nil)
      return
    }
    if status.st_mode & S_IFMT == S_IFLNK, !followLink(path, absolute, &status) { return }
    if !excluded.isEmpty, let real = FileSystem.realPath(absolute), excluded.contains(real) { return }
    switch status.st_mode & S_IFMT {
    case S_IFDIR: enter(path, absolute, status)
    case S_IFREG: add(path, status)
    default:
      report(.specialFile, path, "neither a file nor a folder", remedy: "move it out of the content folder")
    }
  }

  /// Whether a link leads to something inside the content folder; `status` then describes that.
  private mutating func followLink(_ path: String, _ absolute: String, _ status: inout stat) -> Bool {
    guard stat(absolute, &status) == 0, let real = FileSystem.realPath(absolute) else {
      let message = errno == ELOOP ? "link leads back to itself" : "link leads nowhere"
      report(.brokenSymlink, path, message, remedy: "remove the link or mend its target")
      return false
    }
    guard real == realRoot || real.hasPrefix(realRoot + "/") else {
      report(
        .brokenSymlink, path, "link leads out of the content folder", remedy: "copy its target into the content folder")
      return false
    }
    return true
  }

  private mutating func enter(_ path: String, _ absolute: String, _ status: stat) {
    if Self.isPageName(path) {
      report(.badFileName, path, "folder has the name of a page", remedy: "rename it without the ending .md")
      return
    }
    let identity = FileIdentity(status)
    if ancestors.contains(identity) {
      report(.brokenSymlink, path, "link leads back to a folder that it is in", remedy: "remove the link")
      return
    }
    guard ancestors.count < Self.maximumDepth else {
      report(
        .badFileName, path, "folder more than \(Self.maximumDepth) deep", remedy: "move it nearer to the content folder"
      )
      return
    }
    guard let names = FileSystem.names(in: absolute) else {
      report(.unreadableFile, path, "cannot be read: \(FileSystem.errorText)", remedy: "allow reading it")
      return
    }
    // A site of an earlier run, perhaps with another output folder, is no content.
    if names.contains(where: { $0.bytes.elementsEqual(OutputFolder.manifestName.utf8) }) { return }
    ancestors.append(identity)
    visit(names, in: path + "/")
    ancestors.removeLast()
  }

  private mutating func add(_ path: String, _ status: stat) {
    let file = UnicodeComposition.composed(path)
    let kind: ContentFile.Kind =
      Self.isPageName(file) ? .page : file.hasPrefix("shared/") && file.hasSuffix(".swift") ? .setup : .asset
    files.append(
      ContentFile(
        kind: kind, file: file, diskPath: path, size: Int(status.st_size),
        modified: Int64(status.st_mtim.tv_sec) * 1_000_000_000 + Int64(status.st_mtim.tv_nsec),
        inode: UInt64(status.st_ino)))
  }

  private mutating func report(_ code: DiagnosticCode, _ path: String, _ message: String, remedy: String?) {
    diagnostics.append(Diagnostic(code, .error, file: path, message: message, remedy: remedy))
  }

  private static func isPageName(_ path: String) -> Bool {
    let name = path.utf8.suffix(9).map { $0 | 0x20 }
    return name.suffix(3).elementsEqual(".md".utf8) || name.elementsEqual(".markdown".utf8)
  }

  private static func isPortable(_ name: String) -> Bool {
    name.unicodeScalars.allSatisfy { $0.value >= 0x20 && $0.value != 0x7F && $0 != "\\" }
  }
}
