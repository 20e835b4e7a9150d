/// Surroundings in which previews can appear, such as a container with examples; they are made once and shared.
///
/// [Apple's page](https://developer.apple.com/documentation/swiftui/previewmodifier)
@available(iOS 18.0, *)
@MainActor @preconcurrency
public protocol PreviewModifier {
  /// What is shared.
  associatedtype Context = Void
  /// The kind of view that the surroundings make.
  associatedtype Body: View
  /// The preview, as seen by the modifier.
  typealias Content = PreviewModifierContent

  /// Makes what is shared.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/swiftui/previewmodifier/makesharedcontext())
  @MainActor static func makeSharedContext() async throws -> Context

  /// Puts the preview into its surroundings.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/swiftui/previewmodifier/body(content:context:))
  @ViewBuilder @MainActor func body(content: Content, context: Context) -> Body
}

@available(iOS 18.0, *)
extension PreviewModifier where Context == Void {
  /// There is nothing to share.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/swiftui/previewmodifier/makesharedcontext())
  @MainActor public static func makeSharedContext() async throws {}
}

/// The preview that a modifier is applied to.
///
/// [Apple's page](https://developer.apple.com/documentation/swiftui/previewmodifiercontent)
@available(iOS 18.0, *)
public struct PreviewModifierContent: View {
  let content: AnyView

  /// The preview.
  public var body: some View { content }
}

@available(iOS 17.0, *)
extension PreviewTrait where T == Preview.ViewTraits {
  /// Puts the preview into surroundings; several are applied from the inside to the outside.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/developertoolssupport/previewtrait/modifier(_:))
  @available(iOS 18.0, *)
  @MainActor public static func modifier(_ modifier: some PreviewModifier) -> PreviewTrait<T> {
    PreviewTrait(name: "modifier") { view in
      @MainActor func surround<M: PreviewModifier>(_ modifier: M) async throws -> AnyView {
        let context = try await SharedContexts.context(of: M.self)
        return AnyView(modifier.body(content: PreviewModifierContent(content: view), context: context))
      }
      return try await surround(modifier)
    }
  }
}

/// What the modifiers of previews share, made once for each type.
@MainActor
private enum SharedContexts {
  private static var made: [ObjectIdentifier: Any] = [:]

  static func context<M: PreviewModifier>(of type: M.Type) async throws -> M.Context {
    if let context = made[ObjectIdentifier(type)] as? M.Context { return context }
    let context = try await M.makeSharedContext()
    made[ObjectIdentifier(type)] = context
    return context
  }

  static func forget() { made = [:] }
}

@available(iOS 17.0, *)
extension Preview {
  /// Whether the traits ask for surroundings.
  @MainActor package var hasSurroundings: Bool { traits.contains { $0.surround != nil } }

  /// Lets surroundings be made anew.
  @MainActor package static func forgetSharedContexts() { SharedContexts.forget() }

  /// The view in the surroundings that the traits ask for.
  @MainActor package func makeView() async throws -> AnyView {
    func erased<V: View>(_ view: V) -> AnyView { AnyView(view) }
    var view = erased(content())
    for trait in traits {
      if let surround = trait.surround { view = try await surround(view) }
    }
    return view
  }
}
