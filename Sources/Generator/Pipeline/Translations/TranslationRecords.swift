import Content
import Diagnostics
import Languages
import SiteGraph

/// The records of what was translated, of all languages of a site.
struct TranslationRecords: Sendable {
  /// By language; one without a file has none.
  private(set) var byLanguage: [LanguageTag: TranslationRecord] = [:]
  /// What is wrong with them.
  private(set) var diagnostics: [Diagnostic] = []
  private let folders: [LanguageTag: String]

  /// Reads the records beside the pages of a content folder.
  init(contentRoot: String, files: [ContentFile], languages: [LanguageTag]) {
    var folders: [LanguageTag: String] = [:]
    for file in files {
      guard let slash = file.diskPath.utf8.firstIndex(of: 0x2F) else { continue }
      let folder = String(file.diskPath[..<slash])
      if let tag = LanguageTag(folder), languages.contains(tag), folders[tag] == nil { folders[tag] = folder }
    }
    self.folders = folders
    for language in languages {
      let folder = folder(of: language)
      guard let bytes = Disk.bytes(of: "\(contentRoot)/\(TranslationRecord.file(in: folder))") else { continue }
      let (record, mistakes) = TranslationRecord.read(bytes, folder: folder)
      // A record of which nothing is understood is no record.
      if mistakes.isEmpty || !record.pages.isEmpty { byLanguage[language] = record }
      diagnostics += mistakes
    }
  }

  /// The folder of a language's pages.
  func folder(of language: LanguageTag) -> String { folders[language] ?? language.name }
}
