/// What is to be recorded of an example.
public struct RecordingRequest: Codable, Hashable, Sendable {
  /// The devices to be played, one recording for each.
  public var devices: [Recording.Device]
  /// The language of the interface, by its tag; its direction follows from it.
  public var language: String
  /// What is tried beside what can be touched, in every state that takes it.
  public var script: [ScriptAction]
  /// The greatest number of actions between the beginning and a state.
  public var depth: Int
  /// The greatest number of states.
  public var states: Int
  /// The greatest time, in milliseconds, for all devices together.
  public var milliseconds: Int

  /// Makes a request.
  public init(
    devices: [Recording.Device] = [.phone], language: String = "en", script: [ScriptAction] = [], depth: Int = 6,
    states: Int = 40, milliseconds: Int = 8000
  ) {
    self.devices = devices
    self.language = language
    self.script = script
    self.depth = depth
    self.states = states
    self.milliseconds = milliseconds
  }
}

/// An action that no screen shows by itself, as an author writes it: `// preview: type "Emma" in "Title"`.
public enum ScriptAction: Codable, Hashable, Sendable {
  /// Types a text into the field of a name.
  case type(String, into: String)
  /// Types a text into the search field.
  case search(String)
  /// Opens an address, as from another app.
  case open(String)
  /// Lets time go by, in milliseconds.
  case wait(Int)
  /// Presses return in the field of a name.
  case submit(String)
  /// Swipes over the row of a name and taps an action there.
  case swipe(String, action: String)
  /// Pulls the content down.
  case refresh
  /// Ends the app and starts it again; the system restores its scene.
  case relaunch
}
