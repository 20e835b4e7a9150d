// Paths: what a typed one takes, and what an erased one does not give back.
// swift-format-ignore-file
import SwiftUI

enum PathRoute: Hashable { case home, item(Int) }

struct Paths: View {
  @State private var path = NavigationPath()
  @State private var typed: [PathRoute] = []

  var body: some View { Text("") }

  func typedValues() {
    // expected-error@+1 {{cannot convert value of type 'String' to expected argument type 'PathRoute'}}
    typed.append("home")
    // expected-error@+1 {{cannot convert value of type 'String' to expected argument type 'Int'}}
    typed.append(.item("one"))
  }

  func erasedValues() {
    // expected-error@+1 {{extra argument in call}}
    path.append(PathRoute.home, PathRoute.item(1))
    // expected-error@+1 {{cannot convert value of type 'String' to expected argument type 'Int'}}
    path.removeLast("home")
    // expected-error@+1 {{cannot assign value of type '[Any]' to type 'NavigationPath'}}
    path = []
  }
}

func readBack(_ path: NavigationPath) {
  // expected-error@+1 {{for-in loop requires 'NavigationPath' to conform to 'Sequence'}}
  for value in path { print(value) }
  // expected-error@+1 {{value of type 'NavigationPath' has no member 'last'}}
  print(path.last as Any)
  // expected-error@+1 {{value of type 'NavigationPath' has no subscripts}}
  print(path[0])
  // expected-error@+1 {{value of type 'NavigationPath' has no member 'contains'}}
  print(path.contains(PathRoute.home))
}

func change() {
  let path = NavigationPath()
  // expected-error@+1 {{cannot use mutating member on immutable value: 'path' is a 'let' constant}}
  path.append(1)
}

func start() -> NavigationPath {
  // expected-error@+1 {{cannot convert return expression of type '[PathRoute]' to return type 'NavigationPath'}}
  [PathRoute.home]
}
