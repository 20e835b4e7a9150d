dalilSearch.text("zh-Hans/reference/index.html",[["","","检查示例所用的库里有什么，逐个名称列出。 指南负责讲解，这里的页面负责罗列。它们由 Dalil 的源代码生成，因此不会落后于代码。 参考库的覆盖范围。库中 SwiftUI、Combine 与 SwiftData 的全部公开名称，连同各自的状态和最早的 iOS 版本。"]])
