import PreviewHost

/// What is in front of a reader at one moment, in a form that tells it from others by its meaning.
struct Sight {
  /// What makes two moments one state: what is seen, and what is behind it.
  struct Identity: Hashable {
    let screen: Screen
    let covered: [Screen]
  }

  let glance: Glance
  let identity: Identity
  private let names: [Element.ID: Element.ID]

  init(_ host: PreviewHost) {
    glance = host.glance()
    var numbering = ScreenNumbering()
    let screen = numbering.number(glance.screen)
    names = numbering.names
    let covered = glance.covered.map { numbering.number($0) }
    identity = Identity(screen: screen, covered: covered)
  }

  /// An action under the names of the recording.
  func renamed(_ action: Recording.Action) -> Recording.Action {
    action.renamed { names[$0] ?? $0 }
  }
}
