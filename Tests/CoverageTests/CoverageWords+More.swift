extension CoverageWords {
  static let hebrew = CoverageWords(
    language: "he", title: "מה מכסה ספריית הייחוס",
    description:
      "כל שם ציבורי ב־SwiftUI, ב־Combine וב־SwiftData של Dalil ב־Linux: מה עובר הידור, מה פועל, מה רק נרשם, ומאיזו גרסת iOS.",
    introduction: [
      "הדוגמאות באתר הזה נבדקות ב־Linux, שם ספריות המסגרת של Apple אינן קיימות. `import SwiftUI` פירושו שם ספרייה שנכתבה לפרויקט הזה: ההצהרות של Apple, ובענייני ניווט גם ההתנהגות שלהן. הדף הזה מונה את כולה, ואומר עד היכן מגיע כל שם.",
      "הטבלאות נוצרות מקוד המקור של הספרייה, ובדיקה נכשלת ברגע שהשניים נבדלים. שם שיש לו דף משלו אצל Apple מוביל אליו, והתיעוד של Apple הוא הקובע.",
    ],
    standings: [
      .behaves: (
        "פועל", "בדוגמה שרצה הוא עושה מה ש־SwiftUI עושה: המצב משתנה, מסכים באים והולכים, ול־VoiceOver יש מה לומר."
      ),
      .recorded: ("נרשם בלבד", "מתקבל ונשמר עם הארגומנטים שלו. אין כאן תמונה, ולכן שום דבר אחר לא נובע ממנו."),
      .compiles: ("עובר הידור", "הטיפוסים בקוד שמשתמש בו נבדקים כמו ב־Xcode. דוגמה שרצה מתעלמת ממנו."),
    ],
    statesTitle: "שלוש דרגות",
    afterStates: [
      "העמסות (overloads) חולקות שורה אחת, ואם הן נבדלות, השורה מציינת רק את הדרגה הנמוכה מביניהן. מאתחלים, מאפיינים ומקרים נספרים עם הטיפוס שלהם. העמודה *iOS* מציינת את הגרסה שבה Apple הציגה את הסמל, ו*הוצא משימוש* פירושו שהמהדר מזהיר."
    ],
    overviewTitle: "כל התחומים במבט אחד", overviewCaption: "כמה שמות פועלים בכל תחום",
    overviewHeads: ("תחום", "שמות", "הצהרות"), total: "הכול",
    heads: ("שם", "דרגה", "iOS"), caption: "% בספריית הייחוס", deprecated: "הוצא משימוש", comma: ", ",
    systems: [
      .navigation: "ניווט", .presentation: "הצגה מעל המסך", .tabs: "כרטיסיות", .lists: "רשימות", .search: "חיפוש",
      .toolbar: "סרגל כלים", .links: "קישורים ופעילויות", .scenes: "סצנות ופקודות",
      .state: "מצב ותצפית", .environment: "סביבה והעדפות", .storage: "אחסון",
      .lifecycle: "מחזור חיים", .accessibility: "נגישות", .controls: "פקדים", .views: "תצוגות",
      .text: "טקסט", .layout: "פריסה וגאומטריה", .looks: "מראה וקלט", .shapes: "צורות וצבעים",
      .animation: "הנפשה", .gestures: "מחוות", .previews: "תצוגות מקדימות", .core: "תצוגה ומודיפייר כשלעצמם",
      .foundation: "תוספות ל־Foundation", .combine: "Combine", .swiftdata: "SwiftData",
    ])

  static let chinese = CoverageWords(
    language: "zh-Hans", title: "参考库的覆盖范围",
    description: "Dalil 在 Linux 上提供的 SwiftUI、Combine 与 SwiftData 的全部公开名称：哪些能编译，哪些有行为，哪些只作记录，以及从哪个 iOS 版本开始。",
    introduction: [
      "本站的示例在 Linux 上检查，那里没有 Apple 的框架。在那里，`import SwiftUI` 指的是为本项目编写的库：它有 Apple 的声明，在导航方面还有相应的行为。本页列出整个库，并说明每个名称做到哪一步。",
      "表格由库的源代码生成，两者一有出入，测试就会失败。名称在 Apple 文档中有单独页面的，都链接到该页面；一切以 Apple 的文档为准。",
    ],
    standings: [
      .behaves: ("有行为", "在运行的示例里，它的表现与 SwiftUI 一致：状态会变，界面会出现和消失，VoiceOver 有内容可读。"),
      .recorded: ("仅记录", "可以使用，连同参数一起保留。这里不绘制画面，所以没有别的效果。"),
      .compiles: ("可编译", "使用它的代码像在 Xcode 里一样经过类型检查；运行的示例不理会它。"),
    ],
    statesTitle: "三种状态",
    afterStates: [
      "重载合并为一行；如果状态不同，这一行只写其中最低的一种。初始化方法、属性和枚举成员计入所属类型。*iOS* 一栏是 Apple 引入该符号的版本；*已弃用*表示编译器会给出警告。"
    ],
    overviewTitle: "各部分一览", overviewCaption: "每个部分中有行为的名称数量",
    overviewHeads: ("部分", "名称", "声明"), total: "合计",
    heads: ("名称", "状态", "iOS"), caption: "参考库：%", deprecated: "已弃用", comma: "，",
    systems: [
      .navigation: "导航", .presentation: "呈现", .tabs: "标签页", .lists: "列表", .search: "搜索",
      .toolbar: "工具栏", .links: "链接与活动", .scenes: "场景与命令",
      .state: "状态与观察", .environment: "环境与偏好", .storage: "存储",
      .lifecycle: "生命周期", .accessibility: "辅助功能", .controls: "控件", .views: "视图",
      .text: "文本", .layout: "布局与几何", .looks: "外观与输入", .shapes: "形状与颜色",
      .animation: "动画", .gestures: "手势", .previews: "预览", .core: "视图与修饰符本身",
      .foundation: "对 Foundation 的补充", .combine: "Combine", .swiftdata: "SwiftData",
    ])
}
