@_spi(Reflection) import Swift

/// A value that stands for something elsewhere: it is the same if it stands for the same.
package protocol ComparedByReference {
  /// Whether the other stands for the same.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/swiftui/comparedbyreference/referstosame(as:))
  func refersToSame(as other: Self) -> Bool
}

/// Whether a new value says the same as the old one, as far as that can be known.
///
/// References are compared by identity, what is `Equatable` by equality, other structures and tuples field by field,
/// closures by the bits of code and context. What cannot be compared counts as changed.
package func isUnchanged<Value>(_ old: Value, _ new: Value) -> Bool {
  if let old = old as? any ComparedByReference { return refersToSame(old, new) }
  if let old = old as? any Equatable { return isEqual(old, new) }
  if let old = old as? any OptionalComparing { return old.isUnchanged(new) }
  if Value.self is AnyObject.Type { return (old as AnyObject) === (new as AnyObject) }
  let contained = type(of: old as Any)
  if contained != Value.self { return isUnchanged(old, new, containing: contained) }
  return FieldComparing.of(Value.self).isUnchanged(old, new)
}

/// Whether two values of a protocol's type contain values of one type that say the same.
private func isUnchanged(_ old: Any, _ new: Any, containing type: Any.Type) -> Bool {
  func compare<Contained>(_ type: Contained.Type) -> Bool {
    guard let old = old as? Contained, let new = new as? Contained else { return false }
    return isUnchanged(old, new)
  }
  return _openExistential(type, do: compare)
}

/// Whether two values of unknown types are of one type and say the same.
package func isUnchangedErased(_ old: Any, _ new: Any) -> Bool {
  func compare<Value>(_ old: Value) -> Bool {
    guard let new = new as? Value else { return false }
    return isUnchanged(old, new)
  }
  return _openExistential(old, do: compare)
}

private func refersToSame<Value: ComparedByReference>(_ old: Value, _ new: Any) -> Bool {
  (new as? Value).map { old.refersToSame(as: $0) } ?? false
}

private func isEqual<Value: Equatable>(_ old: Value, _ new: Any) -> Bool {
  (new as? Value) == old
}

/// An optional whose wrapped value is not `Equatable`.
private protocol OptionalComparing {
  func isUnchanged(_ other: Any) -> Bool
}

extension Optional: OptionalComparing {
  fileprivate func isUnchanged(_ other: Any) -> Bool {
    guard let other = other as? Wrapped? else { return false }
    switch (self, other) {
    case (nil, nil): return true
    case (let old?, let new?): return SwiftUI.isUnchanged(old, new)
    default: return false
    }
  }
}

/// How the values of one type are compared field by field; found once for each type.
private struct FieldComparing {
  /// Compares the field at an offset of two values in memory.
  typealias Comparison = (_ old: UnsafeRawPointer, _ new: UnsafeRawPointer) -> Bool

  private nonisolated(unsafe) static var known: [ObjectIdentifier: FieldComparing] = [:]
  private static let lock = Lock()

  /// The comparisons of all fields; nil if the values cannot be compared.
  let comparisons: [Comparison]?

  static func of<Value>(_ type: Value.Type) -> FieldComparing {
    let key = ObjectIdentifier(type)
    if let comparing = lock.with({ known[key] }) { return comparing }
    let comparing = FieldComparing(type)
    lock.with { known[key] = comparing }
    return comparing
  }

  private init(_ type: Any.Type) {
    var comparisons: [Comparison] = []
    let hasFields = _forEachField(of: type, options: _EachFieldOptions(rawValue: 1 << 1)) { _, offset, fieldType, _ in
      comparisons.append(Self.comparison(of: fieldType, at: offset))
      return true
    }
    if hasFields, !comparisons.isEmpty {
      self.comparisons = comparisons
    } else if hasFields, _isStateless(type) {
      self.comparisons = []
    } else {
      self.comparisons = nil
    }
  }

  func isUnchanged<Value>(_ old: Value, _ new: Value) -> Bool {
    guard let comparisons else { return Self.isClosure(Value.self) && Self.haveSameBits(old, new) }
    return withUnsafePointer(to: old) { old in
      withUnsafePointer(to: new) { new in
        comparisons.allSatisfy { $0(UnsafeRawPointer(old), UnsafeRawPointer(new)) }
      }
    }
  }

  private static func comparison(of type: Any.Type, at offset: Int) -> Comparison {
    func make<Field>(_ type: Field.Type) -> Comparison {
      { old, new in
        SwiftUI.isUnchanged(
          (old + offset).assumingMemoryBound(to: Field.self).pointee,
          (new + offset).assumingMemoryBound(to: Field.self).pointee)
      }
    }
    return _openExistential(type, do: make)
  }

  private static func isClosure(_ type: Any.Type) -> Bool {
    String(describing: type).contains("->") && MemoryLayout<() -> Void>.size == 2 * MemoryLayout<Int>.size
  }

  private static func haveSameBits<Value>(_ old: Value, _ new: Value) -> Bool {
    withUnsafeBytes(of: old) { old in withUnsafeBytes(of: new) { new in old.elementsEqual(new) } }
  }
}

/// Whether a type has no stored fields.
private func _isStateless(_ type: Any.Type) -> Bool {
  func size<Value>(_ type: Value.Type) -> Int { MemoryLayout<Value>.size }
  return _openExistential(type, do: size) == 0
}
