package import Diagnostics

/// Why a run could not go on, through no fault of a page.
package enum PipelineFailure: Error, Sendable {
  /// The call or the configuration asks for something that cannot be: exit status 2.
  case usage(String)
  /// Mistakes in what shapes the whole site, such as a template or the configuration: exit status 2.
  case mistakes([Diagnostic])
  /// The machine lacks something: a compiler, a readable folder, room on the disk: exit status 3.
  case environment(String)
}
