// Controls and their looks.
import SwiftUI

enum Flavor: String, CaseIterable, Identifiable {
  case mint, lemon
  var id: Self { self }
}

struct RowToggleStyle: ToggleStyle {
  func makeBody(configuration: Configuration) -> some View {
    Button { configuration.isOn.toggle() } label: {
      HStack { configuration.label; Image(systemName: configuration.isOn ? "checkmark" : "xmark") }
    }
  }
}

struct BarProgressStyle: ProgressViewStyle {
  func makeBody(configuration: Configuration) -> some View {
    VStack { configuration.label; Text("\(configuration.fractionCompleted ?? 0)"); configuration.currentValueLabel }
  }
}

struct CardGroupStyle: GroupBoxStyle {
  func makeBody(configuration: Configuration) -> some View {
    VStack { configuration.label; configuration.content }
  }
}

struct StackedContentStyle: LabeledContentStyle {
  func makeBody(configuration: Configuration) -> some View {
    VStack { configuration.label; configuration.content }
  }
}

struct UnderlinedFieldStyle: TextFieldStyle {
  func _body(configuration: TextField<Self._Label>) -> some View { configuration.padding() }
}

struct FoldStyle: DisclosureGroupStyle {
  func makeBody(configuration: Configuration) -> some View {
    configuration.label.onTapGesture { configuration.isExpanded.toggle() }
    if configuration.isExpanded { configuration.content }
  }
}

struct WideMenuStyle: MenuStyle {
  func makeBody(configuration: Configuration) -> some View { Menu(configuration).padding() }
}

struct PressStyle: PrimitiveButtonStyle {
  func makeBody(configuration: Configuration) -> some View {
    Button(configuration).onTapGesture { configuration.trigger() }
    Button(role: configuration.role, action: { configuration.trigger() }) { configuration.label }
  }
}

struct ControlSurface: View {
  @State private var isOn = false
  @State private var flags = [false, true]
  @State private var flavor = Flavor.mint
  @State private var optional: Flavor?
  @State private var text = ""
  @State private var number = 1
  @State private var amount = 0.5
  @State private var date = Date.now
  @State private var dates: Set<DateComponents> = []
  @State private var color = Color.red
  @State private var selection: TextSelection?
  let name = "اسم"

  var body: some View {
    Form {
      buttons
      toggles
      pickers
      fields
      numbers
      groups
    }
    .formStyle(.grouped)
    .toggleStyle(.switch).toggleStyle(.button).toggleStyle(RowToggleStyle())
    .buttonStyle(.bordered).buttonStyle(.borderedProminent).buttonStyle(.plain).buttonStyle(.borderless)
    .buttonStyle(.automatic).buttonStyle(.glass).buttonStyle(.glassProminent).buttonStyle(.glass(.clear))
    .buttonStyle(BorderedButtonStyle()).buttonStyle(PlainButtonStyle()).buttonStyle(BorderedProminentButtonStyle())
    .buttonBorderShape(.capsule).buttonBorderShape(.roundedRectangle(radius: 8)).buttonBorderShape(.circle)
    .controlSize(.large).controlSize(.small ... .large).buttonRepeatBehavior(.enabled).buttonSizing(.flexible)
    .labelStyle(.iconOnly).labelStyle(.titleOnly).labelStyle(.titleAndIcon).labelStyle(IconOnlyLabelStyle())
    .pickerStyle(.segmented).pickerStyle(.menu).pickerStyle(.wheel).pickerStyle(.inline).pickerStyle(.navigationLink)
    .pickerStyle(SegmentedPickerStyle()).pickerStyle(.palette).textFieldStyle(.roundedBorder).textFieldStyle(.plain)
    .textFieldStyle(RoundedBorderTextFieldStyle()).textFieldStyle(UnderlinedFieldStyle())
    .progressViewStyle(.circular).progressViewStyle(.linear).progressViewStyle(BarProgressStyle())
    .progressViewStyle(CircularProgressViewStyle(tint: .red)).progressViewStyle(LinearProgressViewStyle())
    .datePickerStyle(.graphical).datePickerStyle(.compact).datePickerStyle(.wheel).datePickerStyle(GraphicalDatePickerStyle())
    .menuStyle(.button).menuStyle(WideMenuStyle()).menuIndicator(.hidden).menuOrder(.fixed).menuActionDismissBehavior(.disabled)
    .groupBoxStyle(CardGroupStyle()).labeledContentStyle(StackedContentStyle()).gaugeStyle(.accessoryCircular)
    .disclosureGroupStyle(FoldStyle()).controlGroupStyle(.navigation).listStyle(.insetGrouped).listStyle(InsetGroupedListStyle())
    .labelsHidden().labelsVisibility(.hidden).horizontalRadioGroupLayoutIfNeeded()
  }

