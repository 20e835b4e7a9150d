/// A colour of the system; UIKit's on Apple's systems, where guides write `Color(.systemBackground)`.
///
/// [Apple's page](https://developer.apple.com/documentation/uikit/uicolor)
public struct UIColor: Hashable, Sendable {
  package let name: String

  /// The main background.
  public static let systemBackground = UIColor(name: "systemBackground")
  /// The background of content on the main background.
  public static let secondarySystemBackground = UIColor(name: "secondarySystemBackground")
  /// The background of content on that.
  public static let tertiarySystemBackground = UIColor(name: "tertiarySystemBackground")
  /// The background of grouped lists.
  public static let systemGroupedBackground = UIColor(name: "systemGroupedBackground")
  /// The background of rows of grouped lists.
  public static let secondarySystemGroupedBackground = UIColor(name: "secondarySystemGroupedBackground")
  /// The background of content in those rows.
  public static let tertiarySystemGroupedBackground = UIColor(name: "tertiarySystemGroupedBackground")
  /// Text.
  public static let label = UIColor(name: "label")
  /// Text of the second level.
  public static let secondaryLabel = UIColor(name: "secondaryLabel")
  /// Text of the third level.
  public static let tertiaryLabel = UIColor(name: "tertiaryLabel")
  /// Text of the fourth level.
  public static let quaternaryLabel = UIColor(name: "quaternaryLabel")
  /// Thin and small figures.
  public static let systemFill = UIColor(name: "systemFill")
  /// Figures of the second level.
  public static let secondarySystemFill = UIColor(name: "secondarySystemFill")
  /// Figures of the third level.
  public static let tertiarySystemFill = UIColor(name: "tertiarySystemFill")
  /// Figures of the fourth level.
  public static let quaternarySystemFill = UIColor(name: "quaternarySystemFill")
  /// Lines between content.
  public static let separator = UIColor(name: "separator")
  /// Lines between content that hide what is behind.
  public static let opaqueSeparator = UIColor(name: "opaqueSeparator")
  /// Links.
  public static let link = UIColor(name: "link")
  /// Prompts in fields.
  public static let placeholderText = UIColor(name: "placeholderText")
  /// The system's red.
  public static let systemRed = UIColor(name: "systemRed")
  /// The system's orange.
  public static let systemOrange = UIColor(name: "systemOrange")
  /// The system's yellow.
  public static let systemYellow = UIColor(name: "systemYellow")
  /// The system's green.
  public static let systemGreen = UIColor(name: "systemGreen")
  /// The system's mint.
  public static let systemMint = UIColor(name: "systemMint")
  /// The system's teal.
  public static let systemTeal = UIColor(name: "systemTeal")
  /// The system's blue.
  public static let systemBlue = UIColor(name: "systemBlue")
  /// The system's indigo.
  public static let systemIndigo = UIColor(name: "systemIndigo")
  /// The system's purple.
  public static let systemPurple = UIColor(name: "systemPurple")
  /// The system's pink.
  public static let systemPink = UIColor(name: "systemPink")
  /// The system's brown.
  public static let systemBrown = UIColor(name: "systemBrown")
  /// The system's grey.
  public static let systemGray = UIColor(name: "systemGray")
  /// The second of the system's greys.
  public static let systemGray2 = UIColor(name: "systemGray2")
  /// The third of the system's greys.
  public static let systemGray3 = UIColor(name: "systemGray3")
  /// The fourth of the system's greys.
  public static let systemGray4 = UIColor(name: "systemGray4")
  /// The fifth of the system's greys.
  public static let systemGray5 = UIColor(name: "systemGray5")
  /// The sixth of the system's greys.
  public static let systemGray6 = UIColor(name: "systemGray6")
}
