/// What VoiceOver says besides a reader's own words, in the languages that the library knows; English elsewhere.
struct SpokenWords {
  private let language: Language

  private enum Language: Int {
    case english
    case arabic
    case hebrew
    case chinese
  }

  /// The words of a language by its tag, such as `ar`, `he-IL` or `zh-Hans`.
  init(language tag: String) {
    switch tag.split(whereSeparator: { $0 == "-" || $0 == "_" }).first {
    case "ar": language = .arabic
    case "he", "iw": language = .hebrew
    case "zh": language = .chinese
    default: language = .english
    }
  }

  private func word(_ words: String...) -> String { words[language.rawValue] }

  /// What stands between the parts of an element.
  var separator: String { word(", ", "، ", ", ", "，") }
  var back: String { word("Back", "رجوع", "חזרה", "返回") }
  var cancel: String { word("Cancel", "إلغاء", "ביטול", "取消") }
  var on: String { word("on", "قيد التشغيل", "פועל", "打开") }
  var off: String { word("off", "متوقف عن التشغيل", "כבוי", "关闭") }
  var expanded: String { word("expanded", "موسّع", "מורחב", "已展开") }
  var collapsed: String { word("collapsed", "مطوي", "מכווץ", "已折叠") }
  var inProgress: String { word("in progress", "قيد التقدم", "מתבצע", "正在进行") }
  var alert: String { word("Alert", "تنبيه", "התראה", "提醒") }
  var actionsAvailable: String { word("actions available", "تتوفر إجراءات", "יש פעולות זמינות", "有可用操作") }

  /// The words for a trait; nil for one that is not spoken.
  func word(for trait: AccessibilityElement.Trait) -> String? {
    switch trait {
    case .selected: word("selected", "محدد", "נבחר", "已选定")
    case .notEnabled: word("dimmed", "معتم", "מעומעם", "变暗")
    case .button: word("button", "زر", "כפתור", "按钮")
    case .backButton: word("back button", "زر الرجوع", "כפתור חזרה", "返回按钮")
    case .popUpButton: word("pop-up button", "زر منبثق", "כפתור קופצני", "弹出式按钮")
    case .toggle: word("switch button", "زر تبديل", "כפתור מתג", "切换按钮")
    case .link: word("link", "رابط", "קישור", "链接")
    case .image: word("image", "صورة", "תמונה", "图像")
    case .textField: word("text field", "حقل نص", "שדה טקסט", "文本栏")
    case .secureTextField: word("secure text field", "حقل نص آمن", "שדה טקסט מאובטח", "安全文本栏")
    case .searchField: word("search field", "حقل بحث", "שדה חיפוש", "搜索栏")
    case .editing: word("is editing", "جارٍ التحرير", "בעריכה", "正在编辑")
    case .adjustable: word("adjustable", "قابل للضبط", "ניתן להתאמה", "可调整")
    case .tab: word("tab", "علامة تبويب", "כרטיסייה", "标签页")
    case .header: word("heading", "عنوان", "כותרת", "标题")
    case .keyboardKey: word("key", "مفتاح", "מקש", "按键")
    case .summary: word("summary element", "عنصر ملخص", "רכיב סיכום", "摘要元素")
    default: nil
    }
  }

  private func heading(_ level: Int) -> String {
    word("heading level \(level)", "عنوان من المستوى \(level)", "כותרת רמה \(level)", "\(level)级标题")
  }

  private func place(_ position: AccessibilityElement.Position) -> String {
    let (index, count) = (position.index, position.count)
    return word("\(index) of \(count)", "\(index) من \(count)", "\(index) מתוך \(count)", "第\(index)个，共\(count)个")
  }

  /// What is said of an element, or of each in a container; the name of a container is said before its first element.
  func spoken(_ element: AccessibilityElement) -> [String] {
    guard element.container != nil else {
      let words = sentence(element)
      return words.isEmpty ? [] : [words]
    }
    var inner = element.children.flatMap(spoken)
    if !element.label.isEmpty {
      inner = inner.isEmpty ? [element.label] : [element.label + separator + inner[0]] + inner.dropFirst()
    }
    return inner
  }

