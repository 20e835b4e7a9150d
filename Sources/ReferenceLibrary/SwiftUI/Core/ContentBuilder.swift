/// Makes content of the statements of a closure: the name that the SDK of 2026 has for the builder of views.
///
/// [Apple's page](https://developer.apple.com/documentation/swiftui/contentbuilder)
@available(iOS 27.0, *)
public typealias ContentBuilder = ViewBuilder
