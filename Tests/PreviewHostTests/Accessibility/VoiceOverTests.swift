import PreviewHost
import PreviewRecording
import SwiftUI
import Testing

/// What assistive technologies know of a screen, and what VoiceOver says.
@MainActor @Suite struct VoiceOverTests {
  struct Story: Identifiable, Hashable {
    let id: Int
    let title: String
    let summary: String
    let minutes: Int
  }

  struct StoryRow: View {
    let story: Story
    var body: some View {
      NavigationLink(value: story) {
        VStack(alignment: .leading) {
          Text(story.title).font(.headline)
          Text(story.summary).font(.subheadline).foregroundStyle(.secondary)
        }
      }
      .accessibilityElement(children: .combine)
      .accessibilityLabel(story.title)
      .accessibilityHint("פותח את הסיפור, \(story.minutes) דקות")
    }
  }

  struct Stories: View {
    static let story = Story(id: 1, title: "הים", summary: "על גלים", minutes: 5)
    var body: some View {
      NavigationStack {
        List { StoryRow(story: Self.story) }
          .navigationTitle("סיפורים")
          .navigationDestination(for: Story.self) { story in
            Text(story.title).font(.largeTitle).accessibilityAddTraits(.isHeader)
          }
      }
    }
  }

  @Test func `a combined row says its label and its hint, in the language of the page`() throws {
    let host = PreviewHost(Stories())
    host.setLanguage("he")
    #expect(host.voiceOverTranscript == ["סיפורים, כותרת", "הים, כפתור, פותח את הסיפור, 5 דקות"])
    try host.tap("הים")
    #expect(host.voiceOverTranscript == ["סיפורים, כפתור חזרה", "הים, כותרת"])
  }

  struct Player: View {
    @State private var path: [Int] = []
    @State private var isPlaying = false
    var body: some View {
      NavigationStack(path: $path) {
        List { NavigationLink("أغنية", value: 1) }
          .safeAreaInset(edge: .top) { Text("بلا إنترنت") }
          .safeAreaInset(edge: .top) { Text("تنبيه") }
          .navigationTitle("الموسيقى")
          .navigationDestination(for: Int.self) { Text("أغنية \($0)") }
      }
      .safeAreaInset(edge: .bottom) { Toggle("تشغيل", isOn: $isPlaying) }
      .safeAreaInset(edge: .bottom) { Text("المسار \(path.count)") }
    }
  }

