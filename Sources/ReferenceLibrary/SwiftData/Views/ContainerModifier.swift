internal import SwiftUI

/// A context for the environment, with the container that keeps its models.
@available(iOS 17.0, *)
struct ContextSource {
  let context: ModelContext
  private let container: ModelContainer?

  init(_ context: ModelContext) {
    self.context = context
    container = nil
  }

  init(_ container: ModelContainer) {
    context = container.interfaceContext
    self.container = container
  }
}

/// Sets the context of the environment, and lets it save when the scene is no longer in front.
@available(iOS 17.0, *)
struct ContainerModifier: ViewModifier {
  let source: ContextSource
  @Environment(\.scenePhase) private var phase

  func body(content: Content) -> some View {
    content
      .environment(\.modelContext, source.context)
      .onChange(of: phase) { _, phase in
        if phase != .active { source.context.autosave() }
      }
  }
}

/// Gives the view that it is applied to a container of its own, which lives as long as the view.
@available(iOS 17.0, *)
struct OwnContainerModifier: ViewModifier {
  @State private var setup: ContainerSetup

  init(setup: ContainerSetup) {
    _setup = State(initialValue: setup)
  }

  func body(content: Content) -> some View {
    content.modifier(ContainerModifier(source: ContextSource(setup.container)))
  }
}
