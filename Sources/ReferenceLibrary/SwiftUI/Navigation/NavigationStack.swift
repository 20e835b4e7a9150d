/// A root screen with screens pushed over it.
///
/// [Apple's page](https://developer.apple.com/documentation/swiftui/navigationstack)
@available(iOS 16.0, *)
public struct NavigationStack<Data, Root: View> {
  package let path: StackPath?
  package let root: Root
}

extension NavigationStack: PrimitiveView {
  /// It is evaluated by the library.
  public typealias Body = Never
}

@available(iOS 16.0, *)
extension NavigationStack {
  /// Makes a stack that keeps its path for itself.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/swiftui/navigationstack/init(root:))
  public init(@ViewBuilder root: () -> Root) where Data == NavigationPath {
    path = nil
    self.root = root()
  }

  /// Makes a stack whose path holds values of several types.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/swiftui/navigationstack/init(path:root:))
  public init(path: Binding<NavigationPath>, @ViewBuilder root: () -> Root) where Data == NavigationPath {
    self.path = StackPath(path)
    self.root = root()
  }

  /// Makes a stack whose path is a collection of values of one type.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/swiftui/navigationstack/init(path:root:))
  public init(path: Binding<Data>, @ViewBuilder root: () -> Root)
  where Data: MutableCollection, Data: RandomAccessCollection, Data: RangeReplaceableCollection, Data.Element: Hashable
  {
    self.path = StackPath(collection: path)
    self.root = root()
  }
}

/// The path that an app binds to a stack, whatever its type.
package struct StackPath {
  /// The type of the elements if all are of one; nil for a `NavigationPath`.
  package let elementType: Any.Type?
  /// The present values.
  package let read: () -> [PathElement]
  /// Adds a value; false if the path cannot hold it.
  package let append: (PathElement) -> Bool
  /// Shortens the path to a number of values.
  package let truncate: (Int) -> Void

  package init(_ path: Binding<NavigationPath>) {
    elementType = nil
    read = { path.wrappedValue.elements }
    append = { element in
      path.wrappedValue.elements.append(element)
      return true
    }
    truncate = { count in path.wrappedValue.elements.removeLast(max(0, path.wrappedValue.count - count)) }
  }

  package init<Data>(collection path: Binding<Data>)
  where Data: RandomAccessCollection, Data: RangeReplaceableCollection, Data.Element: Hashable {
    elementType = Data.Element.self
    read = { path.wrappedValue.map { PathElement($0) } }
    append = { element in
      guard let value = element.value.base as? Data.Element else { return false }
      path.wrappedValue.append(value)
      return true
    }
    truncate = { count in path.wrappedValue.removeLast(max(0, path.wrappedValue.count - count)) }
  }
}
