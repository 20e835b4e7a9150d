import SwiftCode

/// Gives the previews of a block names by which code in the same file can reach them.
///
/// `#Preview` makes a type whose name only the compiler knows, so code cannot ask for the first or second preview of a
/// block. Finding those types while the program runs would mean to read the compiler's tables of conformances, and to
/// tell by mangled names which block and which preview a type belongs to. In the file for a run, which nobody reads,
/// each preview is instead written as another macro of the same plug-in, with the same arguments and the same body, in
/// an enum of its own: the macro declares a member whose name is fixed. No line moves, and what is inserted is on the
/// lines of `#Preview` and of its end.
package enum PreviewNaming {
  /// The macro, as the entry file of a program declares it.
  package static let macro = "_RecordedPreview"

  /// `block` is the number of the block among those in its file.
  static func edits(for previews: [PreviewUse], block: Int) -> [CodeEdit] {
    previews.enumerated().flatMap { number, preview in
      [
        CodeEdit(
          range: preview.nameRange, replacement: "private enum \(type(number, ofBlock: block)) { #\(macro)"),
        CodeEdit(range: preview.range.upperBound..<preview.range.upperBound, replacement: " }"),
      ]
    }
  }

  /// What makes the preview with a number.
  package static func expression(_ number: Int, ofBlock block: Int) -> String {
    "\(type(number, ofBlock: block))._preview"
  }

  private static func type(_ number: Int, ofBlock block: Int) -> String { "_Preview\(block)_\(number)" }
}
