@available(iOS 16.0, *)
extension NavigationPath {
  /// A path in a form that can be written down.
  ///
  /// Written down it is an array that alternates the names of types and values as JSON text, the last value first; only
  /// the round trip is promised.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/swiftui/navigationpath/codablerepresentation)
  public struct CodableRepresentation {
    package let elements: [PathElement]
  }
}

extension NavigationPath.CodableRepresentation: Equatable {}

extension NavigationPath.CodableRepresentation: Encodable {
  /// Writes the path down.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/swiftui/navigationpath/codablerepresentation/encode(to:))
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.unkeyedContainer()
    for element in elements.reversed() {
      guard let coding = element.coding else { continue }
      try container.encode(coding.typeName)
      try container.encode(coding.encode())
    }
  }
}

extension NavigationPath.CodableRepresentation: Decodable {
  /// Reads a path back; throws if a type is gone or a value no longer fits it.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/swiftui/navigationpath/codablerepresentation/init(from:))
  public init(from decoder: any Decoder) throws {
    var container = try decoder.unkeyedContainer()
    var elements: [PathElement] = []
    while !container.isAtEnd {
      let typeName = try container.decode(String.self)
      let json = try container.decode(String.self)
      guard let element = try PathElement.decode(typeName: typeName, json: json) else {
        throw DecodingError.dataCorruptedError(
          in: container, debugDescription: "\(typeName) is not a type that a navigation path can hold")
      }
      elements.append(element)
    }
    self.elements = elements.reversed()
  }
}
