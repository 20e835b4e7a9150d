import Testing

@Suite struct UntranslatedTextTests {
  @Test(arguments: [
    ("ar", "## ⟦Summary→translate them⟧\n\nنص."), ("he", "## ⟦See also→translate them⟧ {#see}\n"),
    ("zh-Hans", "### ⟦FAQ→translate them⟧\n"),
    ("ar", "| ⟦Name→translate them⟧ | الوصف |\n|---|---|\n| أ | ب |\n"), ("he", "**⟦Note→translate them⟧:** זה חשוב."),
    ("ar", "⟦Note→translate them⟧: هذا مهم."),
    ("zh-Hans", "- **⟦Tip→translate them⟧**：先保存。"), ("zh-Hans", "⟦Warning→translate them⟧：先保存。"),
    ("ar", "اقرأ [⟦Read more→translate them⟧](a.md) الآن."),
    ("he", "## ⟦Step 1→translate them⟧\n"), ("ar", "## ⟦Table of contents→translate them⟧\n"),
    ("ar", "## ⟦How the router works→translate them⟧\n"),
    ("ar", "النص هنا ⟦and the router owns the path→translate them⟧ ثم يعود."),
    ("he", "⟦The router owns the path of the stack→translate them⟧."),
    ("zh-Hans", "⟦This is the value of `body` in the view→translate them⟧。"),
    ("zh-Hans", "先保存。⟦Then close the sheet and go back→translate them⟧."),
    ("ar", "> [!NOTE]\n> ⟦The code is written for Swift→translate them⟧ 6.2.\n"),
    ("ar", "1. ⟦Open the file and read it→translate them⟧.\n2. أغلق."),
    ("he", "<!-- table: caption=\"⟦Summary→translate them⟧\" -->\n\n| א | ב |\n|---|---|\n| ג | ד |\n"),
    ("ar", "![⟦A screen with a list of books→translate them⟧](a.png)\n"),
    ("de", "Der Text ⟦and then you should see which of the views have changed→translate them⟧."),
    ("de", "## ⟦See also→translate them⟧\n"),
    ("ru", "## ⟦Overview→translate them⟧\n"),
  ])
  func `English left on a page of another language is found`(language: String, text: String) throws {
    try MarkedText.expect("untranslated-text", language, text)
  }

  @Test(arguments: [
    ("ar", "## NavigationStack\n"), ("zh-Hans", "### Actor\n"), ("he", "## `sheet(item:)`\n"),
    ("ar", "### الورقة (sheet)\n"),
    ("ar", "### مصدر الحقيقة (source of truth)\n"),
    ("he", "| `NavigationStack` | iOS 16 |\n|---|---|\n| SwiftUI | Combine |\n"),
    ("zh-Hans", "用 Sign in with Apple 登录。"),
    ("he", "ראו [Bringing robust navigation structure to your app](https://developer.apple.com/x)."),
    ("ar", "تقول الرسالة «the value of this is not used» دائمًا."),
    ("he", "ההודעה \"switch must be exhaustive in the body\" מופיעה."),
    ("zh-Hans", "编译器会说“the value is not used in this”。"),
    ("ar", "الدالة الممرّرة (a closure that is called by the view) هنا."),
    ("ar", "عبارة *the quick brown fox is in the box* للاختبار."), ("zh-Hans", "运行 `dalil new` 后打开 README.md。"),
    ("he", "ב־iPad, iPhone ו־Apple Vision Pro."),
    ("zh-Hans", "支持 Swift, Objective-C 和 C++。"), ("ar", "VoiceOver وDynamic Type وSwitch Control."),
    ("ar", "اكتب Full Keyboard Access في البحث."),
    ("he", "## iOS 26 ו־Liquid Glass\n"), ("de", "Das ist die Version mit dem Link zum Download in Swift."),
    ("fr", "Note\u{202F}: le code est dans la page."),
    ("en", "## Summary\n\nThe router owns the path of the stack."),
    ("ar", "```swift\n// the router owns the path of the stack\n```\n"),
    ("zh-Hans", "遵循 WWDC22 的 The SwiftUI Cookbook for Navigation 示例。"),
  ])
  func `names and quotations are left alone`(language: String, text: String) throws {
    try MarkedText.expect("untranslated-text", language, text)
  }
}
