/// A property of a kind of model.
@available(iOS 17.0, *)
struct PropertyPlace: Hashable {
  let entity: String
  let property: String
}

@available(iOS 17.0, *)
extension Schema {
  /// Pairs each relationship with the one that leads back: the one that is stated, or else the only one there is.
  static func inverses(of entities: [Entity]) -> [PropertyPlace: PropertyPlace] {
    let byType = Dictionary(entities.map { (ObjectIdentifier($0.type), $0) }, uniquingKeysWith: { first, _ in first })
    var pairs: [PropertyPlace: PropertyPlace] = [:]
    for entity in entities {
      for property in entity.properties {
        guard let keyPath = property.relationship?.inverseKeyPath, let destination = property.destination,
          let other = byType[ObjectIdentifier(destination)],
          let back = other.properties.first(where: { $0.keypath == keyPath })
        else { continue }
        pair(PropertyPlace(entity, property), PropertyPlace(other, back), in: &pairs)
      }
    }
    for entity in entities {
      for property in entity.properties {
        guard let destination = property.destination, let other = byType[ObjectIdentifier(destination)] else {
          continue
        }
        let place = PropertyPlace(entity, property)
        let ahead = unpaired(from: entity, to: other, pairs)
        let back = unpaired(from: other, to: entity, pairs).filter { PropertyPlace(other, $0) != place }
        guard pairs[place] == nil, ahead.filter({ entity !== other || $0.name == property.name }).count == 1,
          back.count == 1
        else { continue }
        pair(place, PropertyPlace(other, back[0]), in: &pairs)
      }
    }
    return pairs
  }

  private static func unpaired(
    from entity: Entity, to other: Entity, _ pairs: [PropertyPlace: PropertyPlace]
  ) -> [PropertyMetadata] {
    entity.properties.filter { property in
      guard let destination = property.destination else { return false }
      return ObjectIdentifier(destination) == ObjectIdentifier(other.type)
        && pairs[PropertyPlace(entity, property)] == nil
    }
  }

  private static func pair(
    _ one: PropertyPlace, _ other: PropertyPlace, in pairs: inout [PropertyPlace: PropertyPlace]
  ) {
    pairs[one] = other
    pairs[other] = one
  }
}

@available(iOS 17.0, *)
extension PropertyPlace {
  init(_ entity: Schema.Entity, _ property: Schema.PropertyMetadata) {
    self.init(entity: entity.name, property: property.name)
  }
}
