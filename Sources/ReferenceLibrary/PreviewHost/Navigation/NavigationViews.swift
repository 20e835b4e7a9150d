import SwiftUI

@available(*, deprecated, message: "NavigationView is deprecated")
extension NavigationView: HostedView {
  // On a phone it is a stack; its columns on a tablet are not shown side by side here.
  func addChildren(to children: inout Children) {
    children.add(NavigationStack { content }, .content)
  }
}
