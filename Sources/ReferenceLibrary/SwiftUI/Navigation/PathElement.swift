import Foundation

/// One value of a navigation path, with the means to write it down if it was known to be `Codable`.
package struct PathElement: Equatable {
  /// How a value is written down: the name of its type and its JSON.
  package struct Coding {
    package let typeName: String
    package let encode: () throws -> String
  }

  package let value: AnyHashable
  /// The type that the value was appended as: destinations are found by it.
  package let type: Any.Type
  package let coding: Coding?

  package init<V: Hashable>(_ value: V) {
    self.value = AnyHashable(value)
    type = V.self
    coding = nil
  }

  package init<V: Hashable & Codable>(codable value: V) {
    self.value = AnyHashable(value)
    type = V.self
    coding = Coding(typeName: WrittenTypes.name(of: V.self)) {
      String(decoding: try Self.encoder.encode(value), as: UTF8.self)
    }
  }

  package static func == (left: PathElement, right: PathElement) -> Bool {
    left.value == right.value
  }

  private static var encoder: JSONEncoder {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys]
    return encoder
  }

  /// Reads back a value that was written down; nil if no such type exists any more.
  package static func decode(typeName: String, json: String) throws -> PathElement? {
    guard let type = WrittenTypes.type(named: typeName) else { return nil }
    return try decode(type, json: json)
  }

  private static func decode<V: Hashable & Codable>(_ type: V.Type, json: String) throws -> PathElement {
    PathElement(codable: try JSONDecoder().decode(type, from: Data(json.utf8)))
  }
}
