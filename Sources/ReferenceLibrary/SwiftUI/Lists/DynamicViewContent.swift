public import Foundation

/// Views made of the elements of a collection, which can be deleted and moved.
///
/// [Apple's page](https://developer.apple.com/documentation/swiftui/dynamicviewcontent)
public protocol DynamicViewContent: View {
  /// The kind of collection.
  associatedtype Data: Collection
  /// The collection.
  var data: Data { get }
}

extension ForEach: DynamicViewContent where Content: View {}

extension ModifiedContent: DynamicViewContent where Content: DynamicViewContent, Modifier: ViewModifier {
  /// The collection.
  public var data: Content.Data { content.data }
}

/// How the rows of a collection can be edited.
nonisolated package struct RowEditing: PrimitiveModifier {
  package enum Edit {
    case delete((IndexSet) -> Void)
    case move((IndexSet, Int) -> Void)
  }

  package typealias Body = Never
  /// Nil forbids what an outer list would allow.
  package let edit: Edit?
}

extension DynamicViewContent {
  /// Lets the reader delete rows; `action` gets their places.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/swiftui/dynamicviewcontent/ondelete(perform:))
  nonisolated public func onDelete(perform action: ((IndexSet) -> Void)?) -> some DynamicViewContent {
    modifier(RowEditing(edit: action.map { .delete($0) }))
  }

  /// Lets the reader move rows; `action` gets their places and the place before which they go.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/swiftui/dynamicviewcontent/onmove(perform:))
  nonisolated public func onMove(perform action: ((IndexSet, Int) -> Void)?) -> some DynamicViewContent {
    modifier(RowEditing(edit: action.map { .move($0) }))
  }
}

extension RangeReplaceableCollection where Self: MutableCollection, Index == Int {
  /// Removes the elements at some places.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/swift/mutablecollection/remove(atoffsets:))
  public mutating func remove(atOffsets offsets: IndexSet) {
    for offset in offsets.reversed() { remove(at: startIndex + offset) }
  }
}

extension MutableCollection where Self: RangeReplaceableCollection, Index == Int {
  /// Moves the elements at some places to the place before the element at `destination`.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/swift/mutablecollection/move(fromoffsets:tooffset:))
  public mutating func move(fromOffsets source: IndexSet, toOffset destination: Int) {
    let moved = source.map { self[startIndex + $0] }
    let target = destination - source.count { $0 < destination }
    remove(atOffsets: source)
    insert(contentsOf: moved, at: startIndex + target)
  }
}
