extension StarterText {
  static let hebrew = StarterText(
    siteTitle: "המדריכים שלי",
    home: #"""
      ---
      title: "המדריכים שלי"
      description: "מדריכים ל-Swift שכל הדוגמאות בהם עוברות הידור."
      ---

      כל קטע Swift בדפים האלה עובר הידור בכל בנייה של האתר. מה שכתוב כאן אכן מתהדר, ומה שנאמר עליו שהוא נכשל אכן נכשל.

      אפשר להתחיל ב[מדריך הראשון](first-guide.md).

      """#,
    guide: #"""
      ---
      title: "המדריך הראשון"
      description: "איך קוד משתלב במדריך, ואיך הוא נבדק."
      ---

      הדף הזה הוא תבנית למדריכים שלכם: שנו אותו, קלקלו בו משהו והריצו `dalil check`.

      ## טיפוס {#type}

      קטע Swift רגיל אינו צריך שום סימון. הוא נבדק כמות שהוא.

      ```swift
      struct Temperature {
          let celsius: Double

          var fahrenheit: Double { celsius * 9 / 5 + 32 }
      }
      ```

      ## שימוש בו {#use}

      קטעים מאוחרים מכירים את מה שהוצהר בקטעים שלפניהם, בדיוק כמו הקורא.

      ```swift
      let boiling = Temperature(celsius: 100)
      print("מים רותחים ב-\(boiling.fahrenheit) מעלות פרנהייט.")
      ```

      ## טעות, בכוונה {#mistake}

      המילה `fails` מבטיחה שהמהדר ידחה את הקטע, וההערה אומרת באילו מילים. הקורא רואה את הודעת המהדר במקום ההערה.

      ```swift fails
      let today = Temperature(celsius: 21)
      today.celsius = 22 // expected-error {{'celsius' is a 'let' constant}}
      ```

      """#)
}
