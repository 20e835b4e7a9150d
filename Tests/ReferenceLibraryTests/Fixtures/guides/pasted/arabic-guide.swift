import SwiftUI

struct كتاب: Identifiable, Hashable {
  let id = UUID()
  let العنوان: String
  let المؤلف: String
}

enum مسار: Hashable {
  case تفاصيل(كتاب)
  case الإعدادات
}

@Observable
final class الموجّه {
  var المسار: [مسار] = []
  func ادفع(_ وجهة: مسار) { المسار.append(وجهة) }
  func عُد() { if !المسار.isEmpty { المسار.removeLast() } }
}

struct قائمة_الكتب: View {
  @State private var موجه = الموجّه()
  let كتب = [كتاب(العنوان: "كليلة ودمنة", المؤلف: "ابن المقفع")]

  var body: some View {
    NavigationStack(path: $موجه.المسار) {
      List(كتب) { ك in
        NavigationLink(value: مسار.تفاصيل(ك)) {
          VStack(alignment: .leading, spacing: 4) {
            Text(ك.العنوان).font(.headline)
            Text(ك.المؤلف).font(.subheadline).foregroundStyle(.secondary)
          }
          .accessibilityElement(children: .combine)
          .accessibilityHint("افتح تفاصيل الكتاب")
        }
      }
      .navigationTitle("المكتبة")
      .navigationDestination(for: مسار.self) { وجهة in
        switch وجهة {
        case .تفاصيل(let ك): Text(ك.العنوان).navigationTitle(ك.العنوان)
        case .الإعدادات: Form { Toggle("الوضع الليلي", isOn: .constant(true)) }
        }
      }
    }
    .environment(\.layoutDirection, .rightToLeft)
    .environment(\.locale, Locale(identifier: "ar"))
    .environment(موجه)
  }
}

#Preview("عربي", traits: .sizeThatFitsLayout) {
  قائمة_الكتب().environment(\.layoutDirection, .rightToLeft)
}
