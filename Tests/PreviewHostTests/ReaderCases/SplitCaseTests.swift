import PreviewHost
import PreviewRecording
import SwiftUI
import Testing

/// Examples as guides on split views, routers and links into an app have them, tapped through.
@MainActor @Suite struct SplitCaseTests {
  struct Course: Identifiable, Hashable {
    let id: Int
    let title: String
    let icon: String
    let lessons: [Lesson]
  }

  struct Lesson: Identifiable, Hashable {
    let id: Int
    let title: String
  }

  struct Academy: View {
    let courses: [Course]
    @State private var course: Course?
    @State private var lesson: Lesson?

    var body: some View {
      NavigationSplitView {
        List(courses, selection: $course) { course in
          Label(course.title, systemImage: course.icon).tag(course)
        }
        .navigationTitle("קורסים")
      } content: {
        if let course {
          List(course.lessons, selection: $lesson) { lesson in
            Text(lesson.title).tag(lesson)
          }
          .navigationTitle(course.title)
        } else {
          Text("בחרו קורס")
        }
      } detail: {
        Text(lesson?.title ?? "בחרו שיעור")
      }
    }
  }

  @Test func `three columns are led by tags`() throws {
    let lessons = [Lesson(id: 1, title: "שיעור א"), Lesson(id: 2, title: "שיעור ב")]
    let courses = [Course(id: 1, title: "שחמט", icon: "crown", lessons: lessons)]
    for (device, columns) in [(Device.phone, 0), (.tablet, 3)] {
      let host = PreviewHost(Academy(courses: courses), on: device)
      host.setLanguage("he")
      try host.tap("שחמט")
      try host.tap("שיעור ב")
      #expect(host.screen.texts.last == "שיעור ב")
      #expect(host.screen.columns.count == columns)
      #expect(host.warnings == [])
    }
  }

  enum PlantRoute: Hashable {
    case care(String)
    case photo(Int)
  }

  @MainActor @Observable final class GardenModel {
    var bed: String?
    var detailPath = NavigationPath()
  }

  struct GardenView: View {
    @Bindable var model: GardenModel

    var body: some View {
      NavigationSplitView {
        List(["Roses", "Herbs"], id: \.self, selection: $model.bed) { Text($0) }
      } detail: {
        NavigationStack(path: $model.detailPath) {
          if let bed = model.bed {
            NavigationLink("Care", value: PlantRoute.care(bed))
              .navigationDestination(for: PlantRoute.self) { route in
                switch route {
                case .care(let name): Text("Water \(name)")
                case .photo(let index): Text("Photo \(index)")
                }
              }
          } else {
            Text("Pick a bed")
          }
        }
      }
      .onChange(of: model.bed) { model.detailPath = NavigationPath() }
    }
  }

  @Test func `a stack in the detail begins anew with each choice`() throws {
    for device in [Device.phone, .tablet] {
      let model = GardenModel()
      let host = PreviewHost(GardenView(model: model), on: device)
      try host.tap("Roses")
      try host.tap("Care")
      #expect(host.screen.texts.last == "Water Roses")
      #expect(model.detailPath.count == 1)
      model.bed = "Herbs"
      #expect(host.screen.texts.last == "Care")
      #expect(model.detailPath.isEmpty)
      try host.tap("Care")
      #expect(host.screen.texts.last == "Water Herbs")
    }
  }

  enum LibraryRoute: Hashable {
    case author(String)
  }

  @MainActor @Observable final class LibraryRouter {
    var path: [LibraryRoute] = []

    func handle(url: URL) {
      guard url.scheme == "shelf", url.host == "author" else { return }
      path = [.author(url.pathComponents.dropFirst().first ?? "")]
    }
  }

  struct LibraryRoot: View {
    let router: LibraryRouter
    @Environment(\.horizontalSizeClass) private var width

    var body: some View {
      @Bindable var router = router
      NavigationStack(path: $router.path) {
        Text("Library")
          .navigationDestination(for: LibraryRoute.self) { route in
            switch route {
            case .author(let name): Text(name)
            }
          }
      }
      .onOpenURL { url in router.handle(url: url) }
    }
  }

  @Test func `a link into the app sets the path, a strange one leaves it`() throws {
    let router = LibraryRouter()
    let host = PreviewHost(LibraryRoot(router: router))
    router.handle(url: try #require(URL(string: "shelf://author/Ursula")))
    #expect(host.screen.texts == ["Ursula"])
    router.handle(url: try #require(URL(string: "other://author/Nobody")))
    #expect(host.screen.texts == ["Ursula"])
    try host.goBack()
    #expect(router.path == [])
  }
}
