import Foundation

@available(iOS 14.0, *)
extension NSUserActivity {
  /// Why a payload cannot be written or read.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/foundation/nsuseractivity/typedpayloaderror)
  public enum TypedPayloadError: Error {
    /// What the activity carries is nothing, or not of the type asked for.
    case invalidContent
    /// The value is not one that makes a dictionary.
    case encodingError
  }

  /// Writes a value as `userInfo`, its coding keys as keys.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/foundation/nsuseractivity/settypedpayload(_:))
  public func setTypedPayload<T: Codable>(_ payload: T) throws {
    let written = try JSONSerialization.jsonObject(with: JSONEncoder().encode(payload), options: .fragmentsAllowed)
    guard let dictionary = written as? [String: Any] else { throw TypedPayloadError.encodingError }
    userInfo = dictionary
  }

  /// Reads `userInfo` as a value of a type.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/foundation/nsuseractivity/typedpayload(_:))
  public func typedPayload<T: Codable>(_ type: T.Type) throws -> T {
    guard let userInfo = userInfo as? [String: Any], !userInfo.isEmpty, JSONSerialization.isValidJSONObject(userInfo)
    else { throw TypedPayloadError.invalidContent }
    let data = try JSONSerialization.data(withJSONObject: userInfo)
    do {
      return try JSONDecoder().decode(type, from: data)
    } catch {
      throw TypedPayloadError.invalidContent
    }
  }
}
