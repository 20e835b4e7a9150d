import Foundation
import SwiftUI

/// A word that the system adds, in the language of the environment.
enum SystemWord {
  case ok, cancel, search, edit, done, delete, paste

  /// The word in a language; in English where the system's word is not known here.
  func text(in locale: Locale) -> String {
    let isTraditional = locale.language.script == .hanTraditional
    return switch locale.language.languageCode?.identifier {
    case "ar": arabic
    case "he": hebrew
    case "zh": isTraditional ? traditionalChinese : chinese
    default: english
    }
  }

  private var english: String {
    switch self {
    case .ok: "OK"
    case .cancel: "Cancel"
    case .search: "Search"
    case .edit: "Edit"
    case .done: "Done"
    case .delete: "Delete"
    case .paste: "Paste"
    }
  }

  private var arabic: String {
    switch self {
    case .ok: "حسنًا"
    case .cancel: "إلغاء"
    case .search: "بحث"
    case .edit: "تحرير"
    case .done: "تم"
    case .delete: "حذف"
    case .paste: "لصق"
    }
  }

  private var hebrew: String {
    switch self {
    case .ok: "אישור"
    case .cancel: "ביטול"
    case .search: "חיפוש"
    case .edit: "עריכה"
    case .done: "סיום"
    case .delete: "מחיקה"
    case .paste: "הדבקה"
    }
  }

  private var chinese: String {
    switch self {
    case .ok: "好"
    case .cancel: "取消"
    case .search: "搜索"
    case .edit: "编辑"
    case .done: "完成"
    case .delete: "删除"
    case .paste: "粘贴"
    }
  }

  private var traditionalChinese: String {
    switch self {
    case .search: "搜尋"
    case .edit: "編輯"
    case .delete: "刪除"
    case .paste: "貼上"
    default: chinese
    }
  }
}
