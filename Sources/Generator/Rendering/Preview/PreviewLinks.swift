import PreviewRecording

/// Where the controls of one state of a preview lead on the page.
struct PreviewLinks {
  private let targets: [Recording.Action: Int?]
  private let prefix: String

  /// The links of a state whose preview has the states `<prefix>0`, `<prefix>1` … as elements of the page.
  init(state: Recording.State, prefix: String) {
    targets = Dictionary(state.steps.map { ($0.action, $0.target) }, uniquingKeysWith: { first, _ in first })
    self.prefix = prefix
  }

  /// The fragment of the state that an action leads to; nil where nothing can be done or the state was not recorded.
  func href(of action: Recording.Action) -> String? {
    guard let target = targets[action] ?? nil else { return nil }
    return "#\(prefix)\(target)"
  }

  /// The fragments that a part of the page has links to.
  static func targets(in html: ArraySlice<UInt8>) -> Set<String> {
    let values = html.split(separator: UInt8(ascii: "\"")).filter { $0.first == UInt8(ascii: "#") }
    return Set(values.map { String(decoding: $0, as: UTF8.self) })
  }

  /// Whether an action leads to a state that was not recorded because a limit had been reached.
  func isCut(_ action: Recording.Action) -> Bool {
    if case .some(.none) = targets[action] { return true }
    return false
  }
}