  @ViewBuilder private var buttons: some View {
    Button("حفظ") {}
    Button(name) {}
    Button("a", role: .destructive) {}
    Button("a", role: nil) {}
    Button("a", systemImage: "trash") {}
    Button("a", systemImage: "trash", role: .destructive) {}
    Button(role: .cancel) {} label: { Label("a", systemImage: "xmark") }
    Button(role: .close) {}
    Button(role: .confirm) {}
    Button(action: save) { Text("a") }
    Button("a", action: save)
    Button { Task { await load() } } label: { Image(systemName: "plus") }
    Button(action: { isOn = true }, label: { Text("a") })
    EditButton()
    RenameButton()
    PasteButton(payloadType: String.self) { _ in }
    Menu("a") { Button("b") {}; Divider(); Menu("c") { Button("d") {} } }
    Menu("a", systemImage: "ellipsis") { Button("b") {} }
    Menu { Button("b") {} } label: { Label("a", systemImage: "ellipsis") }
    Menu { Button("b") {} } label: { Text("a") } primaryAction: {}
    Menu("a") { Button("b") {} } primaryAction: {}
    Link("a", destination: URL(string: "https://example.com")!)
    Link(destination: URL(string: "https://example.com")!) { Text("a") }
    ShareLink(item: URL(string: "https://example.com")!)
    ShareLink("a", item: "b")
    ShareLink(item: "b", subject: Text("a"), message: Text("b"), preview: SharePreview("a", image: Image("b")))
    ShareLink(item: URL(string: "https://example.com")!) { Label("a", systemImage: "star") }
    ShareLink(items: ["a", "b"])
    ControlGroup { Button("a") {} }
    ControlGroup("a") { Button("a") {} }
    ControlGroup { Button("a") {} } label: { Text("b") }
  }

  @ViewBuilder private var toggles: some View {
    Toggle("a", isOn: $isOn)
    Toggle(name, isOn: $isOn)
    Toggle("a", systemImage: "star", isOn: $isOn)
    Toggle(isOn: $isOn) { Text("a") }
    Toggle(sources: $flags, isOn: \.self) { Text("a") }
    Toggle("a", sources: $flags, isOn: \.self)
  }

  @ViewBuilder private var pickers: some View {
    Picker("a", selection: $flavor) { ForEach(Flavor.allCases) { Text($0.rawValue).tag($0) } }
    Picker(name, selection: $flavor) { Text("a").tag(Flavor.mint) }
    Picker("a", systemImage: "star", selection: $flavor) { Text("a").tag(Flavor.mint) }
    Picker(selection: $optional) { Text("a").tag(nil as Flavor?) } label: { Text("b") }
    Picker("a", selection: $optional) { Text("a").tag(Flavor?.none); Text("b").tag(Optional(Flavor.mint)) }
    Picker(selection: $flavor, label: Text("a")) { Text("b").tag(Flavor.mint) }
    Picker(selection: $flavor) { Text("b").tag(Flavor.mint) } label: { Text("a") } currentValueLabel: { Text("c") }
    Picker("a", sources: $flags, selection: \.self) { Text("b").tag(true) }
    DatePicker("a", selection: $date)
    DatePicker("a", selection: $date, displayedComponents: .date)
    DatePicker("a", selection: $date, in: Date.now..., displayedComponents: [.date, .hourAndMinute])
    DatePicker("a", selection: $date, in: ...Date.now)
    DatePicker(selection: $date, in: Date.distantPast...Date.now, displayedComponents: .date) { Text("a") }
    DatePicker(selection: $date) { Text("a") }
    DatePicker(name, selection: $date, in: Date.now...)
    MultiDatePicker("a", selection: $dates)
    ColorPicker("a", selection: $color)
    ColorPicker("a", selection: $color, supportsOpacity: false)
    ColorPicker(selection: $color) { Text("a") }
  }

  @ViewBuilder private var fields: some View {
    TextField("a", text: $text)
    TextField(name, text: $text)
    TextField("a", text: $text, prompt: Text("b"))
    TextField("a", text: $text, axis: .vertical).lineLimit(3...6)
    TextField(text: $text) { Text("a") }
    TextField("a", value: $number, format: .number)
    TextField("a", value: $amount, format: .currency(code: "EUR"), prompt: Text("b"))
    TextField(value: $amount, format: .percent) { Text("a") }
    TextField("a", value: $number, formatter: NumberFormatter())
    TextField("a", text: $text, onEditingChanged: { _ in }, onCommit: {})
    TextField("a", text: $text, selection: $selection)
    SecureField("a", text: $text)
    SecureField("a", text: $text, prompt: Text("b"))
    SecureField(text: $text) { Text("a") }
    TextEditor(text: $text)
    TextEditor(text: $text, selection: $selection)
  }

