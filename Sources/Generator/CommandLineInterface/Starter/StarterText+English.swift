extension StarterText {
  static let english = StarterText(
    siteTitle: "My guides",
    home: #"""
      ---
      title: "My guides"
      description: "Guides to Swift whose every example is compiled."
      ---

      Every Swift block on these pages is compiled whenever the site is built. What you read here compiles, and what is said to fail does fail.

      Begin with [the first guide](first-guide.md).

      """#,
    guide: #"""
      ---
      title: "The first guide"
      description: "How code stands in a guide, and how it is checked."
      ---

      This page is a pattern for your own guides: change it, break it, and run `dalil check`.

      ## A type {#type}

      A plain Swift block needs no mark. It is checked as it stands.

      ```swift
      struct Temperature {
          let celsius: Double

          var fahrenheit: Double { celsius * 9 / 5 + 32 }
      }
      ```

      ## Using it {#use}

      Later blocks know what earlier blocks have declared, as a reader does.

      ```swift
      let boiling = Temperature(celsius: 100)
      print("Water boils at \(boiling.fahrenheit) °F.")
      ```

      ## A mistake, on purpose {#mistake}

      The word `fails` promises that the compiler refuses a block, and the comment says with which words. The reader sees the compiler’s message instead of the comment.

      ```swift fails
      let today = Temperature(celsius: 21)
      today.celsius = 22 // expected-error {{'celsius' is a 'let' constant}}
      ```

      """#)
}
