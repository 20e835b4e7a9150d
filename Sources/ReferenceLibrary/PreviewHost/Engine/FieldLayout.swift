@_spi(Reflection) import Swift
import SwiftUI

/// A view that stands for the body of what it stores, such as a modifier or a style: the property wrappers are in there.
protocol StoredEvaluation: View {
  /// The type under whose name its evaluations are counted.
  static var evaluatedType: Any.Type { get }
}

/// Where the property wrappers of a view lie in memory; found once for each type of view.
struct FieldLayout {
  /// Connects or updates one property wrapper of a value in memory.
  typealias Step = (_ value: UnsafeMutableRawPointer, _ node: Node) -> Void

  private static var known: [ObjectIdentifier: FieldLayout] = [:]
  private let steps: [Step]

  /// The layout of a type of view or modifier.
  static func of(_ type: Any.Type) -> FieldLayout {
    if let layout = known[ObjectIdentifier(type)] { return layout }
    let layout = FieldLayout(steps: Self.steps(of: type, at: 0))
    known[ObjectIdentifier(type)] = layout
    return layout
  }

  /// A copy of `value` whose property wrappers are connected to a node.
  func connected<Value>(_ value: Value, to node: Node) -> Value {
    guard !steps.isEmpty else { return value }
    var copy = value
    withUnsafeMutablePointer(to: &copy) { pointer in
      for step in steps { step(UnsafeMutableRawPointer(pointer), node) }
    }
    return copy
  }

  private static func steps(of type: Any.Type, at base: Int) -> [Step] {
    var steps: [Step] = []
    _ = _forEachField(of: type, options: _EachFieldOptions(rawValue: 1 << 1)) { _, offset, fieldType, _ in
      if type is any StoredEvaluation.Type {
        steps += Self.steps(of: fieldType, at: base + offset)
      } else if let property = fieldType as? any HostedProperty.Type {
        steps.append(connection(of: property, at: base + offset))
      } else if let property = fieldType as? any DynamicProperty.Type {
        steps += Self.steps(of: fieldType, at: base + offset)
        steps.append(updating(property, at: base + offset))
      }
      return true
    }
    return steps
  }

  private static func connection<Property: HostedProperty>(of type: Property.Type, at offset: Int) -> Step {
    { value, node in
      (value + offset).assumingMemoryBound(to: Property.self).pointee.connect(to: node, at: offset)
    }
  }

  private static func updating<Property: DynamicProperty>(_ type: Property.Type, at offset: Int) -> Step {
    { value, _ in (value + offset).assumingMemoryBound(to: Property.self).pointee.update() }
  }
}
