import Caching
import Diagnostics

extension SiteWriting {
  /// What was written.
  struct Result: Sendable {
    /// Nil where nothing was written, because something is wrong with the pages as they would be.
    var outcome: SiteWriter.Outcome?
    /// For the memory of the next run.
    var outputs: [String: RunMemory.Output] = [:]
    /// What is wrong with the pages as they are written.
    var diagnostics: [Diagnostic] = []
    /// Whether something is wrong with where the written files lead.
    var hasLinkFindings = false
    /// The terms of pages, by the paths of their scripts.
    var terms: [String: [UInt8]] = [:]

    mutating func addLinks(_ found: [Diagnostic]) {
      diagnostics += found
      hasLinkFindings = !found.isEmpty
    }

    mutating func remember(_ path: String, _ key: Fingerprint, _ stamp: FileStamp, _ links: [UInt8]) {
      outputs[path] = RunMemory.Output(key: key, stamp: stamp, terms: terms[path] ?? [], links: links)
    }
  }
}

extension RunMemory {
  /// Keeps in mind what was written.
  mutating func remember(_ result: SiteWriting.Result) {
    outputs = result.outputs
    hasOutputFindings = result.hasLinkFindings
  }
}
