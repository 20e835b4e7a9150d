import SnippetToolchain

extension PipelineFailure {
  init(_ error: ToolchainError) { self = .environment("\(error)") }
}
