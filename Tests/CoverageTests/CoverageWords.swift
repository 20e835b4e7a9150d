/// The words of the page in one language; the table itself is the same in all of them.
struct CoverageWords {
  let language: String
  let title: String
  let description: String
  /// Paragraphs before the first table.
  let introduction: [String]
  /// The three standings: the word in the table, and what it means.
  let standings: [Standing: (word: String, meaning: String)]
  let statesTitle: String
  let afterStates: [String]
  let overviewTitle: String
  let overviewCaption: String
  /// The heads of the overview: system, names, then the standings come, then declarations.
  let overviewHeads: (system: String, names: String, declarations: String)
  let total: String
  /// The heads of a table: name, standing, iOS.
  let heads: (name: String, standing: String, release: String)
  /// The caption of a system's table, with the system's name at `%`.
  let caption: String
  let deprecated: String
  let comma: String
  let systems: [CoverageSystem: String]
}

extension CoverageWords {
  static let all = [english, arabic, hebrew, chinese]

  static let english = CoverageWords(
    language: "en", title: "What the reference library covers",
    description:
      "Every public name of Dalil's SwiftUI, Combine and SwiftData on Linux: which compile, which behave, which are only recorded, and since which iOS.",
    introduction: [
      "The examples on this site are checked on Linux, where Apple's frameworks do not exist. There, `import SwiftUI` means a library written for this project: Apple's declarations, and for navigation their behaviour too. This page lists all of it, and says how far each name goes.",
      "The tables are made from the sources of the library, and a test fails as soon as the two differ. A name leads to its page at Apple, where it has one of its own. Apple's documentation stays the authority.",
    ],
    standings: [
      .behaves: (
        "behaves",
        "In a running example it does what SwiftUI does: state changes, screens come and go, VoiceOver has something to say."
      ),
      .recorded: (
        "recorded only",
        "It is accepted and kept with its arguments. As there is no picture, nothing else follows from it."
      ),
      .compiles: (
        "compiles", "Code that uses it is type-checked as in Xcode. A running example takes no notice of it."
      ),
    ],
    statesTitle: "Three standings",
    afterStates: [
      "Overloads share a row; if they differ, the row claims no more than the least of them. Initialisers, properties and cases are counted with their type. The column *iOS* names the release in which Apple introduced the symbol; *deprecated* means that the compiler warns."
    ],
    overviewTitle: "All areas at a glance", overviewCaption: "How many names of each area behave",
    overviewHeads: ("Area", "Names", "Declarations"), total: "All",
    heads: ("Name", "Standing", "iOS"), caption: "% in the reference library", deprecated: "deprecated", comma: ", ",
    systems: [
      .navigation: "Navigation", .presentation: "Presentation", .tabs: "Tabs", .lists: "Lists", .search: "Search",
      .toolbar: "Toolbar", .links: "Links and activities", .scenes: "Scenes and commands",
      .state: "State and observation", .environment: "Environment and preferences", .storage: "Storage",
      .lifecycle: "Lifecycle", .accessibility: "Accessibility", .controls: "Controls", .views: "Views",
      .text: "Text", .layout: "Layout and geometry", .looks: "Looks and input", .shapes: "Shapes and colours",
      .animation: "Animation", .gestures: "Gestures", .previews: "Previews", .core: "Views and modifiers as such",
      .foundation: "Additions to Foundation", .combine: "Combine", .swiftdata: "SwiftData",
    ])

  static let arabic = CoverageWords(
    language: "ar", title: "ما تغطيه المكتبة المرجعية",
    description:
      "كل اسم عام في SwiftUI وCombine وSwiftData كما يوفّرها دليل على Linux: ما يُصرَّف منها وما يعمل وما يُسجَّل فقط، ومنذ أي إصدار من iOS.",
    introduction: [
      "تُفحص أمثلة هذا الموقع على Linux حيث لا وجود لأطر Apple. وهناك تعني `import SwiftUI` مكتبةً كُتبت لهذا المشروع، فيها تصريحات Apple، وفيها للتنقّل سلوكه أيضًا. تسرد هذه الصفحة المكتبة كلها، وتقول إلى أي حدّ يذهب كل اسم فيها.",
      "تُستخرج الجداول من مصادر المكتبة نفسها، ويفشل اختبار إن اختلف الاثنان. ويقودك الاسم إلى صفحته لدى Apple إن كانت له صفحة خاصة، ووثائق Apple هي المرجع الأخير.",
    ],
    standings: [
      .behaves: (
        "يعمل", "يفعل في المثال المشغَّل ما يفعله SwiftUI: تتغيّر الحالة، وتظهر الشاشات وتختفي، ويجد VoiceOver ما يقرؤه."
      ),
      .recorded: ("يُسجَّل فقط", "يُقبل ويُحفظ مع وسائطه. ولأنه لا صورة هنا، لا يترتب عليه شيء آخر."),
      .compiles: ("يُصرَّف", "تُفحص أنواع الشيفرة التي تستعمله كما في Xcode، ولا يلتفت إليه المثال المشغَّل."),
    ],
    statesTitle: "ثلاث درجات",
    afterStates: [
      "تشترك التحميلات الزائدة (overloads) في صف واحد، فإن اختلفت درجاتها لم يذكر الصف إلا أدناها. وتُحسب المُهيّئات والخصائص والحالات مع نوعها. يذكر عمود *iOS* الإصدار الذي قدّمت فيه Apple الرمز، وكلمة *مهمَل* تعني أن المصرّف يحذّر منه."
    ],
    overviewTitle: "الأقسام كلها في نظرة", overviewCaption: "كم اسمًا يعمل في كل قسم",
    overviewHeads: ("القسم", "الأسماء", "التصريحات"), total: "المجموع",
    heads: ("الاسم", "الدرجة", "iOS"), caption: "% في المكتبة المرجعية", deprecated: "مهمَل", comma: "، ",
    systems: [
      .navigation: "التنقّل", .presentation: "العرض فوق الشاشة", .tabs: "التبويبات", .lists: "القوائم", .search: "البحث",
      .toolbar: "شريط الأدوات", .links: "الروابط والأنشطة", .scenes: "المشاهد والأوامر",
      .state: "الحالة والمراقبة", .environment: "البيئة والتفضيلات", .storage: "التخزين",
      .lifecycle: "دورة الحياة", .accessibility: "تسهيلات الاستخدام", .controls: "عناصر التحكم", .views: "الواجهات",
      .text: "النص", .layout: "التخطيط والهندسة", .looks: "المظهر والإدخال", .shapes: "الأشكال والألوان",
      .animation: "التحريك", .gestures: "الإيماءات", .previews: "المعاينات", .core: "الواجهة والمعدّل في ذاتهما",
      .foundation: "إضافات إلى Foundation", .combine: "Combine", .swiftdata: "SwiftData",
    ])
}
