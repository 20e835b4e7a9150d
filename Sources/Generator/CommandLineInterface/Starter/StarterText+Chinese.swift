extension StarterText {
  static let simplifiedChinese = StarterText(
    siteTitle: "我的指南",
    home: #"""
      ---
      title: "我的指南"
      description: "每个示例都经过编译的 Swift 指南。"
      ---

      每次构建站点时，这些页面上的每个 Swift 代码块都会被编译。写着能编译的，确实能编译；写着会失败的，确实会失败。

      从[第一篇指南](first-guide.md)开始吧。

      """#,
    guide: #"""
      ---
      title: "第一篇指南"
      description: "代码如何写进指南，又如何接受检查。"
      ---

      这一页可以当作你自己指南的样板：改一改，故意弄坏一处，再运行 `dalil check`。

      ## 一个类型 {#type}

      普通的 Swift 代码块不需要任何标记，原样接受检查。

      ```swift
      struct Temperature {
          let celsius: Double

          var fahrenheit: Double { celsius * 9 / 5 + 32 }
      }
      ```

      ## 使用它 {#use}

      后面的代码块认得前面代码块声明过的东西，就像读者一样。

      ```swift
      let boiling = Temperature(celsius: 100)
      print("水在 \(boiling.fahrenheit) °F 沸腾。")
      ```

      ## 故意犯的错误 {#mistake}

      `fails` 一词保证编译器会拒绝这个代码块，注释则写明拒绝时的措辞。读者看到的是编译器的消息，而不是注释。

      ```swift fails
      let today = Temperature(celsius: 21)
      today.celsius = 22 // expected-error {{'celsius' is a 'let' constant}}
      ```

      """#)
}
