/// A message that an app posts to assistive technologies.
public struct Announcement: Codable, Hashable, Sendable {
  /// What it says.
  public enum Kind: String, Codable, Hashable, Sendable {
    /// Words to be spoken.
    case announcement
    /// The whole screen has changed.
    case screenChanged
    /// Part of the screen has changed.
    case layoutChanged
    /// A page has been scrolled.
    case pageScrolled
  }

  /// What it says.
  public var kind: Kind
  /// The words, if it has any.
  public var text: String?

  /// Makes a message.
  public init(kind: Kind, text: String? = nil) {
    self.kind = kind
    self.text = text
  }
}
