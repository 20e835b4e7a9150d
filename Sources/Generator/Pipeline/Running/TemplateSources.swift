import Caching
import Templates

/// The text of all templates and the files that every site carries, built-in ones under those of the site.
struct TemplateSources: Sendable {
  /// A file that is copied into the site's folder of assets.
  struct Asset: Sendable {
    /// Path in the folder of templates: `assets/dalil.css`.
    var path: String
    /// The file that a message names.
    var file: String
    var bytes: [UInt8]
  }

  var templates: [TemplateSource] = []
  var assets: [Asset] = []

  static func read(builtIn: String, own: String?) throws(PipelineFailure) -> TemplateSources {
    guard Disk.isFolder(builtIn) else {
      throw .environment("the built-in templates are not at '\(builtIn)'; install Dalil again")
    }
    var sources = TemplateSources()
    try sources.read(folder: builtIn)
    if let own { try sources.read(folder: own) }
    return sources
  }

  /// Later files stand in for earlier ones of the same name.
  private mutating func read(folder: String) throws(PipelineFailure) {
    for name in try Disk.names(in: folder) where name.hasSuffix(".mustache") {
      let source = TemplateSource(
        name: String(name.dropLast(".mustache".count)), file: "\(folder)/\(name)", bytes: try bytes("\(folder)/\(name)")
      )
      templates.removeAll { $0.name == source.name }
      templates.append(source)
    }
    guard Disk.isFolder("\(folder)/assets") else { return }
    for name in try Disk.names(in: "\(folder)/assets") where !name.hasPrefix(".") {
      let path = "assets/\(name)"
      guard !Disk.isFolder("\(folder)/\(path)") else { continue }
      assets.removeAll { $0.path == path }
      assets.append(Asset(path: path, file: "\(folder)/\(path)", bytes: try bytes("\(folder)/\(path)")))
    }
  }

  private func bytes(_ path: String) throws(PipelineFailure) -> [UInt8] {
    guard let bytes = Disk.bytes(of: path) else { throw .environment("cannot read '\(path)'") }
    return bytes
  }
}
