extension InterfaceText {
  /// The words of a search that its script fills in itself, by the names that it knows them by.
  package var searchWords: [(name: String, text: String)] {
    [
      ("placeholder", searchPlaceholder), ("found", searchFound), ("keys", searchKeys), ("close", searchClose),
      ("none", searchNothingPattern), ("searchFor", searchForPattern),
    ]
  }

  /// How many results there are, in the forms for one, two, few, many and other numbers that the language has.
  package var searchResultForms: [(name: String, text: String)] {
    let pattern = searchResultsPattern
    let forms = [
      ("one", pattern.one), ("two", pattern.two), ("few", pattern.few), ("many", pattern.many),
      ("other", pattern.other),
    ]
    return forms.compactMap { name, text in text.map { (name, $0) } }
  }
}
