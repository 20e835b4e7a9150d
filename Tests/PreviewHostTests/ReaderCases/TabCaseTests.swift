import PreviewHost
import PreviewRecording
import SwiftUI
import Testing

@testable import ReaderCases

/// The readers' code about tabs and shared objects, tapped through.
@MainActor @Suite struct TabCaseTests {
  @Test func `tab-01: code and reader select tabs`() throws {
    let host = PreviewHost(MainTabs())
    #expect(host.screen.tabBar?.items.map(\.title) == ["动态", "发现", "我的"])
    try host.tap("去我的")
    #expect(host.texts == ["我的"])
    #expect(host.screen.tabBar?.items.map(\.isSelected) == [false, false, true])
    try host.selectTab("发现")
    #expect(host.texts == ["发现"])
  }

  @Test func `tab-02: the search tab begins to search and gives way again`() throws {
    let host = PreviewHost(StoreTabs())
    try host.selectTab("Search")
    #expect(host.screen.title == "Search")
    #expect(host.screen.search?.isActive == true)
    #expect(host.screen.search?.prompt == "Find goods")
    try host.search(for: "tea")
    #expect(host.texts == ["Results for tea"])
    try host.cancelSearch()
    #expect(host.texts == ["Goods"])
  }

  @Test func `tab-03: shelves stand in the sidebar`() throws {
    let phone = PreviewHost(ReaderTabs())
    #expect(phone.screen.tabBar?.items.map(\.title) == ["Now", "Search"])
    let tablet = PreviewHost(ReaderTabs(), on: .tablet)
    #expect(tablet.screen.tabBar?.items.map(\.title) == ["Now", "Search", "History", "Science"])
    #expect(tablet.screen.tabBar?.items.map(\.section) == [nil, nil, "Shelves", "Shelves"])
    try tablet.selectTab("Science")
    #expect(tablet.texts.first == "Science")
    try tablet.tap("Account")
  }

  @Test func `tab-04: the accessory plays`() throws {
    let host = PreviewHost(MusicTabs())
    #expect(host.texts.contains("Song 0"))
    try host.tap("Play")
    try host.selectTab("Library")
    try host.tap("Pause")
    #expect(host.screen.tabBar?.accessory.flatMap(\.all).compactMap(\.text) == ["Now playing", "Play"])
  }

  @Test func `tab-05: a tab that only opens a sheet`() throws {
    let host = PreviewHost(InterceptTabs())
    try host.selectTab("Post")
    #expect(host.texts == ["New post"])
    try host.dismissByGesture()
    #expect(host.texts == ["Timeline"])
    try host.selectTab("Inbox")
    #expect(host.texts == ["Inbox"])
    try host.selectTab("Post")
    try host.dismissByGesture()
    #expect(host.texts == ["Inbox"])
  }

  @Test func `combine-02: a router of older kind leads the stack`() throws {
    let host = PreviewHost(OldRoot())
    try host.tap("Open 3")
    #expect(host.texts == ["Page 3"])
    try host.goBack()
    #expect(host.texts == ["Open 3"])
    #expect(host.warnings == [])
  }
}
