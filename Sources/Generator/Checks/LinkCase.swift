package import Diagnostics
import SiteGraph

/// Finds names that are right but for the case of their letters: fine on a Mac, gone on a server.
package enum LinkCase {
  /// The source or file that a path would name if capital letters were small ones.
  static func otherSpelling(of path: String, in site: Site) -> String? {
    let wanted = path.lowercased()
    for page in site.pages {
      let file = page.file.lowercased()
      if file == wanted || file == wanted + ".md" || page.outputPath.lowercased() == wanted { return page.file }
      if page.isFolderIndex, SitePath.folder(of: file) == wanted { return page.file }
    }
    return site.assets.filter { $0.lowercased() == wanted }.min()
  }

  static func diagnostic(_ reference: PageFacts.Reference, in page: PageFacts, name: String) -> Diagnostic {
    Diagnostic(
      .linkCase, reference.severity, file: page.file, range: reference.range,
      message: "\(reference.noun) leads to '\(reference.destination)', but the file's name is '\(name)'",
      remedy: "write '\(SitePath.written(from: page.file, to: name))'")
  }
}

extension DiagnosticCode {
  package static let linkCase = DiagnosticCode(
    "link-case",
    explanation: """
      An address must spell the name of a file as the file has it, capital and small letters too. Some systems do not \
      tell them apart, so that the link works where it is written; a server does, and readers find nothing. Write the \
      name as the finding gives it, or rename the file.
      """)
}
