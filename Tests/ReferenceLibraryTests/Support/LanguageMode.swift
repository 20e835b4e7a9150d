/// A way in which readers have their compiler set.
enum LanguageMode: String, CaseIterable, Sendable {
  case six = "language mode 6"
  case sixOnMainActor = "language mode 6 with everything on the main actor"
  case five = "language mode 5"

  /// The words that set the compiler so.
  var flags: [String] {
    let stated = ["-enable-upcoming-feature", "MemberImportVisibility"]
    return switch self {
    case .six: ["-swift-version", "6"] + stated
    case .sixOnMainActor: ["-swift-version", "6", "-default-isolation", "MainActor"] + stated
    case .five: ["-swift-version", "5"]
    }
  }
}
