import Foundation

/// What tells two subscribers or subscriptions apart.
///
/// [Apple's page](https://developer.apple.com/documentation/combine/combineidentifier)
public struct CombineIdentifier: Hashable, CustomStringConvertible, Sendable {
  private static let counter = Counter()
  private let number: UInt

  /// Makes an identifier that no other is equal to.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/combine/combineidentifier)
  public init() {
    number = Self.counter.next()
  }

  /// Makes the identifier of an object.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/combine/combineidentifier)
  public init(_ object: AnyObject) {
    number = UInt(bitPattern: ObjectIdentifier(object))
  }

  /// The identifier in words.
  public var description: String { "0x" + String(number, radix: 16) }

  private final class Counter: @unchecked Sendable {
    private let lock = NSLock()
    private var last: UInt = 0

    func next() -> UInt {
      lock.withLock {
        last += 1
        return last
      }
    }
  }
}

/// Something with an identifier of its own.
///
/// [Apple's page](https://developer.apple.com/documentation/combine/customcombineidentifierconvertible)
public protocol CustomCombineIdentifierConvertible {
  /// What tells it apart.
  var combineIdentifier: CombineIdentifier { get }
}

extension CustomCombineIdentifierConvertible where Self: AnyObject {
  /// The identity of the object.
  public var combineIdentifier: CombineIdentifier { CombineIdentifier(self) }
}
