import Foundation
import PreviewRecording
import Snippets

/// A block to be started.
struct RunJob: Sendable {
  /// The page's place among the plans.
  var page: Int
  /// The block's place in the page's plan.
  var place: Int
  var plan: RunPlan
  var settings: SnippetSettings
  /// Whose code the places in the outcome are in.
  var owner: CodeOwner
  var file: GeneratedFile
  /// Whether its program needs the object code of the reference library.
  var linksLibrary: Bool
  var limits: RunLimits

  /// `plan` is that of the block at a place of a page.
  init(
    _ item: PagePlan.Item, at position: (page: Int, place: Int), plan: RunPlan, library: Set<String>,
    limits: RunLimits
  ) {
    (page, place) = position
    self.plan = plan
    settings = item.settings
    owner = item.owner
    file = item.runFile ?? item.file
    linksLibrary = plan.kind == .previews || !library.isDisjoint(with: item.imports)
    self.limits = limits
    self.limits.timeInMilliseconds = plan.timeoutInMilliseconds ?? limits.timeInMilliseconds
    // Looking ends before the program is ended, so that what was seen till then is kept.
    self.plan.preview?.request.milliseconds = self.limits.timeInMilliseconds / 10 * 8
  }

  /// What is to be recorded, as the program is told.
  var request: String? {
    guard let request = plan.preview?.request else { return nil }
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys]
    return (try? encoder.encode(request)).map { String(decoding: $0, as: UTF8.self) }
  }

  /// What the outcome depends on, beside the compiler and the library.
  var key: [UInt8] {
    let words = [
      "\(plan.kind)", "\(settings.languageMode)", "\(settings.isMainActorByDefault)", "\(limits.timeInMilliseconds)",
      "\(limits.memory)", "\(limits.output)", "\(limits.processes)", request ?? "", "\(plan.preview?.roots ?? [])",
    ]
    return Array((words.joined(separator: " ") + "\n").utf8) + file.text
  }

  /// The places of the block's own code.
  func place(line: Int, column: Int) -> RunOutcome.Place? {
    guard let origin = file.origin(line: line, column: column), origin.owner == owner else { return nil }
    return RunOutcome.Place(line: origin.line, column: origin.column)
  }
}
