/// Makes SwiftData keep the objects of a class: its variables become attributes and relationships, and are observable.
///
/// [Apple's page](https://developer.apple.com/documentation/swiftdata/model())
@available(iOS 17.0, *)
@attached(
  member, conformances: Observable, PersistentModel, Sendable,
  names: named(_$backingData), named(schemaMetadata), named(init))
@attached(memberAttribute)
@attached(extension, conformances: Observable, PersistentModel, Sendable)
public macro Model() = #externalMacro(module: "SwiftUIMacros", type: "ModelMacro")

/// Says how an attribute is kept.
///
/// Of the options `.unique` has an effect here; the others are recorded.
///
/// [Apple's page](https://developer.apple.com/documentation/swiftdata/attribute(_:originalname:hashmodifier:))
@available(iOS 17.0, *)
@attached(peer)
public macro Attribute(
  _ options: Schema.Attribute.Option..., originalName: String? = nil, hashModifier: String? = nil
) = #externalMacro(module: "SwiftUIMacros", type: "ModelPropertyMacro")

/// Says how a model relates to others: what happens to them when it is deleted, and which of their properties leads
/// back.
///
/// [Apple's page](https://developer.apple.com/documentation/swiftdata/relationship(_:deleterule:minimummodelcount:maximummodelcount:originalname:inverse:hashmodifier:))
@available(iOS 17.0, *)
@attached(peer)
public macro Relationship(
  _ options: Schema.Relationship.Option..., deleteRule: Schema.Relationship.DeleteRule = .nullify,
  minimumModelCount: Int? = 0, maximumModelCount: Int? = 0, originalName: String? = nil, inverse: AnyKeyPath? = nil,
  hashModifier: String? = nil
) = #externalMacro(module: "SwiftUIMacros", type: "ModelPropertyMacro")

/// Keeps a variable of a model out of the store. It needs a value to begin with.
///
/// [Apple's page](https://developer.apple.com/documentation/swiftdata/transient())
@available(iOS 17.0, *)
@attached(peer)
public macro Transient() = #externalMacro(module: "SwiftUIMacros", type: "ModelPropertyMacro")

/// Gives a variable of a model its accessors; `@Model` adds it.
@available(iOS 17.0, *)
@attached(accessor, names: named(init), named(get), named(set))
@attached(peer, names: prefixed(_))
public macro _PersistedProperty() = #externalMacro(module: "SwiftUIMacros", type: "PersistedPropertyMacro")

/// Says which properties, alone or together, tell models of a type apart. Recorded.
///
/// [Apple's page](https://developer.apple.com/documentation/swiftdata/unique(_:))
@available(iOS 18.0, *)
@freestanding(declaration)
public macro Unique<T: PersistentModel>(_ constraints: [PartialKeyPath<T>]...) =
  #externalMacro(module: "SwiftUIMacros", type: "ModelIndexMacro")

/// Says by which properties models of a type are looked up often. Recorded.
///
/// [Apple's page](https://developer.apple.com/documentation/swiftdata/index(_:)-74ia2)
@available(iOS 18.0, *)
@freestanding(declaration)
public macro Index<T: PersistentModel>(_ indices: [PartialKeyPath<T>]...) =
  #externalMacro(module: "SwiftUIMacros", type: "ModelIndexMacro")

/// Gives an actor a container and a context, and an initialiser that takes the container.
///
/// [Apple's page](https://developer.apple.com/documentation/swiftdata/modelactor())
@available(iOS 17.0, *)
@attached(member, names: named(modelExecutor), named(modelContainer), named(init))
@attached(extension, conformances: ModelActor)
public macro ModelActor() = #externalMacro(module: "SwiftUIMacros", type: "ModelActorMacro")
