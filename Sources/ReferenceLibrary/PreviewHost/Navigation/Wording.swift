/// What is logged about navigation, in the words of SwiftUI where they are known.
enum Wording {
  static func inertLink(_ type: Any.Type) -> String {
    "A NavigationLink is presenting a value of type “\(type)” but there is no matching navigationDestination "
      + "declaration visible from the location of the link. The link cannot be activated."
  }

  static func noDestination(_ type: Any.Type) -> String {
    "A value of type “\(type)” is in the path but there is no matching navigationDestination declaration "
      + "in the stack. A placeholder is shown."
  }

  static func repeated(_ type: Any.Type) -> String {
    "A navigationDestination for “\(type)” was declared earlier on the stack. "
      + "Only the destination declared closest to the root view of the stack will be used."
  }

  static let belowRoot =
    "Only root-level navigation destinations are effective for a navigation stack with a homogeneous path."

  static func outsideOfStack(of type: Any.Type) -> String {
    outside + "There's a misplaced `navigationDestination(for:destination:)` modifier for type `\(type)`. "
      + "It will be ignored."
  }

  static func outsideOfStack(_ modifier: String, _ content: Any.Type) -> String {
    outside + "There's a misplaced `\(modifier)` modifier presenting `\(content)`. It will be ignored."
  }

  private static let outside =
    "The `navigationDestination` modifier only works inside a `NavigationStack` or `NavigationSplitView`. "

  static func inLazyContainer(of type: Any.Type) -> String {
    lazy + "There's a misplaced `navigationDestination(for:destination:)` modifier for type `\(type)`. "
      + "It will be ignored."
  }

  static func inLazyContainer(_ modifier: String, _ content: Any.Type) -> String {
    lazy + "There's a misplaced `\(modifier)` modifier presenting `\(content)`. It will be ignored in a future release."
  }

  private static let lazy =
    "Do not put a navigation destination modifier inside a \"lazy” container, like `List` or `LazyVStack`. "
    + "These containers create child views only when needed to render on screen. Add the navigation destination "
    + "modifier outside these containers so that the navigation stack can always see the destination. "

  static let conflict =
    "Two navigation destinations of one screen are presented at once. Both are pushed; their order is not promised."

  static let nestedStack =
    "A NavigationStack is inside a screen of another NavigationStack. Both show a bar, and links in the inner one "
    + "do not find the destinations of the outer one."

  static let splitInStack =
    "A NavigationSplitView is inside a NavigationStack. Put stacks into the columns of a split view, not around it."
}
