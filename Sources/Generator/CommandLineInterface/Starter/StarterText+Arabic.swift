extension StarterText {
  static let arabic = StarterText(
    siteTitle: "أدلّتي",
    home: #"""
      ---
      title: "أدلّتي"
      description: "أدلّة إلى Swift تُصرَّف كل أمثلتها."
      ---

      كل مقطع Swift في هذه الصفحات يمرّ على المصرِّف كلما بُني الموقع. فما تقرؤه هنا يُصرَّف حقًا، وما قيل إنه يفشل يفشل حقًا.

      ابدأ من [الدليل الأول](first-guide.md).

      """#,
    guide: #"""
      ---
      title: "الدليل الأول"
      description: "كيف توضع الشيفرة في الدليل، وكيف تُفحص."
      ---

      هذه الصفحة نموذج لأدلّتك: غيّرها، وأفسد فيها شيئًا، ثم نفّذ `dalil check`.

      ## نوع {#type}

      مقطع Swift العادي لا يحتاج إلى أي علامة، بل يُفحص كما هو.

      ```swift
      struct Temperature {
          let celsius: Double

          var fahrenheit: Double { celsius * 9 / 5 + 32 }
      }
      ```

      ## استعماله {#use}

      المقاطع اللاحقة تعرف ما صرّحت به المقاطع السابقة، تمامًا كما يعرفه القارئ.

      ```swift
      let boiling = Temperature(celsius: 100)
      print("يغلي الماء عند \(boiling.fahrenheit) درجة فهرنهايت.")
      ```

      ## خطأ مقصود {#mistake}

      الكلمة `fails` وعدٌ بأن المصرِّف سيرفض المقطع، والتعليق يذكر نص الرفض. أما القارئ فيرى رسالة المصرِّف في مكان التعليق.

      ```swift fails
      let today = Temperature(celsius: 21)
      today.celsius = 22 // expected-error {{'celsius' is a 'let' constant}}
      ```

      """#)
}