  /// Selected, name, value, what it is, place, hint. The state of a switch comes after the word for it.
  private func sentence(_ element: AccessibilityElement) -> String {
    var parts: [String] = []
    if element.traits.contains(.selected), let word = word(for: .selected) { parts.append(word) }
    let isSwitch = element.traits.contains(.toggle)
    parts += [element.label, isSwitch ? "" : element.value ?? ""]
    for trait in AccessibilityElement.Trait.allCases where trait != .selected && element.traits.contains(trait) {
      if trait == .header, let level = element.headingLevel {
        parts.append(heading(level))
      } else if let word = word(for: trait) {
        parts.append(word)
      }
    }
    if isSwitch { parts.append(element.value ?? "") }
    if let position = element.position { parts.append(place(position)) }
    if element.label.isEmpty && (element.value ?? "").isEmpty && element.hint == nil && element.traits.isEmpty {
      return ""
    }
    parts.append(element.hint ?? "")
    if !element.actions.isEmpty { parts.append(actionsAvailable) }
    return parts.filter { !$0.isEmpty }.joined(separator: separator)
  }

  /// What a picture of the system's is called; of one that the library does not know, its name in words.
  func name(ofSymbol symbol: String) -> String {
    let base = symbol.split(separator: ".").filter { !Self.shapes.contains(String($0)) }.joined(separator: ".")
    if let names = Self.symbols[symbol] ?? Self.symbols[base] { return names[language.rawValue] }
    return symbol.split(separator: ".").joined(separator: " ")
  }

  private static let shapes: Set<String> = ["fill", "circle", "square"]

  /// The names of symbols that guides use, in the order of the languages.
  private static let symbols: [String: [String]] = [
    "plus": ["Add", "إضافة", "הוספה", "添加"],
    "minus": ["Remove", "إزالة", "הסרה", "移除"],
    "trash": ["Delete", "حذف", "מחיקה", "删除"],
    "xmark": ["Close", "إغلاق", "סגירה", "关闭"],
    "checkmark": ["Selected", "محدد", "נבחר", "已选定"],
    "square.and.arrow.up": ["Share", "مشاركة", "שיתוף", "共享"],
    "square.and.pencil": ["Compose", "إنشاء", "כתיבה", "撰写"],
    "pencil": ["Edit", "تحرير", "עריכה", "编辑"],
    "gear": ["Settings", "الإعدادات", "הגדרות", "设置"],
    "gearshape": ["Settings", "الإعدادات", "הגדרות", "设置"],
    "house": ["Home", "الرئيسية", "בית", "主页"],
    "magnifyingglass": ["Search", "بحث", "חיפוש", "搜索"],
    "person": ["Person", "شخص", "אדם", "人"],
    "heart": ["Love", "حب", "אהבה", "喜爱"],
    "star": ["Favorite", "المفضلة", "מועדף", "个人收藏"],
    "bookmark": ["Bookmark", "إشارة مرجعية", "סימנייה", "书签"],
    "book": ["Book", "كتاب", "ספר", "书"],
    "books.vertical": ["Books", "كتب", "ספרים", "书"],
    "bell": ["Notifications", "الإشعارات", "עדכונים", "通知"],
    "envelope": ["Mail", "البريد", "דואר", "邮件"],
    "phone": ["Phone", "الهاتف", "טלפון", "电话"],
    "camera": ["Camera", "الكاميرا", "מצלמה", "相机"],
    "photo": ["Photo", "صورة", "תמונה", "照片"],
    "folder": ["Folder", "مجلد", "תיקייה", "文件夹"],
    "tray": ["Tray", "علبة", "מגש", "托盘"],
    "doc": ["Document", "مستند", "מסמך", "文稿"],
    "info": ["Info", "معلومات", "מידע", "信息"],
    "questionmark": ["Help", "مساعدة", "עזרה", "帮助"],
    "exclamationmark.triangle": ["Warning", "تحذير", "אזהרה", "警告"],
    "ellipsis": ["More", "المزيد", "עוד", "更多"],
    "chevron.right": ["Forward", "التالي", "קדימה", "前进"],
    "chevron.left": ["Back", "رجوع", "חזרה", "后退"],
    "arrow.clockwise": ["Refresh", "تحديث", "רענון", "刷新"],
    "calendar": ["Calendar", "التقويم", "לוח שנה", "日历"],
    "clock": ["Time", "الوقت", "שעה", "时间"],
    "lock": ["Lock", "قفل", "נעילה", "锁定"],
    "play": ["Play", "تشغيل", "הפעלה", "播放"],
    "pause": ["Pause", "إيقاف مؤقت", "השהיה", "暂停"],
    "map": ["Map", "خريطة", "מפה", "地图"],
    "cart": ["Cart", "عربة التسوق", "עגלה", "购物车"],
  ]
}
