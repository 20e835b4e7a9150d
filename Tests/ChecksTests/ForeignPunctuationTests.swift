import Testing

@Suite struct ForeignPunctuationTests {
  @Test(arguments: [
    ("zh-Hans", "打开面板⟦,→，⟧然后关闭。"), ("zh-Hans", "打开面板⟦;→；⟧然后关闭⟦.→。⟧"), ("zh-Hans", "结果是⟦:→：⟧成功⟦!→！⟧"),
    ("zh-Hans", "可以吗⟦?→？⟧"), ("zh-Hans", "视图⟦(→（⟧view⟦)→）⟧是值。"), ("zh-Hans", "它是值⟦.→。⟧"),
    ("zh-Hans", "使用 Swift⟦,→，⟧然后编译。"), ("zh-Hans", "`body`⟦,→，⟧然后是别的。"), ("zh-Hans", "- **可编译**⟦:→：⟧类型检查。"),
    ("zh-Hans", "等一等⟦...→……⟧再来。"), ("zh-Hans", "第一⟦--→——⟧第二。"), ("zh-Hans", "第一⟦ - →——⟧第二。"),
    ("zh-Hans", "他说“好”⟦,→，⟧走了。"), ("zh-Hans", "如 SwiftUI ⟦(→（⟧框架⟦)→）⟧ 所示。"), ("zh-Hant", "打開面板⟦,→，⟧然後關閉。"),
    ("zh-Hans", "| 名称 | 说明 |\n|---|---|\n| 栈⟦:→：⟧容器 | 好 |\n"), ("zh-Hans", "好吗⟦؟→？⟧"),
    ("zh-Hans", "### 怎样关闭 sheet⟦?→？⟧"), ("zh-Hans", "我们的网站是 `encore.example`⟦.→。⟧"), ("zh-Hans", "整体替换⟦.→。⟧Apple 的文章。"),
    ("zh-Hans", "由它接收⟦.→。⟧`onOpenURL` 则不然。"), ("ar", "## NavigationStack أم NavigationSplitView⟦?→؟⟧"),
    ("he", "ב־Swift וגם ל⟦-→־⟧@Observable."), ("ar", "الأول⟦,→،⟧ ثم الثاني⟦;→؛⟧ ثم الثالث."),
    ("ar", "هل هذا صحيح⟦?→؟⟧"), ("ar", "هل تعرف SwiftUI⟦?→؟⟧"),
    ("ar", "هل تعرف Swift⟦?→؟⟧ نعم."), ("fa", "خوب. آیا Swift⟦?→؟⟧ بله."),
    ("ar", "```swift title=\"الأول⟦,→،⟧ ثم\"\nlet a = [1,2]\n```\n\nالأول⟦,→،⟧ ثم\n"),
    ("ar", "- قائمة\n\n  ```swift skip=\"يعمل⟦,→،⟧ لكن\" title='هل⟦?→؟⟧'\n  x?\n  ```\n"),
    ("ar", "~~~json title=\"&amp; الأول هنا⟦,→،⟧ ثم\"\n~~~\n"),
    ("ar", "في iOS 26⟦,→،⟧ والآن هنا."), ("ar", "الزر `save`⟦,→،⟧ وهو الأول."), ("ar", "الأول⟦，→،⟧ ثم الثاني⟦。→.⟧"),
    ("ar", "الأول ⟦-→–⟧ وهو الأهم ⟦-→–⟧ هنا."), ("fa", "اول⟦,→،⟧ دوم⟦;→؛⟧ آیا⟦?→؟⟧"),
    ("ur", "پہلا⟦,→،⟧ دوسرا۔ کیا⟦?→؟⟧"),
    ("he", "ראשון⟦，→,⟧ ואז שני⟦。→.⟧"), ("he", "ראשון⟦،→,⟧ ואז שני."), ("he", "הראשון ⟦-→–⟧ החשוב ביותר."),
    ("he", "ב־Swift וגם ב⟦-→־⟧Xcode."), ("en", "First⟦，→,⟧ then second⟦：→:⟧ done⟦。→.⟧"),
    ("en", "Wait… and wait⟦...→…⟧ again."),
    ("en", "One — two, three ⟦--→—⟧ four."),
    ("en", "First⟦،→,⟧ then second."), ("ar", "انتظر… ثم انتظر⟦...→…⟧ مرة أخرى."),
  ])
  func `punctuation of another language is found`(language: String, text: String) throws {
    try MarkedText.expect("foreign-punctuation", language, text)
  }

