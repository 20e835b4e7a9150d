import SwiftCode

/// What stands for code that an example leaves out.
enum CodeTrap {
  static let declaration = Ellipsis.trapDeclaration
}
