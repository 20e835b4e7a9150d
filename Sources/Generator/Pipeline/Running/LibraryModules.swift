import Caching
import Glibc

/// The compiled modules of the reference library, in a folder where nothing else can be imported from.
enum LibraryModules {
  /// The modules that a snippet may import beside the toolchain's own.
  private static let names = [
    "SwiftUI", "Combine", "SwiftData", "UniformTypeIdentifiers", "CoreTransferable", "Accessibility", "PreviewHost",
    "PreviewRecording", "PreviewExplorer",
  ]

  /// A folder with the library's modules alone: the one that is given, or where other modules stand beside them, as in a
  /// build folder, one of links below `keeping`.
  static func folder(_ modules: String, keeping: String) throws(PipelineFailure) -> String {
    let expected = Set(names.map { "\($0).swiftmodule" })
    let present = try Disk.names(in: modules).filter { $0.hasSuffix(".swiftmodule") }
    guard expected.isSubset(of: present) else {
      throw .environment("the reference library is not at '\(modules)'; build or install Dalil again")
    }
    if expected.count == present.count { return Disk.canonical(modules) }
    let source = Disk.canonical(modules)
    let folder = "\(keeping)/modules-\(Fingerprint(of: Array(source.utf8)))"
    try Disk.makeFolder(folder)
    for name in expected.sorted() where symlink("\(source)/\(name)", "\(folder)/\(name)") != 0 && errno != EEXIST {
      throw .environment("cannot write '\(folder)/\(name)': \(String(cString: strerror(errno)))")
    }
    return Disk.canonical(folder)
  }

  /// The object code of the library, which stands beside the folder of its modules.
  static func archive(_ modules: String) -> String {
    "\(Disk.canonical(modules))/../libReferenceNavigation.a"
  }

  /// Tells this build of the library from another.
  static func fingerprint(_ modules: String, macroPlugin: String) -> String {
    var builder = FingerprintBuilder("reference library")
    for path in names.map({ "\(modules)/\($0).swiftmodule" }) + [macroPlugin, archive(modules)] {
      let stamp = FileStamp(of: Disk.canonical(path))
      builder.combine(stamp?.size ?? 0)
      builder.combine(Int(stamp?.modified ?? 0))
    }
    return "\(builder.finish())"
  }
}
