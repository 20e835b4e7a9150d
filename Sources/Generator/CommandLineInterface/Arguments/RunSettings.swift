import Languages
import Pipeline

/// What the words of a call ask of the pipeline and of the console.
struct RunSettings: Equatable, Sendable {
  var folder = "."
  var output: String?
  var configurationFile: String?
  var baseAddress: String?
  var languages: [LanguageTag] = []
  var isStrict = false
  var includesDrafts = false
  var checksSnippets = true
  var drawsPictures = true
  var updatesBlocks = false
  /// Whether addresses of other sites are listed.
  var listsExternal = false
  var usesCache = true
  var overwrites = false
  /// Sections of sources, by their ids.
  var sections: [String] = []
  /// How much of the source's sections every language must have up to date, in percent.
  var minimum: Int?
  /// Nil: one job a processor.
  var jobs: Int?
  var format = ReportFormat.text
  var color = ColorChoice.auto
  var isQuiet = false

  /// The same wishes in the pipeline's words.
  func pipelineOptions(processors: Int, resources: ToolResources) -> PipelineOptions {
    var options = PipelineOptions(folder: folder, jobs: jobs ?? processors, resources: resources)
    options.configurationFile = configurationFile
    options.output = output
    options.baseAddress = baseAddress
    options.languages = languages
    options.isStrict = isStrict
    options.includesDrafts = includesDrafts
    options.checksSnippets = checksSnippets
    options.drawsPictures = drawsPictures
    options.updatesBlocks = updatesBlocks
    options.listsExternalAddresses = listsExternal
    options.usesCache = usesCache
    options.overwrites = overwrites
    options.minimumCoverage = minimum
    return options
  }
}
