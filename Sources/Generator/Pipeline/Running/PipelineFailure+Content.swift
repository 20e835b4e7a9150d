import Content

extension PipelineFailure {
  init(_ error: ContentError) {
    switch error {
    case .noSuchFolder(let path):
      self = .usage("there is no '\(path)': make it, or name the folder of the pages with content: in dalil.yml")
    case .notAFolder(let path): self = .usage("'\(path)' is not a folder")
    case .noSite(let path):
      self = .usage("'\(path)' is no site: it has neither 'dalil.yml' nor a folder named by a language, such as 'en'")
    case .unreadable(let path, let reason): self = .environment("cannot read '\(path)': \(reason)")
    }
  }
}
