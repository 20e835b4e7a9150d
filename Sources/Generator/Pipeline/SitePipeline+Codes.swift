import Checks
import Content
package import Diagnostics
import Markdown
import SiteGraph
import SnippetToolchain
import Snippets
import Templates

extension SitePipeline {
  /// Every kind of finding that a run can report, sorted by name.
  package static let diagnosticCodes: [DiagnosticCode] =
    (contentDiagnosticCodes + markdownDiagnosticCodes + templateDiagnosticCodes + snippetDiagnosticCodes
    + checkDiagnosticCodes + siteGraphDiagnosticCodes + [.missingSetup, .socialPicture]).sorted { $0.name < $1.name }
}
