import DataFormats
package import Diagnostics

extension DiagnosticCode {
  package static let frontMatterUnclosed = DiagnosticCode(
    "front-matter-unclosed",
    explanation: """
      A file whose first line is --- begins with front matter, which must end with another line ---. For a thematic \
      break at the top of a page write ***.
      """)
  package static let frontMatterMisplaced = DiagnosticCode(
    "front-matter-misplaced",
    explanation: """
      Front matter is YAML between two lines ---, and the first of them is the first line of the file. Below an empty \
      line, between lines +++ as TOML, or as JSON, it is not read, and readers see it as text.
      """)
  package static let unknownKey = DiagnosticCode(
    "unknown-key",
    explanation: """
      A key that Dalil does not know is an error, because a misspelt key would silently do nothing.
      """)
  package static let duplicateKey = DiagnosticCode(
    "duplicate-key",
    explanation: """
      A key may stand only once; readers of YAML do not agree on which of two values counts.
      """)
  package static let wrongValue = DiagnosticCode(
    "wrong-value",
    explanation: """
      The value of a key is not of the kind that the key needs: a text, a number, true or false, a list, a date as \
      YYYY-MM-DD, a language tag, a path or an address. Values of text keys are taken as they are written, so that \
      no, null and 2024 are texts there.
      """)
  package static let notUTF8 = DiagnosticCode(
    "not-utf8",
    explanation: """
      Pages and settings must be UTF-8. Bytes of another encoding would show as wrong letters, so nothing is guessed: \
      open the file in an editor with its old encoding and save it as UTF-8.
      """)
  package static let binaryPage = DiagnosticCode(
    "binary-page",
    explanation: """
      A page holds a NUL byte, which no text has: the file is something else than its name says.
      """)
  package static let fileTooLarge = DiagnosticCode(
    "file-too-large",
    explanation: """
      A page larger than 64 MB is refused, so that a build ends in bounded time and memory.
      """)
  package static let unreadableFile = DiagnosticCode(
    "unreadable-file",
    explanation: """
      The system refuses to open a file or folder of the content, most often for lack of permission.
      """)
  package static let brokenSymlink = DiagnosticCode(
    "broken-symlink",
    explanation: """
      A symbolic link in the content leads nowhere, out of the content folder, or back to a folder that it is in.
      """)
  package static let specialFile = DiagnosticCode(
    "special-file",
    explanation: """
      Content is made of ordinary files and folders; a device, a pipe or a socket cannot be published.
      """)
  package static let badFileName = DiagnosticCode(
    "bad-file-name",
    explanation: """
      A file or folder has a name that cannot become part of a site: its bytes are not UTF-8, it holds control \
      characters or a backslash, it is longer than 255 bytes, or a folder has the name of a page.

      Sites are unpacked on other systems, too. Windows has no names with the signs < > : " | ? *, takes full stops and \
      spaces off their ends, and keeps con, prn, aux, nul, com1 to com9 and lpt1 to lpt9 for devices, whatever stands \
      behind a full stop: con.html cannot be written there.
      """)
  package static let nameCollision = DiagnosticCode(
    "name-collision",
    explanation: """
      Two files would be written to one place. Names that differ only in upper and lower case, or only in how an \
      accent is composed, are one name on many systems, and README.md and index.md are both the page of their folder.

      Files that are made beside the pages (index.html at the root, which lists the languages, llms.txt, robots.txt, \
      sitemap.xml and feeds) give way to the author's: content/index.md with lang: in its front matter takes the place \
      of the list of languages, content/robots.txt that of the one that is made.
      """)
  package static let pageWithoutLanguage = DiagnosticCode(
    "page-without-language",
    explanation: """
      The first folder below the content folder is a page's language. A page elsewhere states its language in its \
      front matter, as in lang: en.
      """)
  package static let unlistedLanguage = DiagnosticCode(
    "unlisted-language",
    explanation: """
      A page is in a language that dalil.yml does not list under languages, so that the site would not show it.
      """)
  package static let outputFolder = DiagnosticCode(
    "output-folder",
    explanation: """
      The site is written to a folder of its own, so that no source is ever overwritten: neither the content folder, \
      nor a folder that holds it, nor a folder of sources inside it.
      """)
}

/// Every code that reading content can report.
package let contentDiagnosticCodes: [DiagnosticCode] = [
  .yamlSyntax, .frontMatterUnclosed, .frontMatterMisplaced, .unknownKey, .duplicateKey, .wrongValue, .notUTF8,
  .binaryPage, .fileTooLarge, .unreadableFile, .brokenSymlink, .specialFile, .badFileName, .nameCollision,
  .pageWithoutLanguage, .unlistedLanguage, .outputFolder,
]
