public import Foundation

/// Something that reads values from data.
///
/// [Apple's page](https://developer.apple.com/documentation/combine/topleveldecoder)
public protocol TopLevelDecoder<Input> {
  /// The kind of data.
  associatedtype Input
  /// Reads a value.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/combine/topleveldecoder)
  func decode<T: Decodable>(_ type: T.Type, from: Input) throws -> T
}

/// Something that writes values as data.
///
/// [Apple's page](https://developer.apple.com/documentation/combine/toplevelencoder)
public protocol TopLevelEncoder<Output> {
  /// The kind of data.
  associatedtype Output
  /// Writes a value.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/combine/toplevelencoder)
  func encode<T: Encodable>(_ value: T) throws -> Output
}

extension JSONDecoder: TopLevelDecoder {}
extension JSONEncoder: TopLevelEncoder {}
extension PropertyListDecoder: TopLevelDecoder {
  /// The kind of data.
  public typealias Input = Data
}
extension PropertyListEncoder: TopLevelEncoder {}

extension Publisher {
  /// Reads a value from each piece of data; an error ends the values.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/combine/publisher/decode(type:decoder:))
  public func decode<Item: Decodable, Coder: TopLevelDecoder>(
    type: Item.Type, decoder: Coder
  ) -> Publishers.TryMap<Self, Item> where Output == Coder.Input {
    tryMap { try decoder.decode(type, from: $0) }
  }
}

extension Publisher where Output: Encodable {
  /// Writes each value as data; an error ends the values.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/combine/publisher/encode(encoder:))
  public func encode<Coder: TopLevelEncoder>(encoder: Coder) -> Publishers.TryMap<Self, Coder.Output> {
    tryMap { try encoder.encode($0) }
  }
}
