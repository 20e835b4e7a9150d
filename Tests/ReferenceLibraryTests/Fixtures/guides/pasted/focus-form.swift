import SwiftUI

struct SignUp: View {
  enum Field: Int, Hashable, CaseIterable { case name, email, password }
  @FocusState private var focus: Field?
  @AccessibilityFocusState private var a11y: Bool
  @State private var name = ""
  @State private var email = ""
  @State private var password = ""
  @State private var age: Int? = nil
  @State private var birth = Date()
  @State private var agree = false
  @State private var color = Color.red
  @Environment(\.dismiss) var dismiss

  private var isValid: Bool { !name.isEmpty && email.contains("@") && password.count >= 8 && agree }

  var body: some View {
    NavigationStack {
      Form {
        Section {
          TextField("Name", text: $name).focused($focus, equals: .name).submitLabel(.next)
          TextField("Email", text: $email, prompt: Text("you@example.com")).focused($focus, equals: .email)
            .keyboardType(.emailAddress)
          SecureField("Password", text: $password).focused($focus, equals: .password)
          TextField("Age", value: $age, format: .number).keyboardType(.numberPad)
          TextField("Bio", text: $name, axis: .vertical).lineLimit(3...6)
        } footer: {
          if !isValid { Text("Fill in everything").foregroundStyle(.red).accessibilityFocused($a11y) }
        }
        Section("Details") {
          DatePicker("Born", selection: $birth, displayedComponents: [.date])
          ColorPicker("Colour", selection: $color, supportsOpacity: false)
          Stepper("Age: \(age ?? 0)", value: Binding($age, default: 18), in: 0...120)
          Toggle(isOn: $agree) { Text("I agree to the [terms](https://example.com)") }
          DisclosureGroup("More") { Text("…") }
        }
        Button("Create account", action: submit).disabled(!isValid).frame(maxWidth: .infinity)
      }
      .onSubmit { focus = focus.flatMap { Field(rawValue: $0.rawValue + 1) } }
      .defaultFocus($focus, .name)
      .toolbar {
        ToolbarItemGroup(placement: .keyboard) {
          Spacer()
          Button("Done") { focus = nil }
        }
        ToolbarItem(placement: .cancellationAction) { Button("Cancel") { dismiss() } }
      }
      .interactiveDismissDisabled(!name.isEmpty)
    }
  }
  private func submit() { dismiss() }
}

extension Binding where Value: Sendable {
  init(_ source: Binding<Value?>, default value: Value) {
    self.init(get: { source.wrappedValue ?? value }, set: { source.wrappedValue = $0 })
  }
}
