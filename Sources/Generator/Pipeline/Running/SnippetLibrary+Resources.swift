import SnippetToolchain

extension SnippetLibrary {
  /// The compiled reference library as the tool carries it; `keeping` is a folder for what has to be made of it.
  init(_ resources: ToolResources, keeping: String) throws(PipelineFailure) {
    let plugIn = PlugIn(path: resources.macroPlugin, modules: ["SwiftUIMacros"])
    self.init(
      moduleFolders: [try LibraryModules.folder(resources.modules, keeping: keeping)], plugInPrograms: [plugIn],
      fingerprint: LibraryModules.fingerprint(resources.modules, macroPlugin: resources.macroPlugin))
  }
}
