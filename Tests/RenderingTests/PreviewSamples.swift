import PreviewRecording

/// Recordings made by hand.
enum PreviewSamples {
  /// Words of the sample in a language.
  struct Words {
    var tag = "en"
    var direction = ReadingDirection.leftToRight
    var library = "Library"
    var book = "Emma"
    var add = "Add"
    var on = "Notify"

    static let english = Words()
    static let arabic = Words(
      tag: "ar", direction: .rightToLeft, library: "المكتبة", book: "إيما", add: "إضافة", on: "التنبيهات")
  }

  /// A list that leads to a book, with a switch and a sheet: the list, the book, the switch turned, the sheet.
  static func library(_ words: Words = .english, name: String? = nil, device: Recording.Device = .phone) -> Recording {
    var recording = Recording(name: name, device: device, language: words.tag, direction: words.direction)
    recording.script = [.open("bookapp://book/1"), .wait(2500)]
    var list = Recording.State(screen: listScreen(words, isOn: false), spoken: [words.library, words.book])
    list.steps = [
      .init(action: .tap("1"), target: 3), .init(action: .tap("3"), target: 1), .init(action: .tap("5"), target: 2),
      .init(action: .script(0), target: 1), .init(action: .script(1), target: nil),
    ]
    list.steps[2].bodies = [.init(type: "BookList", count: 2)]
    list.steps[2].announcements = [.init(kind: .announcement, text: words.on)]
    var book = Recording.State(screen: Screen(), spoken: [words.book])
    book.screen.title = words.book
    book.screen.titleDisplayMode = .inline
    book.screen.hasNavigationBar = true
    book.screen.depth = 1
    book.screen.backButton = words.library
    book.screen.content = [Element(id: "1", role: .text, text: words.book)]
    book.steps = [.init(action: .back, target: 0)]
    var turned = Recording.State(screen: listScreen(words, isOn: true), spoken: [words.library, words.book])
    turned.steps = [.init(action: .tap("5"), target: 0)]
    var sheet = Recording.State(screen: listScreen(words, isOn: false), spoken: [words.add])
    var presented = Presented(kind: .sheet, screen: Screen())
    presented.detents = ["medium", "large"]
    presented.selectedDetent = "medium"
    presented.screen.content = [Element(id: "7", role: .text, text: words.add)]
    sheet.screen.presented = [presented]
    sheet.steps = [.init(action: .dismiss, target: 0)]
    recording.states = [list, book, turned, sheet]
    return recording
  }

  private static func listScreen(_ words: Words, isOn: Bool) -> Screen {
    var screen = Screen()
    screen.title = words.library
    screen.hasNavigationBar = true
    let label = Element(id: "2", role: .text, text: words.add)
    screen.toolbar = [
      BarItem(placement: "topBarTrailing", content: [Element(id: "1", role: .button, children: [label])])
    ]
    var toggle = Element(id: "5", role: .toggle, children: [Element(id: "6", role: .text, text: words.on)])
    toggle.isSelected = isOn
    let link = Element(id: "3", role: .navigationLink, children: [Element(id: "4", role: .text, text: words.book)])
    screen.content = [
      Element(
        id: "8", role: .list,
        children: [
          Element(
            id: "9", role: .section,
            children: [
              Element(id: "10", role: .row, children: [link]), Element(id: "11", role: .row, children: [toggle]),
            ])
        ])
    ]
    return screen
  }

  /// A typical preview of twelve states: a list of books with details, an alert among them.
  static func typical(_ number: Int) -> Recording {
    var recording = Recording(name: "Preview \(number)", device: .phone, language: "en", direction: .leftToRight)
    let titles = (0..<6).map { "Title \(number * 7 + $0) of \(["a novel", "a poem", "a play"][($0 + number) % 3])" }
    for index in 0..<12 {
      var state = Recording.State(screen: Screen(), spoken: [])
      state.screen.title = index == 0 ? "Shelf \(number)" : titles[index % 6]
      state.screen.hasNavigationBar = true
      state.screen.backButton = index == 0 ? nil : "Shelf \(number)"
      state.screen.content = [rows(titles, from: index)]
      state.spoken = ["Shelf \(number), heading"] + titles.map { "\($0), button" }
      state.steps = (0..<6).map { .init(action: .tap("r\($0)"), target: ($0 + index + 1) % 12) }
      if index > 0 { state.steps.append(.init(action: .back, target: 0)) }
      if index == 11 {
        var alert = Presented(kind: .alert, screen: Screen())
        alert.screen.title = "Remove \(titles[0])?"
        state.screen.presented = [alert]
      }
      recording.states.append(state)
    }
    return recording
  }

  private static func rows(_ titles: [String], from start: Int) -> Element {
    let rows = titles.indices.map { index in
      Element(
        id: "w\(index)", role: .row,
        children: [
          Element(
            id: "r\(index)", role: .navigationLink,
            children: [Element(id: "t\(index)", role: .text, text: "\(titles[index]), part \(start)")])
        ])
    }
    return Element(id: "l", role: .list, children: [Element(id: "s", role: .section, children: rows)])
  }
}
