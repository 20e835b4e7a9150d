import Checks
import Diagnostics
import Pipeline

/// The addresses of other sites for a tool that visits them: a line each, `address<TAB>file:line:column`.
enum ExternalList {
  static func text(of report: PipelineReport, _ sources: ReportSources) -> String {
    report.externalAddresses.map { entry in
      entry.address + (entry.places.first.map { "\t" + text(of: $0, sources) } ?? "") + "\n"
    }.joined()
  }

  private static func text(of place: ExternalAddress.Place, _ sources: ReportSources) -> String {
    "\(ConsoleText.safe(sources.path(of: place.file))):\(place.start.line):\(place.start.column)"
  }
}
