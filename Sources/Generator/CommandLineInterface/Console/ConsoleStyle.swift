/// Colours and weights of console text; plain text if switched off.
struct ConsoleStyle: Sendable {
  enum Role: String, Sendable {
    case strong = "1"
    case error = "1;31"
    case warning = "1;33"
    case note = "1;36"
    case help = "32"
    case faint = "2"
  }

  let isOn: Bool

  func callAsFunction(_ text: String, _ role: Role) -> String {
    isOn && !text.isEmpty ? "\u{1B}[\(role.rawValue)m\(text)\u{1B}[0m" : text
  }
}
