import SwiftUI

@Observable
class Settings {
  var username = "guest"
  var volume = 0.5
  var theme: Theme = .system
  enum Theme: String, CaseIterable, Identifiable { case system, light, dark; var id: Self { self } }
}

struct SettingsScreen: View {
  @Environment(Settings.self) private var settings

  var body: some View {
    @Bindable var settings = settings
    Form {
      Section("Account") {
        TextField("Name", text: $settings.username)
          .textContentType(.username)
          .textInputAutocapitalization(.never)
          .autocorrectionDisabled()
          .submitLabel(.done)
          .onSubmit { print(settings.username) }
      }
      Section {
        Slider(value: $settings.volume, in: 0...1, step: 0.1) {
          Text("Volume")
        } minimumValueLabel: {
          Image(systemName: "speaker")
        } maximumValueLabel: {
          Image(systemName: "speaker.wave.3")
        }
        Picker("Theme", selection: $settings.theme) {
          ForEach(Settings.Theme.allCases) { Text($0.rawValue.capitalized).tag($0) }
        }
        .pickerStyle(.navigationLink)
        LabeledContent("Version", value: "1.0")
        LabeledContent("Size") { Text(12, format: .number) }
      } header: {
        Text("Look")
      }
    }
    .formStyle(.grouped)
    .scrollDismissesKeyboard(.interactively)
    .navigationTitle("Settings")
  }
}

struct SettingsHost: View {
  @State private var settings = Settings()
  @State private var showSettings = false
  var body: some View {
    Button("Settings") { showSettings.toggle() }
      .sheet(isPresented: $showSettings) {
        NavigationStack {
          SettingsScreen()
            .toolbar {
              ToolbarItem(placement: .confirmationAction) { Button("Done") { showSettings = false } }
              ToolbarItem(placement: .cancellationAction) {
                Button(role: .cancel) {
                } label: {
                  Text("Cancel")
                }
              }
            }
        }
        .presentationDragIndicator(.visible)
        .presentationBackground(.thinMaterial)
        .presentationCornerRadius(24)
        .presentationBackgroundInteraction(.enabled(upThrough: .medium))
        .interactiveDismissDisabled(settings.username.isEmpty)
      }
      .environment(settings)
  }
}

#Preview {
  @Previewable @State var settings = Settings()
  NavigationStack { SettingsScreen() }.environment(settings)
}
