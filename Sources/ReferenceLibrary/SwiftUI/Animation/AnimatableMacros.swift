/// Makes a type `Animatable`: its `animatableData` are those of all its stored variables.
///
/// Variables with a property wrapper and constants do not take part.
///
/// [Apple's page](https://developer.apple.com/documentation/swiftui/animatable())
@attached(extension, conformances: Animatable)
@attached(member, names: named(animatableData))
public macro Animatable() = #externalMacro(module: "SwiftUIMacros", type: "AnimatableMacro")

/// Leaves a variable out of what `@Animatable` makes.
///
/// [Apple's page](https://developer.apple.com/documentation/swiftui/animatableignored())
@attached(accessor, names: named(willSet))
public macro AnimatableIgnored() = #externalMacro(module: "SwiftUIMacros", type: "AnimatableIgnoredMacro")