  @ViewBuilder private var numbers: some View {
    Stepper("a", value: $number)
    Stepper("a \(number)", value: $number, in: 0...10)
    Stepper(name, value: $amount, in: 0...1, step: 0.1)
    Stepper("a") { number += 1 } onDecrement: { number -= 1 }
    Stepper(value: $number, in: 0...10) { Text("a") }
    Stepper(value: $number, in: 0...10, step: 2) { Text("a") } onEditingChanged: { _ in }
    Stepper { Text("a") } onIncrement: { number += 1 } onDecrement: { number -= 1 }
    Stepper("a", value: $amount, in: 0...1, step: 0.1, format: .number)
    Slider(value: $amount)
    Slider(value: $amount, in: 0...10)
    Slider(value: $amount, in: 0...10, step: 1)
    Slider(value: $amount, in: 0...10) { Text("a") }
    Slider(value: $amount, in: 0...10) { editing in isOn = editing }
    Slider(value: $amount, in: 0...10, step: 1) { Text("a") } minimumValueLabel: { Text("0") } maximumValueLabel: { Text("1") }
    Slider(value: $amount) { Text("a") } minimumValueLabel: { Text("0") } maximumValueLabel: { Text("1") } onEditingChanged: { _ in }
    ProgressView()
    ProgressView("a")
    ProgressView(name)
    ProgressView(value: amount)
    ProgressView("a", value: amount)
    ProgressView("a", value: amount, total: 2)
    ProgressView(value: amount, total: 2) { Text("a") }
    ProgressView(value: amount) { Text("a") } currentValueLabel: { Text("b") }
    ProgressView { Text("a") }
    ProgressView(timerInterval: Date.now...Date.now.addingTimeInterval(9), countsDown: false)
    Gauge(value: amount) { Text("a") }
    Gauge(value: amount, in: 0...1) { Text("a") } currentValueLabel: { Text("b") }
    Gauge(value: amount, in: 0...1) { Text("a") } currentValueLabel: { Text("b") } minimumValueLabel: { Text("0") } maximumValueLabel: { Text("1") }
  }

  @ViewBuilder private var groups: some View {
    LabeledContent("a", value: "b")
    LabeledContent("a", value: name)
    LabeledContent("a", value: number, format: .number)
    LabeledContent("a") { Text("b") }
    LabeledContent { Text("a") } label: { Text("b") }
    GroupBox { Text("a") }
    GroupBox("a") { Text("a") }
    GroupBox(name) { Text("a") }
    GroupBox { Text("a") } label: { Text("b") }
    GroupBox(label: Label("a", systemImage: "star")) { Text("b") }
    DisclosureGroup("a") { Text("b") }
    DisclosureGroup("a", isExpanded: $isOn) { Text("b") }
    DisclosureGroup { Text("b") } label: { Text("a") }
    DisclosureGroup(isExpanded: $isOn) { Text("b") } label: { Text("a") }
    Label("a", systemImage: "star")
    Label(name, systemImage: "star")
    Label("a", image: "star")
    Label { Text("a") } icon: { Circle() }
    ContentUnavailableView.search
    ContentUnavailableView.search(text: text)
    ContentUnavailableView("a", systemImage: "star", description: Text("b"))
    ContentUnavailableView("a", image: "star")
    ContentUnavailableView { Label("a", systemImage: "star") } description: { Text("b") } actions: { Button("c") {} }
    ContentUnavailableView { Label("a", systemImage: "star") }
    AsyncImage(url: URL(string: "https://example.com"))
    AsyncImage(url: nil) { image in image.resizable() } placeholder: { ProgressView() }
    AsyncImage(url: nil, scale: 2) { phase in
      if let image = phase.image { image } else if phase.error != nil { Color.red } else { ProgressView() }
    }
    AsyncImage(url: nil, transaction: Transaction(animation: .spring())) { phase in
      switch phase {
      case .empty: ProgressView()
      case .success(let image): image.resizable().scaledToFit()
      case .failure(let error): Text(error.localizedDescription)
      @unknown default: EmptyView()
      }
    }
  }

  private func save() {}
  private func load() async {}
}

extension View {
  fileprivate func horizontalRadioGroupLayoutIfNeeded() -> some View { self }
}
