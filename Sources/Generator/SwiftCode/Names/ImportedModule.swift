/// An `import` of a fragment.
package struct ImportedModule: Sendable, Equatable {
  /// The module's name, without submodules and symbols.
  package var module: String
  /// The whole path as written: `Foundation.URL`.
  package var path: String
  /// `struct`, `class`, `func` … if one symbol is imported.
  package var symbolKind: String?
  package var isTestable: Bool
  /// The whole declaration with its attributes, without the comments around it.
  package var range: Range<Int>
}
