import Templates

extension PipelineFailure {
  /// A template that cannot be filled is a fault of whoever wrote the template, not of a page.
  init(_ error: TemplateError) { self = .mistakes([error.diagnostic]) }
}
