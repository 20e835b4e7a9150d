import PreviewRecording

/// A box round an element, as one element of HTML can draw it.
struct PreviewBox {
  /// Views behind or over the box.
  struct Layer {
    var alignment: String
    var elements: [Element]
  }

  /// What has been said of a box, from inside to outside; what lies further inside needs a box of its own.
  enum Stage: Int, Comparable {
    case content, padding, frame, ground, margin, transform

    static func < (first: Stage, second: Stage) -> Bool { first.rawValue < second.rawValue }
  }

  var classes: [String] = []
  var style: [String] = []
  var behind: [Layer] = []
  var over: [Layer] = []
  /// Views at the edges: before the content and after it.
  var before: [Layer] = []
  var after: [Layer] = []
  var stage = Stage.content

  /// Whether nothing is said of it.
  var isBare: Bool {
    classes.isEmpty && style.isEmpty && behind.isEmpty && over.isEmpty && before.isEmpty && after.isEmpty
  }
}

/// The boxes that visual modifiers ask for round an element, innermost first.
struct PreviewBoxes {
  var list = [PreviewBox()]
  /// The properties that text inside inherits, each as the innermost modifier says.
  private var inherited: Set<String> = []
  let role: Element.Role
  let place: PreviewPlace

  init(_ element: Element, in place: PreviewPlace) {
    role = element.role
    self.place = place
    for look in element.looks { add(look) }
  }

  /// Takes the innermost box away, for the element itself; a switch and a field leave it where it has room of its own.
  mutating func takeInnermost() -> PreviewBox {
    guard list[0].stage > .content, [.toggle, .textField, .secureField].contains(role) else {
      return list.removeFirst()
    }
    return PreviewBox()
  }

  /// Lets boxes be as wide as they can round an element that is, up to one of a width of its own.
  mutating func widen(_ element: Element) {
    guard element.isWide else { return }
    for index in list.indices {
      if list[index].style.contains(where: { $0.hasPrefix("width:") }) { return }
      list[index].classes.append("wd")
    }
  }

  var outermost: PreviewBox {
    get { list[list.count - 1] }
    set { list[list.count - 1] = newValue }
  }

  /// Goes on to a stage; begins a new box where the present one is past it.
  mutating func enter(_ stage: PreviewBox.Stage, again isRepeatable: Bool = false) {
    let present = outermost.stage
    if stage < present || (stage == present && !isRepeatable) { list.append(PreviewBox()) }
    outermost.stage = stage
  }

  /// Adds a class that text inside inherits unless a modifier further in has said otherwise.
  mutating func inherit(_ property: String, _ className: String?) {
    guard inherited.insert(property).inserted, let className else { return }
    list[0].classes.append(className)
  }

  /// The same with a declaration.
  mutating func inherit(_ property: String, style: String?) {
    guard inherited.insert(property).inserted, let style else { return }
    list[0].style.append(style)
  }

  private mutating func add(_ look: Element.Look) {
    if addText(look) || addColour(look) || addRoom(look) { return }
    addGround(look)
  }
}

extension Element {
  /// Whether it takes the whole width that it is given.
  fileprivate var isWide: Bool {
    switch role {
    case .toggle: look("toggleStyle") != "button"
    case .picker: ["segmented", "palette", "wheel", "inline"].contains(look("pickerStyle") ?? "automatic")
    case .textField, .secureField, .textEditor, .slider, .stepper, .datePicker, .colorPicker, .labeledContent: true
    default: false
    }
  }
}
