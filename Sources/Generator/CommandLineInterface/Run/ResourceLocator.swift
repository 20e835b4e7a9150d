package import Pipeline

#if canImport(Darwin)
  import Darwin
#endif

/// Finds the tool's own files from the place of its executable, so that it works from any folder.
///
/// Installed: `PREFIX/bin/dalil`, `PREFIX/share/dalil/templates`, `PREFIX/lib/dalil/modules`, and in `PREFIX/lib/dalil`
/// `SwiftUIMacros-tool` and `dalil-pictures`. In the source tree: the package's `templates`, and the modules and the other
/// two programs beside the executable in the build folder.
package enum ResourceLocator {
  /// The macro plug-in's executable, as SwiftPM names it.
  private static let plugIn = "SwiftUIMacros-tool"
  /// The executable that draws the pictures of pages.
  private static let pictures = "dalil-pictures"

  package static func resources() throws(PipelineFailure) -> ToolResources {
    guard let executable = executablePath() else {
      throw .environment("the place of the dalil executable cannot be found")
    }
    let folder = PathText.parent(of: executable)
    if let resources = resources(besides: folder, exists: FileAccess.exists) { return resources }
    throw .environment("dalil's own files were not found near \(folder); install it again with 'make install'")
  }

  /// The resources that belong to an executable in a folder (a whole path).
  package static func resources(besides folder: String, exists: (String) -> Bool) -> ToolResources? {
    let prefix = PathText.parent(of: folder)
    let installed = PathText.join(prefix, "share/dalil/templates")
    if exists(installed) {
      let library = PathText.join(prefix, "lib/dalil")
      return ToolResources(
        templates: installed, modules: PathText.join(library, "modules"),
        macroPlugin: PathText.join(library, plugIn), pictureProgram: PathText.join(library, pictures))
    }
    var root = folder
    while root != "/" {
      let templates = PathText.join(root, "templates")
      if exists(templates), exists(PathText.join(root, "Package.swift")) {
        return ToolResources(
          templates: templates, modules: PathText.join(folder, "Modules"),
          macroPlugin: PathText.join(folder, plugIn), pictureProgram: PathText.join(folder, pictures))
      }
      root = PathText.parent(of: root)
    }
    return nil
  }

  private static func executablePath() -> String? {
    #if canImport(Darwin)
      var size: UInt32 = 0
      _NSGetExecutablePath(nil, &size)
      var path = [CChar](repeating: 0, count: Int(size) + 1)
      guard _NSGetExecutablePath(&path, &size) == 0 else { return nil }
      return FileAccess.realPath(String(decoding: path.prefix { $0 != 0 }.map(UInt8.init(bitPattern:)), as: UTF8.self))
    #else
      return FileAccess.realPath("/proc/self/exe")
    #endif
  }
}