  @Test func `what stands at the edges of a view is read before it or after it`() throws {
    let host = PreviewHost(Player())
    host.setLanguage("ar")
    #expect(
      host.voiceOverTranscript == [
        "الموسيقى، عنوان", "تنبيه", "بلا إنترنت", "أغنية، زر", "تشغيل، زر تبديل، متوقف عن التشغيل", "المسار 0",
      ])
    try host.tap("أغنية")
    #expect(host.voiceOverTranscript.suffix(2) == ["تشغيل، زر تبديل، متوقف عن التشغيل", "المسار 1"])
  }

  struct SignInFlow: View {
    @State private var path: [String] = []
    var body: some View {
      NavigationStack(path: $path) {
        Button("Sign in") {
          path.append("home")
          AccessibilityNotification.ScreenChanged().post()
          AccessibilityNotification.Announcement("Signed in").post()
        }
        .accessibilityIdentifier("sign-in")
        .navigationDestination(for: String.self) { name in
          Text(name).accessibilityHidden(false)
        }
      }
    }
  }

  @Test func `announcements are kept in order, and an identifier names a button`() throws {
    let host = PreviewHost(SignInFlow())
    #expect(host.announcements == [])
    try host.tap("sign-in")
    #expect(host.announcements == [.init(kind: .screenChanged), .init(kind: .announcement, text: "Signed in")])
    #expect(host.voiceOverTranscript == ["Back, back button", "home"])
  }

  struct Controls: View {
    @State private var isOn = true
    @State private var size = 1
    @State private var volume = 0.5
    @State private var name = "ندى"
    var body: some View {
      Form {
        Section("الحساب") {
          TextField("الاسم", text: $name)
          Toggle("إشعارات", isOn: $isOn)
          Picker("الحجم", selection: $size) {
            Text("صغير").tag(1)
            Text("كبير").tag(2)
          }
          Slider(value: $volume) { Text("الصوت") }
        }
        Button("حفظ") {}.disabled(true)
        Link("الموقع", destination: URL(filePath: "/page"))
      }
    }
  }

  @Test func `controls say in Arabic what they are and what they are at`() throws {
    let host = PreviewHost(Controls())
    host.setLanguage("ar")
    #expect(
      host.voiceOverTranscript == [
        "الحساب، عنوان", "الاسم، ندى، حقل نص", "إشعارات، زر تبديل، قيد التشغيل", "الحجم، صغير، زر منبثق",
        "الصوت، 50‎%‎، قابل للضبط", "حفظ، معتم، زر", "الموقع، رابط",
      ])
    try host.type("سلمى", into: "الاسم")
    try host.toggle("إشعارات")
    #expect(host.voiceOverTranscript[1] == "الاسم، سلمى، حقل نص، جارٍ التحرير")
    #expect(host.voiceOverTranscript[2] == "إشعارات، زر تبديل، متوقف عن التشغيل")
  }

  @Test func `the same screen in Chinese, and in English where a language is not known`() {
    let host = PreviewHost(Controls())
    host.setLanguage("zh-Hans")
    #expect(host.voiceOverTranscript[2] == "إشعارات，切换按钮，打开")
    #expect(host.voiceOverTranscript[5] == "حفظ，变暗，按钮")
    host.setLanguage("sw")
    #expect(host.voiceOverTranscript[2] == "إشعارات, switch button, on")
  }

  struct Tabs: View {
    @State private var tab = 1
    var body: some View {
      TabView(selection: $tab) {
        Tab("Home", systemImage: "house", value: 1) { Text("At home") }
        Tab("Books", systemImage: "book", value: 2) { Text("Read") }
        Tab("You", systemImage: "person", value: 3) { Text("You") }
      }
    }
  }

  @Test func `tabs say their place, and the selected one says so first`() {
    let host = PreviewHost(Tabs())
    let spoken = ["At home", "selected, Home, tab, 1 of 3", "Books, tab, 2 of 3", "You, tab, 3 of 3"]
    #expect(host.voiceOverTranscript == spoken)
    host.setLanguage("zh-Hans")
    #expect(host.voiceOverTranscript.last == "You，标签页，第3个，共3个")
    #expect(host.accessibilityTree.last?.container == .tabBar)
  }

  struct Combining: View {
    var body: some View {
      VStack {
        HStack {
          Text("Price")
          Text("12")
          Button("Buy") {}
          Button("Save") {}
        }
        .accessibilityElement(children: .combine)
        HStack {
          Text("Ignored")
          Image(systemName: "star")
        }
        .accessibilityElement()
        .accessibilityLabel("Rating")
        .accessibilityValue("5 stars")
        VStack {
          Text("Inside")
          Text("Also")
        }
        .accessibilityElement(children: .contain)
        .accessibilityLabel("Group")
        Text("Hidden").accessibilityHidden(true)
        Image(decorative: "ornament")
        Divider()
        Image(systemName: "square.and.arrow.up")
        Image(systemName: "heart.fill")
        Image("stadium")
        Image(systemName: "figure.walk.motion")
      }
    }
  }

  @Test func `elements are combined, ignored, contained and hidden as code says`() {
    let host = PreviewHost(Combining())
    #expect(
      host.voiceOverTranscript == [
        "Price, 12, Buy, Save, actions available", "Rating, 5 stars", "Group, Inside", "Also", "Share, image",
        "Love, image", "stadium, image", "figure walk motion, image",
      ])
    #expect(host.accessibilityTree.first?.actions == ["Buy", "Save"])
  }

  struct Sorted: View {
    var body: some View {
      HStack {
        Text("second")
        Text("first").accessibilitySortPriority(2)
        Text("last").accessibilitySortPriority(-1)
        Text("third")
      }
    }
  }

  @Test func `higher priorities are read first, equal ones as they stand`() {
    #expect(PreviewHost(Sorted()).voiceOverTranscript == ["first", "second", "third", "last"])
  }

  struct Ratings: View {
    @State private var rating = 3
    @State private var log = ""
    var body: some View {
      VStack {
        Text("Rating")
          .accessibilityValue("\(rating)")
          .accessibilityAdjustableAction { direction in rating += direction == .increment ? 1 : -1 }
        Text("Card")
          .accessibilityAction { log = "opened" }
          .accessibilityAction(named: "Archive") { log = "archived" }
          .accessibilityAction(.escape) { log = "closed" }
        Text("Log: \(log)")
        Text("Title").accessibilityHeading(.h2)
        Button("Style") {}.accessibilityRemoveTraits(.isButton)
        Circle().accessibilityRepresentation { Toggle("Dark", isOn: .constant(false)) }
      }
    }
  }

  @Test func `actions of code are run by their names, and values adjusted`() throws {
    let host = PreviewHost(Ratings())
    #expect(host.voiceOverTranscript[0] == "Rating, 3, adjustable")
    try host.adjust("Rating", .increment)
    #expect(host.voiceOverTranscript[0] == "Rating, 4, adjustable")
    #expect(host.voiceOverTranscript[1] == "Card, actions available")
    try host.activate("Card")
    #expect(host.texts.contains("Log: opened"))
    try host.performAccessibilityAction("Archive", on: "Card")
    #expect(host.texts.contains("Log: archived"))
    try host.performAccessibilityAction(.escape, on: "Card")
    #expect(host.texts.contains("Log: closed"))
    #expect(throws: ActionError(action: "run", target: "Share", reason: .notFound(offered: ["Archive"]))) {
      try host.performAccessibilityAction("Share", on: "Card")
    }
    #expect(host.voiceOverTranscript.suffix(3) == ["Title, heading level 2", "Style", "Dark, switch button, off"])
  }

  struct Pointing: View {
    @AccessibilityFocusState private var isOnError: Bool
    var body: some View {
      VStack {
        Text(isOnError ? "pointed" : "elsewhere")
        Button("Check") { isOnError = true }
        Text("Wrong name").accessibilityFocused($isOnError)
      }
    }
  }

  @Test func `code moves the cursor, and the reader moves it away`() throws {
    let host = PreviewHost(Pointing())
    #expect(host.accessibilityTree.map(\.isFocused) == [false, false, false])
    try host.tap("Check")
    #expect(host.accessibilityTree.map(\.isFocused) == [false, false, true])
    #expect(host.texts.contains("pointed"))
    try host.moveAccessibilityFocus(to: nil)
    #expect(host.texts.contains("elsewhere"))
    try host.moveAccessibilityFocus(to: "Wrong name")
    #expect(host.texts.contains("pointed"))
  }

  struct Asking: View {
    @State private var isAsking = false
    var body: some View {
      Button("Delete") { isAsking = true }
        .alert("حذف الكتاب؟", isPresented: $isAsking) {
          Button("حذف", role: .destructive) {}
          Button("إلغاء", role: .cancel) {}
        } message: {
          Text("لا رجعة فيه.")
        }
    }
  }

  @Test func `an alert is said with its message and its buttons, and nothing of what lies below`() throws {
    let host = PreviewHost(Asking())
    host.setLanguage("ar")
    try host.tap("Delete")
    #expect(host.voiceOverTranscript == ["تنبيه، حذف الكتاب؟", "لا رجعة فيه.", "حذف، زر", "إلغاء، زر"])
  }

  struct Swiping: View {
    @State private var mails = ["Ada", "Bob"]
    @State private var chosen: String?
    var body: some View {
      List(selection: $chosen) {
        ForEach(mails, id: \.self) { mail in
          Text(mail).badge(mail == "Ada" ? 2 : 0)
        }
        .onDelete { mails.remove(atOffsets: $0) }
      }
    }
  }

  @Test func `a row that is selected or can be swiped says so`() throws {
    let host = PreviewHost(Swiping())
    try host.selectRow("Bob")
    #expect(host.voiceOverTranscript.last == "selected, Bob, actions available")
    #expect(host.accessibilityTree.map(\.container) == [.list])
  }
}
