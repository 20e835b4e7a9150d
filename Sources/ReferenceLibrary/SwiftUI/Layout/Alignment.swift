public import Foundation

/// A line along which views are placed beside each other in a column.
///
/// [Apple's page](https://developer.apple.com/documentation/swiftui/horizontalalignment)
public struct HorizontalAlignment: Hashable, Sendable {
  package let name: String

  /// Makes a line of one's own.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/swiftui/horizontalalignment/init(_:))
  public init(_ id: any AlignmentID.Type) {
    name = String(reflecting: id)
  }

  private init(name: String) {
    self.name = name
  }

  /// The side where reading begins.
  public static let leading = HorizontalAlignment(name: "leading")
  /// The middle.
  public static let center = HorizontalAlignment(name: "center")
  /// The side where reading ends.
  public static let trailing = HorizontalAlignment(name: "trailing")
  /// Where the separator of a row begins.
  @available(iOS 16.0, *)
  public static let listRowSeparatorLeading = HorizontalAlignment(name: "listRowSeparatorLeading")
  /// Where the separator of a row ends.
  @available(iOS 16.0, *)
  public static let listRowSeparatorTrailing = HorizontalAlignment(name: "listRowSeparatorTrailing")
}

/// A line along which views are placed beside each other in a row.
///
/// [Apple's page](https://developer.apple.com/documentation/swiftui/verticalalignment)
public struct VerticalAlignment: Hashable, Sendable {
  package let name: String

  /// Makes a line of one's own.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/swiftui/verticalalignment/init(_:))
  public init(_ id: any AlignmentID.Type) {
    name = String(reflecting: id)
  }

  private init(name: String) {
    self.name = name
  }

  /// The upper side.
  public static let top = VerticalAlignment(name: "top")
  /// The middle.
  public static let center = VerticalAlignment(name: "center")
  /// The lower side.
  public static let bottom = VerticalAlignment(name: "bottom")
  /// The base line of the first line of text.
  public static let firstTextBaseline = VerticalAlignment(name: "firstTextBaseline")
  /// The base line of the last line of text.
  public static let lastTextBaseline = VerticalAlignment(name: "lastTextBaseline")
}

/// A line of alignment of one's own.
///
/// [Apple's page](https://developer.apple.com/documentation/swiftui/alignmentid)
public protocol AlignmentID {
  /// Where the line lies if the view does not say.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/swiftui/alignmentid/defaultvalue(in:))
  static func defaultValue(in context: ViewDimensions) -> CGFloat
}

/// The place of one view over another.
///
/// [Apple's page](https://developer.apple.com/documentation/swiftui/alignment)
public struct Alignment: Hashable, Sendable {
  /// The place along the line of text.
  public var horizontal: HorizontalAlignment
  /// The place down the page.
  public var vertical: VerticalAlignment

  /// Makes a place of its two lines.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/swiftui/alignment/init(horizontal:vertical:))
  public init(horizontal: HorizontalAlignment, vertical: VerticalAlignment) {
    self.horizontal = horizontal
    self.vertical = vertical
  }

  /// The middle.
  public static let center = Alignment(horizontal: .center, vertical: .center)
  /// The middle of the leading side.
  public static let leading = Alignment(horizontal: .leading, vertical: .center)
  /// The middle of the trailing side.
  public static let trailing = Alignment(horizontal: .trailing, vertical: .center)
  /// The middle of the upper side.
  public static let top = Alignment(horizontal: .center, vertical: .top)
  /// The middle of the lower side.
  public static let bottom = Alignment(horizontal: .center, vertical: .bottom)
  /// The upper leading corner.
  public static let topLeading = Alignment(horizontal: .leading, vertical: .top)
  /// The upper trailing corner.
  public static let topTrailing = Alignment(horizontal: .trailing, vertical: .top)
  /// The lower leading corner.
  public static let bottomLeading = Alignment(horizontal: .leading, vertical: .bottom)
  /// The lower trailing corner.
  public static let bottomTrailing = Alignment(horizontal: .trailing, vertical: .bottom)
  /// Where reading begins, on the first line of text.
  @available(iOS 16.0, *)
  public static let leadingFirstTextBaseline = Alignment(horizontal: .leading, vertical: .firstTextBaseline)
  /// Where reading ends, on the first line of text.
  @available(iOS 16.0, *)
  public static let trailingFirstTextBaseline = Alignment(horizontal: .trailing, vertical: .firstTextBaseline)
  /// In the middle, on the first line of text.
  @available(iOS 16.0, *)
  public static let centerFirstTextBaseline = Alignment(horizontal: .center, vertical: .firstTextBaseline)
  /// Where reading begins, on the last line of text.
  @available(iOS 16.0, *)
  public static let leadingLastTextBaseline = Alignment(horizontal: .leading, vertical: .lastTextBaseline)
  /// Where reading ends, on the last line of text.
  @available(iOS 16.0, *)
  public static let trailingLastTextBaseline = Alignment(horizontal: .trailing, vertical: .lastTextBaseline)
}

/// The size of a view and its lines of alignment. Recorded: every number is zero.
///
/// [Apple's page](https://developer.apple.com/documentation/swiftui/viewdimensions)
public struct ViewDimensions: Equatable, Sendable {
  /// The width in points.
  public let width: CGFloat
  /// The height in points.
  public let height: CGFloat

  /// Where a line lies.
  public subscript(guide: HorizontalAlignment) -> CGFloat { 0 }
  /// Where a line lies.
  public subscript(guide: VerticalAlignment) -> CGFloat { 0 }
  /// Where a guide lies, if the view says so; it never does here.
  public subscript(explicit guide: HorizontalAlignment) -> CGFloat? { nil }
  /// Where a guide lies, if the view says so; it never does here.
  public subscript(explicit guide: VerticalAlignment) -> CGFloat? { nil }
}
