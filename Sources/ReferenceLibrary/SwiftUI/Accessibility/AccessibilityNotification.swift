public import Foundation

/// Messages to assistive technologies. Recorded: here they are kept in order and nothing is spoken.
///
/// [Apple's page](https://developer.apple.com/documentation/accessibility/accessibilitynotification)
@available(iOS 17.0, *)
public enum AccessibilityNotification {
  /// Speaks a text.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/accessibility/accessibilitynotification/announcement)
  public struct Announcement: Sendable {
    package let text: String

    /// Makes an announcement of a string.
    ///
    /// [Apple's page](https://developer.apple.com/documentation/accessibility/accessibilitynotification/announcement/init(_:))
    public init(_ announcement: String) {
      text = announcement
    }

    /// Makes an announcement of a localised string.
    ///
    /// [Apple's page](https://developer.apple.com/documentation/accessibility/accessibilitynotification/announcement/init(_:))
    @_disfavoredOverload
    public init(_ announcement: LocalizedStringResource) {
      text = String(localized: announcement)
    }

    /// Makes an announcement of an attributed string.
    ///
    /// [Apple's page](https://developer.apple.com/documentation/accessibility/accessibilitynotification/announcement/init(_:))
    @_disfavoredOverload
    public init(_ announcement: AttributedString) {
      text = String(announcement.characters)
    }

    /// Speaks it.
    ///
    /// [Apple's page](https://developer.apple.com/documentation/accessibility/accessibilitynotification/announcement/post())
    public func post() {
      PostedNotifications.shared.append(PostedNotification(kind: "announcement", text: text))
    }
  }

  /// Says that the whole screen has changed.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/accessibility/accessibilitynotification/screenchanged)
  public struct ScreenChanged {
    private let element: Any?

    /// Makes a message that moves the cursor to `element`, or to the first element.
    ///
    /// [Apple's page](https://developer.apple.com/documentation/accessibility/accessibilitynotification/screenchanged/init(_:))
    public init(_ element: Any? = nil) {
      self.element = element
    }

    /// Sends it.
    ///
    /// [Apple's page](https://developer.apple.com/documentation/accessibility/accessibilitynotification/screenchanged/post())
    public func post() {
      PostedNotifications.shared.append(PostedNotification(kind: "screenChanged"))
    }
  }

  /// Says that part of the screen has changed.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/accessibility/accessibilitynotification/layoutchanged)
  public struct LayoutChanged {
    private let element: Any?

    /// Makes a message that moves the cursor to `element`.
    ///
    /// [Apple's page](https://developer.apple.com/documentation/accessibility/accessibilitynotification/layoutchanged/init(_:))
    public init(_ element: Any? = nil) {
      self.element = element
    }

    /// Sends it.
    ///
    /// [Apple's page](https://developer.apple.com/documentation/accessibility/accessibilitynotification/layoutchanged/post())
    public func post() {
      PostedNotifications.shared.append(PostedNotification(kind: "layoutChanged"))
    }
  }

  /// Says that a page has been scrolled.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/accessibility/accessibilitynotification/pagescrolled)
  public struct PageScrolled: Sendable {
    private let text: String

    /// Makes a message with the place that has come into sight.
    ///
    /// [Apple's page](https://developer.apple.com/documentation/accessibility/accessibilitynotification/pagescrolled/init(_:))
    public init(_ description: String) {
      text = description
    }

    /// Sends it.
    ///
    /// [Apple's page](https://developer.apple.com/documentation/accessibility/accessibilitynotification/pagescrolled/post())
    public func post() {
      PostedNotifications.shared.append(PostedNotification(kind: "pageScrolled", text: text))
    }
  }
}

/// A message to assistive technologies.
package struct PostedNotification: Sendable {
  package let kind: String
  package var text: String?
}

/// The messages to assistive technologies that were sent, in order.
package final class PostedNotifications: @unchecked Sendable {
  package static let shared = PostedNotifications()

  private let lock = NSLock()
  private var messages: [PostedNotification] = []

  func append(_ message: PostedNotification) {
    lock.withLock { messages.append(message) }
  }

  /// Hands over the messages and forgets them.
  package func drain() -> [PostedNotification] {
    lock.withLock {
      defer { messages = [] }
      return messages
    }
  }
}
