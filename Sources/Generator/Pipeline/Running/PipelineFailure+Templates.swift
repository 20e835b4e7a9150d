import Diagnostics
import Templates

extension PipelineFailure {
  /// A template that cannot be filled is a fault of whoever wrote the template, not of a page.
  init(_ error: TemplateError) {
    let diagnostic = error.diagnostic
    let place = diagnostic.file.map { file in
      diagnostic.range.map { "\(file):\($0.start.line):\($0.start.column): " } ?? "\(file): "
    }
    self = .usage((place ?? "") + diagnostic.message + (diagnostic.remedy.map { "; \($0)" } ?? ""))
  }
}
