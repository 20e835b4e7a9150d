import Foundation
import SwiftUI

/// A word that the system adds, in the language of the environment.
enum SystemWord {
  case ok, cancel, search

  /// The word in a language; in English where the system's word is not known here.
  func text(in locale: Locale) -> String {
    switch (locale.language.languageCode?.identifier, self) {
    case ("ar", .ok): "حسنًا"
    case ("ar", .cancel): "إلغاء"
    case ("ar", .search): "بحث"
    case ("he", .ok): "אישור"
    case ("he", .cancel): "ביטול"
    case ("he", .search): "חיפוש"
    case ("zh", .ok): "好"
    case ("zh", .cancel): "取消"
    case ("zh", .search): locale.language.script == .hanTraditional ? "搜尋" : "搜索"
    case (_, .ok): "OK"
    case (_, .cancel): "Cancel"
    case (_, .search): "Search"
    }
  }
}
