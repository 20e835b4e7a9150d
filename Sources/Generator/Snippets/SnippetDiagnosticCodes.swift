package import Diagnostics

/// The codes of what can be wrong with a snippet.
package let snippetDiagnosticCodes: [DiagnosticCode] =
  [
    .snippetAttribute, .snippetAttributeValue, .snippetAttributeConflict, .snippetWithoutReason, .snippetName,
    .snippetExpectation, .snippetFence, .snippetRegion, .snippetOutdated, .snippetUpdated, .snippetNotChecked,
    .snippetError, .snippetWarning, .snippetUnexpected, .snippetUnmet, .snippetCompilerFailure, .snippetRun,
    .snippetOutput, .snippetValue, .snippetTest, .snippetCrash, .snippetPreview, .snippetReach,
    .snippetLog, .snippetScript, .snippetLanguage,
  ] + dataDiagnosticCodes

extension DiagnosticCode {
  package static let snippetAttribute = DiagnosticCode(
    "snippet-attribute",
    explanation: """
      A word behind `swift` on a fence, or in a `<!-- swift: … -->` comment, is not an attribute of a snippet. A word \
      that nobody understands would leave the block checked in another way than its author thinks, so it is an error.

      The attributes are: fails, warns, run, test, preview, crashes="text", skip="reason", platforms=, id=, uses=, \
      replaces=, continues, in=, as=, file=path#region, alone, timeout=, swift=, tr=, title=, and marked lines as \
      {1,3-5}; of a preview also device=, reaches=, logs=, bodies, depth= and states=. \
      Spellings of other tools (compile_fail, should_panic, ignore, no_run, fail, crash, warn) are understood.

      On fences of other languages title= (or caption=, filename=), tr= and id= mean something, on those of json, xml, \
      plist and yaml fails and skip="reason" as well, and text output shows what the block above prints. Our other \
      words would promise there what nobody checks: they are a warning, on blocks of data an error. Words of other \
      tools are left alone.
      """)
  package static let snippetLanguage = DiagnosticCode(
    "snippet-language",
    explanation: """
      The first word behind a fence says what language the block is in. Blocks of swift, json, xml, plist and yaml are \
      checked; a word that is nearly one of these (Swfit, .swift, swift:) would leave the block unchecked \
      without a word, so it is an error. Write the word alone, attributes behind it after a space.
      """)
  package static let snippetAttributeValue = DiagnosticCode(
    "snippet-attribute-value",
    explanation: """
      An attribute of a snippet has no value where it needs one, a value where it takes none, or a value that cannot \
      be meant: as= takes file, declarations, members, statements, view or modifiers; timeout= takes a time such as \
      5s or 500ms; swift= takes 5 or 6; tr= takes same, strings or free; device= takes phone, tablet or phone,tablet; \
      reaches= and logs= take texts with | between them, such as reaches="Settings|Book details"; depth= takes a number \
      up to 20, states= one up to 200; an \
      id is made of letters, digits, hyphens, underscores and dots; marked lines are numbers of lines that readers see.
      """)
  package static let snippetAttributeConflict = DiagnosticCode(
    "snippet-attribute-conflict",
    explanation: """
      Two attributes of one block contradict each other: a block makes one promise (compiles, fails, warns, run, test, \
      preview, crashes or skip), but warns may stand beside run, test, preview or crashes: the block compiles with that \
      warning and is started all the same. Each attribute stands once, a block that is alone continues no other, and \
      device=, reaches=, logs=, bodies, depth= and states= belong to a block marked preview.
      """)
  package static let snippetWithoutReason = DiagnosticCode(
    "snippet-without-reason",
    explanation: """
      A block that is not checked says why: skip="reason". Readers and colleagues see the reason, and the report \
      counts such blocks. Often the block can be checked after all, with an ellipsis for what is left out, with \
      set-up in a hidden comment, or with platforms=apple.
      """)
  package static let snippetName = DiagnosticCode(
    "snippet-name",
    explanation: """
      uses=, replaces= and in= name something that the page does not have: a block with that id, a set-up file, or a \
      declaration. An id may be given once on a page. continues needs a block before it.
      """)
  package static let snippetExpectation = DiagnosticCode(
    "snippet-expectation",
    explanation: """
      A block marked fails holds at least one comment `// expected-error {{part of the message}}`, and a block marked \
      warns at least one `// expected-warning {{part of the message}}`: a block that fails for another reason than the \
      one its guide explains teaches nothing. The comment stands on the line of the message; `expected-error@+1` means \
      the line below, and a number before the braces how often. In any other block such comments are not allowed.
      """)
  package static let snippetFence = DiagnosticCode(
    "snippet-fence",
    explanation: """
      The fence of a Swift block is not closed, so everything to the end of the page is taken for code. Close it with \
      a line of the same characters, at least as many as the opening fence has.
      """)
  package static let snippetRegion = DiagnosticCode(
    "snippet-region",
    explanation: """
      file=path#region says that a block is a copy of code in a Swift file, so that it can never differ from it unseen. \
      The path is relative to the content folder, and the file stands in its folder 'shared'. A region begins below a \
      line '// snippet.name' and ends above '// snippet.end', above the beginning of the next region, or with the file. \
      Without #region the whole file is meant.
      """)
  package static let snippetOutdated = DiagnosticCode(
    "snippet-outdated",
    explanation: """
      A block with file=path#region is no longer equal to that region. Common indentation, white space at the ends of \
      lines and empty lines at both ends do not count. 'dalil check --update' writes the region into the page. It \
      leaves a block alone that it cannot write without changing how the page is read, such as one in a comment.
      """)
  package static let snippetUpdated = DiagnosticCode(
    "snippet-updated",
    explanation: """
      'dalil check --update' has written a region of a file into a block that is a copy of it, or what a block prints \
      into the fence that shows it. Look at the change before you publish the page: the words round the block may have \
      to follow.
      """)
  package static let snippetNotChecked = DiagnosticCode(
    "snippet-not-checked",
    explanation: """
      A page shows Swift, but every block on it is skipped, so nothing that the page says is proven. Let at least one \
      block be checked.
      """)
  package static let snippetError = DiagnosticCode(
    "snippet-error",
    explanation: """
      The Swift compiler refuses the block; the message is its own. The block is compiled with what it uses: names that \
      it does not declare come from the nearest block above that declares them, else from set-up files, else from the \
      nearest block below. Declare what is missing in a block, or in a hidden one: a comment <!-- swift: … --> whose \
      further lines are code. If the block is meant to fail, mark it 'fails' and say with which message.
      """)
  package static let snippetWarning = DiagnosticCode(
    "snippet-warning",
    explanation: """
      The Swift compiler warns about the block; the message is its own, and readers will see it too. If the block is \
      meant to warn, mark it 'warns' and say with which message.
      """)
  package static let snippetUnexpected = DiagnosticCode(
    "snippet-unexpected",
    explanation: """
      A block that is meant to fail gives an error beside those that it announces, or a block that is meant to warn \
      gives another warning. It would teach something else than its guide says.
      """)
  package static let snippetUnmet = DiagnosticCode(
    "snippet-unmet",
    explanation: """
      An expected-error or expected-warning comment names a message that the compiler does not give on that line. \
      Messages are compared by line and by a part of their text.
      """)
  package static let snippetCompilerFailure = DiagnosticCode(
    "snippet-compiler-failure",
    explanation: """
      The Swift compiler crashed on the block, or was not done in time, also when it was given the block alone. Such \
      a block cannot be checked; a simpler one that shows the same can. The limit is 300 seconds, or what timeout= on \
      the block, or timeout under snippets in the front matter or the configuration, says.
      """)
  package static let snippetRun = DiagnosticCode(
    "snippet-run",
    explanation: """
      A block marked run, test or crashes compiles, but its program does not do what it should: it crashes, lets an \
      error through, ends itself with a status other than 0, does not end, reads from standard input, where there is \
      nothing to read, or uses more than a program of a guide may: \
      10 seconds (timeout= on the block sets another limit), 1 MB of output, 1 GB of memory, 64 processes. Each block \
      runs in a process of its own, in an empty folder, and without the network where the system allows that. Statements that stand inside a type, and views, cannot be run by themselves.
      """)
  package static let snippetOutput = DiagnosticCode(
    "snippet-output",
    explanation: """
      A block marked run prints something else than the `text output` fence below it shows. In that fence `...` alone on \
      a line stands for any lines, and within a line for any text; white space at the ends of lines does not count. \
      'dalil check --update' writes what the program prints into the fence. A fence that stands below no block that is \
      run is reported as well, since nothing proves it.
      """)
  package static let snippetValue = DiagnosticCode(
    "snippet-value",
    explanation: """
      In a block marked run, a comment such as '// → 3' (or '// -> 3') at the end of a line shows what the line prints, \
      or else the value of its expression, its variable or what it assigns to; the program gives something else, or \
      does not come to the line. What is printed or computed several times is separated by ', ', and '...' stands for \
      any text. Text may stand in quotation marks where it is a value. 'dalil check --update' writes the right values \
      into the comments. An arrow behind code that has no value is reported as well; in other blocks arrows mean nothing.
      """)
  package static let snippetTest = DiagnosticCode(
    "snippet-test",
    explanation: """
      A test in a block marked test fails; the message is that of Swift Testing. Or the block has no test that is run: \
      tests are functions marked @Test.
      """)
  package static let snippetCrash = DiagnosticCode(
    "snippet-crash",
    explanation: """
      A block marked crashes="text" has to stop at run time, by a trap or an error that nobody catches, and to say the \
      text as it stops. It comes to its end, or it stops with other words.
      """)
  package static let snippetPreview = DiagnosticCode(
    "snippet-preview",
    explanation: """
      A block marked preview compiles, but there is nothing to show, or what is seen of it cannot be shown. It shows \
      what preview=Name names: a #Preview of the block by the name that it displays, or a type of the page. Else it \
      shows all #Previews of the block, else its app, else the view among its code that is made without arguments and \
      that no other code of the block uses. A #Preview that makes the view always helps, and `// snippet.hide` above it \
      hides it from readers. The view then runs, without a screen, and Dalil follows everything that a reader can touch, \
      within limits that the page states: depth= actions from the beginning, states= screens, the time of timeout=.
      """)
  package static let snippetReach = DiagnosticCode(
    "snippet-reach",
    explanation: """
      A block marked preview names screens that its readers must be able to reach, as in \
      reaches="Settings|Book details", and one of them was not seen. Names are titles as they are shown: of screens, of \
      columns, and of sheets, alerts and dialogs; between several stands |.
      """)
  package static let snippetLog = DiagnosticCode(
    "snippet-log",
    explanation: """
      While a preview runs, SwiftUI would warn in its log about something that the block does not announce, or it does \
      not warn as the block announces. logs="part of the warning" announces one, with | between several; a block that \
      shows a mistake on purpose announces what it logs.
      """)
  package static let snippetScript = DiagnosticCode(
    "snippet-script",
    explanation: """
      A comment `// preview: …` in a block marked preview says what is done that no screen offers by itself. It is one of \
      type "text" in "field", search "text", open "address", wait 2, submit "field", swipe "row" "action", refresh and \
      relaunch. Texts stand in quotation marks; wait takes seconds, or a time such as 500ms. Fields and rows are named \
      by the words that they show or that assistive technologies say. Readers do not see the comments.
      """)
}
