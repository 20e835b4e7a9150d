package import Languages

/// What a run of the pipeline was asked for.
package struct PipelineOptions: Sendable {
  /// The folder that was named: a site's folder, or a content folder without a configuration.
  package var folder: String
  /// A configuration file elsewhere than `dalil.yml` in the folder.
  package var configurationFile: String?
  /// The folder to write, instead of the configuration's.
  package var output: String?
  /// The base address, instead of the configuration's.
  package var baseAddress: String?
  /// The languages to work on; all if empty.
  package var languages: [LanguageTag] = []
  /// Whether warnings count as errors.
  package var isStrict = false
  /// Whether drafts are published.
  package var includesDrafts = false
  /// How many things are done at once.
  package var jobs: Int
  /// Whether Swift blocks are compiled.
  package var checksSnippets = true
  /// Whether pages get pictures that other sites show with links to them.
  package var drawsPictures = true
  /// Whether a check of links lists the addresses of other sites.
  package var listsExternalAddresses = false
  /// Whether a check first writes regions of files into the blocks that are copies of them.
  package var updatesBlocks = false
  /// Whether results of earlier runs are used and kept.
  package var usesCache = true
  /// Whether a folder may be written that holds files Dalil did not make; they are kept.
  package var overwrites = false
  /// How much of the source's sections a check wants up to date in every language, in percent, instead of the
  /// configuration's.
  package var minimumCoverage: Int?
  /// Where the tool's own files are: templates, and the compiled reference library.
  package var resources: ToolResources

  package init(folder: String, jobs: Int, resources: ToolResources) {
    self.folder = folder
    self.jobs = jobs
    self.resources = resources
  }
}
