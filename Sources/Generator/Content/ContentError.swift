/// What keeps content from being read at all, through no fault of a page.
package enum ContentError: Error, Hashable, Sendable {
  case noSuchFolder(String)
  case notAFolder(String)
  /// The folder holds neither `dalil.yml` nor a folder of a language, and no folder above it does.
  case noSite(String)
  /// The system refuses to show a file or folder; the second text is its reason.
  case unreadable(String, String)
}
