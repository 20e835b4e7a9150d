/// The interface's own words in one language.
///
/// Every sentence is a stored property without a default, so a language that lacks one does not compile. To add one,
/// declare it here and write it in each `InterfaceText+….swift`. Words in braces stand for what functions fill in.
package struct InterfaceText: Hashable, Sendable {
  /// The language that the words are in; not the page's own where that has no table.
  package let language: LanguageTag

  // The frame of a page.
  package let skipToContent: String
  package let menu: String
  package let home: String
  package let guides: String
  package let allPages: String
  package let breadcrumb: String
  package let onThisPage: String
  package let inThisSection: String
  package let pageNavigation: String
  package let previousPage: String
  package let nextPage: String
  package let backToTop: String
  package let topics: String
  package let externalLink: String
  package let feed: String
  let madeWithPattern: String
  let updatedPattern: String

  // Languages.
  package let languages: String
  package let chooseLanguage: String
  package let notTranslated: String
  /// At the top of a page that stands in for a translation; a link with the name of its language follows.
  package let shownInOriginal: String
  /// Below a heading, and at the top of a page; a link with the name of the source's language follows.
  package let staleSection: String
  package let staleBeginning: String

  // The page that a server shows in place of one that it lacks.
  package let missingPage: String
  package let missingPageHelp: String

  // Search.
  package let search: String
  package let searchPlaceholder: String
  package let searchFound: String
  package let searchKeys: String
  package let searchClose: String
  let searchNothingPattern: String
  let searchResultsPattern: CountedPattern

  // Colours.
  package let theme: String
  package let lightTheme: String
  package let darkTheme: String
  package let systemTheme: String

  // The text.
  package let note: String
  package let tip: String
  package let important: String
  package let warning: String
  package let caution: String
  package let footnotes: String
  package let table: String
  package let questions: String
  package let taskDone: String
  package let taskNotDone: String
  let footnotePattern: String
  let backToReferencePattern: String
  let backToRepeatedReferencePattern: String
  let linkToSectionPattern: String
  let scrollingTablePattern: String

  // Code.
  package let code: String
  package let copy: String
  package let copied: String
  package let copyCode: String
  package let copyFailed: String
  package let compilerSays: String
  package let compilerError: String
  package let compilerWarning: String
  package let compilerNote: String
  let codeInPattern: String
  let linePattern: String

  // What was proven of a block.
  package let referenceLibrary: String
  package let mustFail: String
  package let mustWarn: String
  package let mustCrash: String
  package let testPassed: String
  package let testFailed: String
  package let testSkipped: String
  package let programOutput: String
  package let notChecked: String
  package let broken: String
  package let shortened: String
  package let propertyList: String
  let compilesPattern: String
  let runsPattern: String
  let testsPassedPattern: String
  let previewedPattern: String
  let parsedOnlyPattern: String
  let wellFormedPattern: String
  let malformedPattern: String
  let skippedPattern: String

  // The controls of previews.
  package let previewActions: String
  package let previewDelete: String
  package let previewIncrease: String
  package let previewDecrease: String
  package let previewChoice: String
  package let previewProgress: String
  package let previewTextField: String
  let previewMoreRowsPattern: String

  // Previews: the devices, and what stands beside them.
  package let preview: String
  package let phone: String
  package let tablet: String
  package let device: String
  package let startAgain: String
  package let spokenScreen: String
  package let moreActions: String
  package let goBack: String
  package let closePresented: String
  package let toggleSidebar: String
  package let searchField: String
  package let cancelSearching: String
  /// The button beside the field of a search.
  package let cancel: String
  package let letTimePass: String
  package let tabs: String
  package let pullToRefresh: String
  package let relaunch: String
  package let bodiesThatRun: String
  package let action: String
  package let bodies: String
  package let noBodies: String
  package let logsInXcode: String
  package let cutActions: String
  let typeIntoPattern: String
  let emptyFieldPattern: String
  let searchForPattern: String
  let openAddressPattern: String
  let waitPattern: String
  let submitPattern: String
  let swipePattern: String
  let tapPattern: String
  let choosePattern: String
  let stepUpPattern: String
  let stepDownPattern: String
  let moveUpPattern: String
  let moveDownPattern: String
  let announcedPattern: String
  let stateLimitPattern: CountedPattern
  let depthLimitPattern: CountedPattern
  let timeLimitPattern: String
  let waitLimitPattern: CountedPattern

  // Days.
  let monthNames: [String]
  let datePattern: String
}
