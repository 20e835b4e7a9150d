public import PreviewRecording
public import SwiftUI

/// Runs a view or an app without a screen: reads what it shows, acts on it, tells what SwiftUI would warn about.
@MainActor
public final class PreviewHost {
  /// The direction in which the screen is read.
  public let readingDirection = ReadingDirection.leftToRight

  /// Loads `root` as the content of a window.
  public init<Root: View>(_ root: Root) {}
}
