/// The ids that the page's own elements have; the colon keeps them apart from those made from headings.
enum PageID {
  static let notes = "d:notes"
  static let contents = "d:contents"
  static let main = "d:main"

  static func note(_ number: Int) -> String { "d:note-\(number)" }

  static func noteReference(_ number: Int, _ occurrence: Int) -> String {
    occurrence == 1 ? "d:noteref-\(number)" : "d:noteref-\(number)-\(occurrence)"
  }

  /// What the ids of the states of the page's n-th preview begin with.
  static func states(ofPreview number: Int) -> String { "p:\(number)-" }
}
