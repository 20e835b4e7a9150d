import Foundation
import PreviewHost
import PreviewRecording
import SwiftUI
import Testing

/// The life of a reader's small app.
@MainActor @Suite struct RecipesAppTests {
  private func arabicHost() -> PreviewHost {
    var device = Device.phone
    device.setLanguage("ar")
    return PreviewHost(Recipes.Root(), on: device)
  }

  private func link(_ text: String) throws -> URL { try #require(URL(string: text)) }

  @Test func `the first screen is the list of the first tab`() {
    let host = arabicHost()
    #expect(host.screen.title == "الوصفات")
    #expect(host.screen.tabBar?.items.map(\.title) == ["الرئيسية", "المحفوظات", "الإعدادات"])
    #expect(host.screen.tabBar?.items.map(\.isSelected) == [true, false, false])
    #expect(host.screen.search?.prompt == "ابحث عن وصفة")
    #expect(host.screen.content.flatMap(\.all).filter { $0.role == .row }.map(\.name).count == 3)
    #expect(host.warnings == [])
    #expect(host.bodyCount(of: Recipes.Row.self) == 3)
  }

  @Test func `VoiceOver reads the first screen in Arabic and in English`() {
    let host = arabicHost()
    let arabic = host.voiceOverTranscript
    #expect(arabic.contains("الوصفات، عنوان"))
    host.setLanguage("en")
    let english = host.voiceOverTranscript
    #expect(english.contains("الوصفات, heading"))
    #expect(arabic.count == english.count)
    #expect(host.screen.title == "الوصفات")
  }

  @Test func `a recipe is opened, saved and found in the other tab`() throws {
    let host = arabicHost()
    try host.tap("فول")
    #expect(host.screen.title == "فول")
    #expect(host.screen.backButton == "الوصفات")
    try host.toggle("محفوظة")
    #expect(host.screen.tabBar?.items.map(\.badge) == [nil, "1", nil])
    try host.tap("جرّب كبسة")
    #expect(host.screen.depth == 2)
    try host.selectTab("المحفوظات")
    #expect(host.screen.title == "المحفوظات")
    try host.tap("فول")
    #expect(host.screen.title == "فول")
    #expect(host.screen.depth == 1)
    try host.swipeBack()
    #expect(host.screen.title == "الوصفات")
    #expect(host.warnings == [])
  }

  @Test func `a recipe is added with a form that checks it`() throws {
    let host = arabicHost()
    try host.tap("إضافة")
    #expect(host.presentedKinds == [.sheet])
    #expect(host.screen.front.title == "وصفة جديدة")
    #expect(host.screen.front.elements.first { $0.role == .textField }?.isFocused == true)
    #expect(throws: ActionError(action: "tap", target: "حفظ", reason: .disabled)) { try host.tap("حفظ") }
    try host.type("فول", into: "الاسم")
    #expect(host.texts.contains("الاسم موجود"))
    #expect(throws: ActionError(action: "dismiss", target: "sheet", reason: .disabled)) { try host.dismissByGesture() }
    try host.type("مندي", into: "الاسم")
    #expect(!host.texts.contains("الاسم موجود"))
    try host.adjust("المدة 10", .increment)
    try host.tap("حفظ")
    #expect(host.presentedKinds == [])
    #expect(host.texts.contains("مندي"))
    #expect(host.texts.contains("15 دقيقة"))
    #expect(host.warnings == [])
  }

  @Test func `search narrows the list and tells when nothing is found`() throws {
    let host = arabicHost()
    try host.search(for: "تبو")
    #expect(host.texts.contains("تبولة"))
    #expect(!host.texts.contains("فول"))
    try host.deleteRow("تبولة")
    #expect(host.screen.elements.contains { $0.role == .unavailable })
    try host.cancelSearch()
    #expect(host.texts.contains("فول"))
    #expect(!host.texts.contains("تبولة"))
    #expect(!host.screen.elements.contains { $0.role == .unavailable })
  }

  @Test func `rows are selected while editing`() throws {
    let host = arabicHost()
    try host.tap("تحرير")
    try host.selectRow("فول")
    try host.selectRow("كبسة")
    #expect(host.screen.elements.filter { $0.role == .row && $0.isSelected }.count == 2)
    #expect(host.screen.title == "الوصفات")
    try host.selectRow("كبسة")
    #expect(host.screen.elements.filter { $0.role == .row && $0.isSelected }.count == 1)
    try host.deleteRow("فول")
    try host.tap("تم")
    try host.tap("كبسة")
    #expect(host.screen.title == "كبسة")
  }

  @Test func `a recipe deleted from its own screen pops it`() throws {
    let host = arabicHost()
    try host.tap("فول")
    try host.tap("حذف")
    #expect(host.presentedKinds == [.alert])
    #expect(host.screen.front.title == "حذف الوصفة؟")
    try host.tap("إلغاء")
    #expect(host.screen.title == "فول")
    try host.tap("حذف")
    try host.tap("حذف")
    #expect(host.screen.title == "الوصفات")
    #expect(host.presentedKinds == [])
    #expect(!host.texts.contains("فول"))
    #expect(host.warnings == [])
  }

  @Test func `a confirmation dialog has a cancel button in the system's words`() throws {
    let host = arabicHost()
    try host.tap("فول")
    try host.tap("مشاركة")
    #expect(host.presentedKinds == [.confirmationDialog])
    #expect(host.texts == ["مشاركة", "نسخ", "إلغاء"] || host.texts == ["نسخ", "إلغاء"])
    try host.dismissByGesture()
    #expect(host.presentedKinds == [])
  }

  @Test func `links lead to a recipe, to the form, and nowhere if they are wrong`() throws {
    let host = arabicHost()
    try host.selectTab("الإعدادات")
    host.open(try link("recipes://recipe/99"))
    #expect(host.screen.title == "الإعدادات")
    host.resetBodyCounts()
    host.open(try link("recipes://recipe/2"))
    #expect(host.screen.title == "فول")
    #expect(host.screen.depth == 1)
    #expect(host.bodyCount(of: Recipes.Detail.self) == 1)
    host.open(try link("recipes://add"))
    #expect(host.presentedKinds == [.sheet])
    host.open(try link("recipes://recipe/3"))
    #expect(host.presentedKinds == [])
    #expect(host.screen.title == "تبولة")
    #expect(host.warnings == [])
  }

  @Test func `a link while an alert is up`() throws {
    let host = arabicHost()
    try host.tap("فول")
    try host.tap("حذف")
    host.open(try link("recipes://recipe/3"))
    #expect(host.screen.title == "تبولة")
    #expect(host.presentedKinds == [])
    try host.goBack()
    #expect(host.screen.title == "الوصفات")
  }

  @Test func `the selected tab comes back after the app was ended`() throws {
    let host = arabicHost()
    UserDefaults.standard.removeObject(forKey: "recipes.metric")
    try host.selectTab("الإعدادات")
    try host.toggle("وحدات مترية")
    try host.choose("English", in: "اللغة")
    host.restart()
    #expect(host.screen.title == "الإعدادات")
    #expect(host.screen.elements.first { $0.role == .toggle }?.isSelected == false)
    host.restart(restoringScene: false)
    #expect(host.screen.title == "الوصفات")
    try host.selectTab("الإعدادات")
    try host.toggle("وحدات مترية")
  }

  @Test func `ended while a sheet is up, the app begins without it`() throws {
    let host = arabicHost()
    try host.tap("إضافة")
    try host.type("مندي", into: "الاسم")
    host.restart()
    #expect(host.presentedKinds == [])
    #expect(host.screen.title == "الوصفات")
    #expect(host.warnings == [])
  }

  @Test func `language and direction change at run time and nothing else does`() throws {
    let host = PreviewHost(Recipes.Root())
    try host.tap("فول")
    try host.toggle("محفوظة")
    host.setLanguage("ar")
    #expect(host.screen.title == "فول")
    #expect(host.screen.depth == 1)
    try host.tap("مشاركة")
    #expect(host.texts.last == "إلغاء")
    host.setLanguage("en")
    #expect(host.texts.last == "Cancel")
    #expect(host.presentedKinds == [.confirmationDialog])
  }

  @Test func `a failed action says what can be done instead`() throws {
    let host = arabicHost()
    let error = #expect(throws: ActionError.self) { try host.tap("كبسه") }
    let text = "\(try #require(error))"
    #expect(text.contains("“كبسه”"))
    #expect(text.contains("كبسة"))
    try host.tap("إضافة")
    #expect(throws: ActionError(action: "tap", target: "كبسة", reason: .covered(by: .sheet))) { try host.tap("كبسة") }
  }

  @Test func `hosts of an app leave nothing behind`() throws {
    weak var last: PreviewHost?
    for _ in 0..<20 {
      let host = arabicHost()
      try host.tap("فول")
      last = host
    }
    #expect(last == nil)
  }
}
