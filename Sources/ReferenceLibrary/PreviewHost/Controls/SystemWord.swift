import Foundation

/// A word that the system itself puts on the screen, in the languages that the host knows.
enum SystemWord {
  case edit
  case done
  case delete
  case cancel
  case search
  case share

  /// The word in a language; English where the language is not known.
  func text(in locale: Locale) -> String {
    switch (self, locale.language.languageCode?.identifier) {
    case (.edit, "ar"): "تحرير"
    case (.edit, "he"): "עריכה"
    case (.edit, "zh"): "编辑"
    case (.edit, _): "Edit"
    case (.done, "ar"): "تم"
    case (.done, "he"): "סיום"
    case (.done, "zh"): "完成"
    case (.done, _): "Done"
    case (.delete, "ar"): "حذف"
    case (.delete, "he"): "מחיקה"
    case (.delete, "zh"): "删除"
    case (.delete, _): "Delete"
    case (.cancel, "ar"): "إلغاء"
    case (.cancel, "he"): "ביטול"
    case (.cancel, "zh"): "取消"
    case (.cancel, _): "Cancel"
    case (.search, "ar"): "بحث"
    case (.search, "he"): "חיפוש"
    case (.search, "zh"): "搜索"
    case (.search, _): "Search"
    case (.share, "ar"): "مشاركة…"
    case (.share, "he"): "שיתוף…"
    case (.share, "zh"): "共享…"
    case (.share, _): "Share…"
    }
  }
}
