/// A running example from all its sides that were looked at: the screens that can be reached, and how.
public struct Recording: Codable, Hashable, Sendable {
  /// The device that was played.
  public enum Device: String, Codable, Hashable, Sendable, CaseIterable {
    /// A phone, held upright.
    case phone
    /// A tablet, held sideways.
    case tablet
  }

  /// A limit at which looking ended, so that screens may be missing.
  public enum Limit: Codable, Hashable, Sendable {
    /// Screens further from the first one than this number of actions were not looked at.
    case depth(Int)
    /// This number of screens was kept, and there were more.
    case states(Int)
    /// The time in milliseconds was over.
    case time(Int)
    /// Time was let go by this number of times in a row, and would have gone on to change what is seen.
    case waits(Int)
  }

  /// The name of the preview, if code gives it one.
  public var name: String?
  /// The device that was played.
  public var device: Device
  /// The language of the interface, by its tag.
  public var language: String
  /// The direction in which the interface is read.
  public var direction: ReadingDirection
  /// Everything that can be in front of a reader, the beginning first; no two are the same.
  public var states: [State] = []
  /// What the request asked to be tried beside what can be touched; steps name its actions by their places.
  public var script: [ScriptAction] = []
  /// The limits that were reached.
  public var limits: [Limit] = []
  /// What SwiftUI would log in any state, each once, in the order in which it was noticed.
  public var warnings: [Warning] = []
  /// What a reader has done when each of the warnings comes, action by action in words; nothing at the beginning.
  public var warningWays: [[String]] = []
  /// The actions of the script that no state takes, or that could mean several things.
  public var refusals: [Refusal] = []
  /// Why looking could not go on or is not to be trusted, in a sentence each: an example that behaves differently when
  /// it is started again.
  public var problems: [String] = []

  /// Makes a recording without a state.
  public init(name: String? = nil, device: Device, language: String, direction: ReadingDirection) {
    self.name = name
    self.device = device
    self.language = language
    self.direction = direction
  }
}

extension Recording {
  /// An action of the script that does not do what its author wants.
  public struct Refusal: Codable, Hashable, Sendable {
    /// The place of the action in the script.
    public var action: Int
    /// Why, in words without a full stop.
    public var reason: String

    /// Makes a refusal.
    public init(action: Int, reason: String) {
      self.action = action
      self.reason = reason
    }
  }

  /// What a reader has in front of them at one time, and what they can do.
  public struct State: Codable, Hashable, Sendable {
    /// What is on the screen; the names of elements are numbered anew in each state, so that equal screens are equal.
    public var screen: Screen
    /// What VoiceOver says, element by element, in the language of the recording.
    public var spoken: [String]
    /// What can be done, in the order of the screen; the actions of the script follow.
    public var steps: [Step] = []

    /// Makes a state in which nothing can be done.
    public init(screen: Screen, spoken: [String]) {
      self.screen = screen
      self.spoken = spoken
    }
  }

  /// Something that a reader can do, and what it leads to.
  public struct Step: Codable, Hashable, Sendable {
    /// What the reader does.
    public var action: Action
    /// The place of the state that it leads to; nil where a limit was reached before.
    public var target: Int?
    /// How many bodies ran for it, by the names of the types in alphabetical order.
    public var bodies: [BodyCount] = []
    /// What was said to assistive technologies meanwhile.
    public var announcements: [Announcement] = []
    /// The addresses that were handed to the system, such as that of a web page.
    public var opened: [String] = []

    /// Makes a step.
    public init(action: Action, target: Int?) {
      self.action = action
      self.target = target
    }
  }

  /// How many times the body of a type ran.
  public struct BodyCount: Codable, Hashable, Sendable {
    /// The name of the type as it stands in code.
    public var type: String
    /// How many times its body ran.
    public var count: Int

    /// Makes a count.
    public init(type: String, count: Int) {
      self.type = type
      self.count = count
    }
  }

  /// What a reader does.
  public enum Action: Codable, Hashable, Sendable {
    /// Taps an element, or a tab by its name for actions; turns a switch, chooses an option, selects a row.
    case tap(Element.ID)
    /// Taps an item of a menu, or one of an element's further actions, by its words.
    case menu(Element.ID, item: String)
    /// One step up or down of a value.
    case adjust(Element.ID, isUp: Bool)
    /// Taps the back button of the screen in front.
    case back
    /// Closes what is presented in front by a gesture.
    case dismiss
    /// Shows or hides the sidebar of a split view.
    case sidebar
    /// Taps the button beside the search field that ends the search.
    case cancelSearch
    /// Lets time go by until what is seen changes: something is loaded, a message goes away.
    case wait
    /// An action of the script, by its place there.
    case script(Int)
  }
}
