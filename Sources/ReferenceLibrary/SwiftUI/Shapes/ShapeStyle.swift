/// A colour or pattern for shapes. Recorded: nothing is drawn.
///
/// [Apple's page](https://developer.apple.com/documentation/swiftui/shapestyle)
public protocol ShapeStyle: Sendable {}

// The only declarations of these colours: one more in `Color` itself would give `Color.red` two meanings, and the
// compiler's time would double with each of them in a chain of modifiers.
extension ShapeStyle where Self == Color {
  /// Red.
  public static var red: Color { Color(named: "red") }
  /// Orange.
  public static var orange: Color { Color(named: "orange") }
  /// Yellow.
  public static var yellow: Color { Color(named: "yellow") }
  /// Green.
  public static var green: Color { Color(named: "green") }
  /// Mint.
  @available(iOS 15.0, *)
  public static var mint: Color { Color(named: "mint") }
  /// Teal.
  @available(iOS 15.0, *)
  public static var teal: Color { Color(named: "teal") }
  /// Cyan.
  @available(iOS 15.0, *)
  public static var cyan: Color { Color(named: "cyan") }
  /// Blue.
  public static var blue: Color { Color(named: "blue") }
  /// Indigo.
  @available(iOS 15.0, *)
  public static var indigo: Color { Color(named: "indigo") }
  /// Purple.
  public static var purple: Color { Color(named: "purple") }
  /// Pink.
  public static var pink: Color { Color(named: "pink") }
  /// Brown.
  @available(iOS 15.0, *)
  public static var brown: Color { Color(named: "brown") }
  /// White.
  public static var white: Color { Color(named: "white") }
  /// Grey.
  public static var gray: Color { Color(named: "gray") }
  /// Black.
  public static var black: Color { Color(named: "black") }
  /// Nothing.
  public static var clear: Color { Color(named: "clear") }
}

/// A style that stands for a level of content.
///
/// [Apple's page](https://developer.apple.com/documentation/swiftui/hierarchicalshapestyle)
@available(iOS 15.0, *)
public struct HierarchicalShapeStyle: ShapeStyle, Hashable {
  package let level: Int
}

extension ShapeStyle where Self == HierarchicalShapeStyle {
  /// The style of main content.
  public static var primary: HierarchicalShapeStyle { .init(level: 1) }
  /// The style of side content.
  public static var secondary: HierarchicalShapeStyle { .init(level: 2) }
  /// The style of content of the third level.
  public static var tertiary: HierarchicalShapeStyle { .init(level: 3) }
  /// The style of content of the fourth level.
  public static var quaternary: HierarchicalShapeStyle { .init(level: 4) }
  /// The style of content of the fifth level.
  @available(iOS 17.0, *)
  public static var quinary: HierarchicalShapeStyle { .init(level: 5) }
}

/// The style of a role: the tint, the background, the foreground and others.
public struct _RoleShapeStyle: ShapeStyle, Hashable {
  package let name: String
}

extension ShapeStyle where Self == _RoleShapeStyle {
  /// The tint around.
  public static var tint: _RoleShapeStyle { .init(name: "tint") }
  /// The background around.
  public static var background: _RoleShapeStyle { .init(name: "background") }
  /// The foreground around.
  public static var foreground: _RoleShapeStyle { .init(name: "foreground") }
  /// What stands behind a selection.
  public static var selection: _RoleShapeStyle { .init(name: "selection") }
  /// Lines between content.
  public static var separator: _RoleShapeStyle { .init(name: "separator") }
  /// The background of bars.
  public static var bar: _RoleShapeStyle { .init(name: "bar") }
  /// The faint fill of shapes.
  public static var fill: _RoleShapeStyle { .init(name: "fill") }
  /// A link.
  public static var link: _RoleShapeStyle { .init(name: "link") }
}

/// A pane through which the background shines.
///
/// [Apple's page](https://developer.apple.com/documentation/swiftui/material)
@available(iOS 15.0, *)
public struct Material: ShapeStyle, Hashable {
  package let name: String
  /// The thinnest pane.
  public static let ultraThin = Material(name: "ultraThin")
  /// A thin pane.
  public static let thin = Material(name: "thin")
  /// The usual pane.
  public static let regular = Material(name: "regular")
  /// A thick pane.
  public static let thick = Material(name: "thick")
  /// The thickest pane.
  public static let ultraThick = Material(name: "ultraThick")
  /// The pane of bars.
  public static let bar = Material(name: "bar")
}

extension ShapeStyle where Self == Material {
  /// The thinnest pane.
  public static var ultraThinMaterial: Material { .ultraThin }
  /// A thin pane.
  public static var thinMaterial: Material { .thin }
  /// The usual pane.
  public static var regularMaterial: Material { .regular }
  /// A thick pane.
  public static var thickMaterial: Material { .thick }
  /// The thickest pane.
  public static var ultraThickMaterial: Material { .ultraThick }
}

/// A style whose own type is hidden.
///
/// [Apple's page](https://developer.apple.com/documentation/swiftui/anyshapestyle)
@available(iOS 15.0, *)
public struct AnyShapeStyle: ShapeStyle {
  package let style: any ShapeStyle

  /// Hides the type of `style`.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/swiftui/anyshapestyle/init(_:))
  public init<S: ShapeStyle>(_ style: S) {
    self.style = style
  }
}
