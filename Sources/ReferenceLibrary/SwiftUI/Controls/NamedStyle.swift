/// A look of the library, which is known by its name.
package protocol NamedStyle {
  /// The name as written in code.
  var name: String { get }
}
