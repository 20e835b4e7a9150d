import Foundation

/// How a value is kept under a key of the user's defaults or of a scene.
package struct StoredValue<Value> {
  package let key: String
  package let initialValue: Value
  /// The value kept, made of its plain form; nil if there is none or it does not fit.
  package let decode: (Any) -> Value?
  /// The plain form of a value; nil takes it away.
  package let encode: (Value) -> Any?
}

extension StoredValue {
  /// A value that is its own plain form.
  static func plain(_ key: String, _ initialValue: Value) -> StoredValue {
    StoredValue(key: key, initialValue: initialValue, decode: { $0 as? Value }, encode: { $0 })
  }

  /// An optional of a value that is its own plain form.
  static func optional<Wrapped>(_ key: String) -> StoredValue where Value == Wrapped? {
    StoredValue(key: key, initialValue: nil, decode: { $0 as? Wrapped }, encode: { $0 })
  }

  /// A URL, kept as text.
  static func url(_ key: String, _ initialValue: URL) -> StoredValue where Value == URL {
    StoredValue(
      key: key, initialValue: initialValue, decode: { ($0 as? String).flatMap { URL(string: $0) } },
      encode: { $0.absoluteString })
  }

  /// An optional URL, kept as text.
  static func optionalURL(_ key: String) -> StoredValue where Value == URL? {
    StoredValue(
      key: key, initialValue: nil, decode: { ($0 as? String).flatMap { URL(string: $0) } },
      encode: { $0?.absoluteString })
  }

  /// A value kept as its raw value.
  static func raw(_ key: String, _ initialValue: Value) -> StoredValue where Value: RawRepresentable {
    StoredValue(
      key: key, initialValue: initialValue,
      decode: { ($0 as? Value.RawValue).flatMap { Value(rawValue: $0) } }, encode: { $0.rawValue })
  }

  /// An optional value kept as its raw value.
  static func optionalRaw<R: RawRepresentable>(_ key: String) -> StoredValue where Value == R? {
    StoredValue(
      key: key, initialValue: nil, decode: { ($0 as? R.RawValue).flatMap { R(rawValue: $0) } },
      encode: { $0?.rawValue })
  }

  /// A value kept as JSON.
  static func json(_ key: String, _ initialValue: Value) -> StoredValue where Value: Codable {
    StoredValue(
      key: key, initialValue: initialValue,
      decode: { ($0 as? Data).flatMap { try? JSONDecoder().decode(Value.self, from: $0) } },
      encode: { try? JSONEncoder().encode($0) })
  }
}
