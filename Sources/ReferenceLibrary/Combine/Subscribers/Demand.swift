extension Subscribers {
  /// How many values a subscriber asks for.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/combine/subscribers/demand)
  public struct Demand: Hashable, Codable, Sendable {
    fileprivate let count: UInt

    /// Asks for every value.
    public static let unlimited = Demand(count: .max)
    /// Asks for nothing.
    public static let none = Demand(count: 0)

    private init(count: UInt) {
      self.count = count
    }

    /// Asks for at most `value` values; a negative number is a programming error.
    ///
    /// [Apple's page](https://developer.apple.com/documentation/combine/subscribers/demand)
    public static func max(_ value: Int) -> Demand {
      precondition(value >= 0, "demand must not be negative")
      return Demand(count: UInt(value))
    }

    /// The number asked for; nil if unlimited.
    public var max: Int? {
      count == .max ? nil : Int(count)
    }

    /// The sum of two demands; unlimited stays unlimited.
    public static func + (left: Demand, right: Demand) -> Demand {
      let (sum, overflow) = left.count.addingReportingOverflow(right.count)
      return Demand(count: overflow ? .max : sum)
    }

    /// A demand and some values more.
    public static func + (left: Demand, right: Int) -> Demand {
      left + max(right)
    }

    /// Adds to a demand.
    public static func += (left: inout Demand, right: Demand) {
      left = left + right
    }

    /// Adds some values to a demand.
    public static func += (left: inout Demand, right: Int) {
      left = left + right
    }

    /// What is left of a demand, at least nothing; unlimited stays unlimited.
    public static func - (left: Demand, right: Demand) -> Demand {
      left.spending(right.count)
    }

    /// What is left of a demand after some values.
    public static func - (left: Demand, right: Int) -> Demand {
      left - max(right)
    }

    /// Takes away from a demand.
    public static func -= (left: inout Demand, right: Demand) {
      left = left - right
    }

    /// Takes some values away from a demand.
    public static func -= (left: inout Demand, right: Int) {
      left = left - right
    }

    /// A demand for so many times as many values; unlimited stays unlimited.
    public static func * (left: Demand, right: Int) -> Demand {
      let (product, overflow) = left.count.multipliedReportingOverflow(by: max(right).count)
      return Demand(count: overflow ? .max : product)
    }

    /// Multiplies a demand.
    public static func *= (left: inout Demand, right: Int) {
      left = left * right
    }

    /// Whether a demand is for a number of values.
    public static func == (left: Demand, right: Int) -> Bool {
      left == max(right)
    }

    /// Whether a demand is for more values than a number.
    public static func > (left: Demand, right: Int) -> Bool {
      left > max(right)
    }

    /// Whether a demand is for fewer values than a number.
    public static func < (left: Demand, right: Int) -> Bool {
      left < max(right)
    }

    /// The demand that is left after `value` values were delivered.
    package func spending(_ value: UInt) -> Demand {
      count == .max ? self : Demand(count: count - Swift.min(count, value))
    }
  }
}

extension Subscribers.Demand: Comparable {
  /// Whether the first asks for fewer values.
  public static func < (left: Subscribers.Demand, right: Subscribers.Demand) -> Bool {
    left.count < right.count
  }
}

extension Subscribers.Demand: CustomStringConvertible {
  /// The number, or "unlimited".
  public var description: String {
    max.map { "max(\($0))" } ?? "unlimited"
  }
}