  @Test(arguments: [
    ("zh-Hans", "打开面板，然后关闭。结果：成功！可以吗？"), ("zh-Hans", "支持 iOS 26, iPadOS 26 和 macOS 26。"),
    ("zh-Hans", "`List`, `LazyVStack` 这类容器。"), ("zh-Hans", "比例是 3:4，时间是 10:30。"), ("zh-Hans", "共 1,000 行，版本 6.2.1。"),
    ("zh-Hans", "用 sheet(item:) 显示。"), ("zh-Hans", "在 SwiftUI (iOS 26) 里可用。"), ("zh-Hans", "调用 `save()`，见 [文档](a.md)。"),
    ("zh-Hans", "1\\. 第一步"), ("zh-Hans", "见 https://example.org/a,b 与 a.md。"), ("zh-Hans", "破折号——这样写，省略号……这样写。"),
    ("zh-Hans", "iOS 17 - 26 都支持。"), ("zh-Hans", "很好 :) 对吧。"), ("zh-Hans", "选项 a) 与 b)。"), ("zh-Hans", "- 项目\n- 其他"),
    ("zh-Hans", "打开 `x`:`y` 即可。"), ("zh-Hans", "C++、C# 和 .NET 都行。"), ("zh-Hans", "| 返回 |\n|---|\n| 可选 Int? |\n"),
    ("zh-Hans", "返回值的类型是 Int?"), ("ja", "保存します。次へ、進みます。"),
    ("ar", "الأول، ثم الثاني؛ هل هذا صحيح؟"), ("ar", "العدد 1,000 والإصدار 6.2.1."),
    ("ar", "هل النوع Int? هنا، أم String؟ نعم."), ("ar", "ما زال النوع Int? هنا."),
    ("ar", "النوع Int? هنا، والقيمة String? كذلك."), ("en", "A -- well-known -- thing."), ("en", "One — or `a -- b`."),
    ("ar", "```swift title=\"Package.swift\"\nlet a = 1\n```\n\n```swift run title=\"الأول، ثم\" {1,2}\n```\n"),
    ("ar", "على iPhone, iPad, Mac كلها."),
    ("ar", "الاستدعاء `f(a, b)` صحيح."), ("ar", "من 3 - 5 صفحات."), ("ar", "يعمل في iOS 16, macOS 13 وما بعدهما."),
    ("ar", "ثنائي-اللغة"), ("ar", "| نوع |\n|---|\n| القيمة Int? |\n"), ("ar", "العنوان https://example.org/?a,b هنا."),
    ("fa", "اول، دوم؛ آیا؟"), ("he", "ראשון, שני; האם? כן!"), ("he", "ב-Swift וגם ב-Xcode."),
    ("he", "ב־Swift, ב־iPad וב־Mac."),
    ("he", "השנים 2020-2026 והמילה העברית – הראשונה."), ("he", "המילה הערבית دليل، واحد بالعربية."),
    ("en", "First, then second: done. Wait..."), ("en", "The range 0...10 and the call f(...)."),
    ("en", "In Chinese 指南，好。 is written so."),
    ("en", "In Arabic الأول، الثاني is written so."), ("en", "A well-known -- or not -- thing."),
    ("he", "- פריט ראשון\n- פריט שני"),
    ("zh-Hans", "---\n\n第一段"),
  ])
  func `punctuation in its own place is left alone`(language: String, text: String) throws {
    try MarkedText.expect("foreign-punctuation", language, text)
  }
}
