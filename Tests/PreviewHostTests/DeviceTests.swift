import Foundation
import PreviewHost
import PreviewRecording
import SwiftUI
import Testing

@MainActor @Suite struct DeviceTests {
  struct Reader: View {
    @Environment(\.horizontalSizeClass) private var width
    @Environment(\.verticalSizeClass) private var height
    @Environment(\.colorScheme) private var scheme
    @Environment(\.dynamicTypeSize) private var size
    @Environment(\.locale) private var locale
    @Environment(\.layoutDirection) private var direction
    var body: some View {
      let words: [String] = [
        width == .compact ? "narrow" : "wide", height == .compact ? "low" : "high", scheme == .dark ? "dark" : "light",
        size.isAccessibilitySize ? "huge" : "usual", locale.identifier,
        direction == .rightToLeft ? "from the right" : "from the left",
      ]
      Text(words.joined(separator: ", "))
    }
  }

  struct Around: View {
    var body: some View { Reader() }
  }

  @Test func `a host is a phone in English until somebody says otherwise`() {
    #expect(PreviewHost(Reader()).screen.texts == ["narrow, high, light, usual, en_US, from the left"])
    #expect(
      PreviewHost(Reader(), on: .tablet).screen.texts == ["wide, high, light, usual, en_US, from the left"])
  }

  @Test func `views follow the device, and only those that read what changed`() {
    let host = PreviewHost(Around())
    host.horizontalSizeClass = .regular
    host.verticalSizeClass = .compact
    host.colorScheme = .dark
    host.dynamicTypeSize = .accessibility3
    host.setLanguage("ar")
    #expect(host.screen.texts == ["wide, low, dark, huge, ar, from the right"])
    #expect(host.bodyCount(of: Around.self) == 1)
    host.setLanguage("zh-Hans")
    #expect(host.screen.texts == ["wide, low, dark, huge, zh-Hans, from the left"])
    let count = host.bodyCount(of: Reader.self)
    host.horizontalSizeClass = .regular
    #expect(host.bodyCount(of: Reader.self) == count)
  }
}
