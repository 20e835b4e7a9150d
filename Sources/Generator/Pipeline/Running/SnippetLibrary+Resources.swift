import SnippetToolchain

extension SnippetLibrary {
  /// The compiled reference library as the tool carries it, where nothing else can be imported from; `keeping` is a
  /// folder for what has to be made for that.
  init(_ resources: ToolResources, keeping: String) throws(PipelineFailure) {
    self.init(resources)
    moduleFolders = [try LibraryModules.folder(resources.modules, keeping: keeping)]
  }

  /// The compiled reference library where the tool carries it.
  init(_ resources: ToolResources) {
    self.init(
      moduleFolders: [Disk.canonical(resources.modules)],
      plugInPrograms: [PlugIn(path: Disk.canonical(resources.macroPlugin), modules: ["SwiftUIMacros"])],
      archive: LibraryModules.archive(resources.modules),
      fingerprint: LibraryModules.fingerprint(resources.modules, macroPlugin: resources.macroPlugin))
  }
}
