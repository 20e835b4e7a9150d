// Text and fonts, as guides write them.
import SwiftUI

struct TextSurface: View {
  let name: String
  let count: Int
  let date: Date
  @State private var note = "מחברת"

  var body: some View {
    VStack {
      Text("مرحبا \(name)").font(.largeTitle).fontWeight(.semibold).fontDesign(.rounded).fontWidth(.expanded)
      Text(name).font(.system(size: 17)).bold().italic().underline().strikethrough()
      Text(name).font(.system(size: 17, weight: .bold)).bold(count > 1).italic(count > 1)
      Text(name).font(.system(size: 17, weight: .bold, design: .monospaced)).underline(true, color: .red)
      Text(name).font(.system(size: 17, design: .serif)).strikethrough(true, pattern: .dash, color: .secondary)
      Text(name).font(.system(.body)).kerning(1).tracking(2).baselineOffset(3)
      Text(name).font(.system(.title3, design: .rounded)).monospaced().monospacedDigit()
      Text(name).font(.system(.title3, design: .rounded, weight: .heavy))
      Text(name).font(.custom("Amiri", size: 20)).font(.custom("Amiri", size: 20, relativeTo: .title))
      Text(name).font(.custom("Amiri", fixedSize: 20)).font(nil)
      Text(name).font(.headline.weight(.medium)).font(.body.bold().italic().monospacedDigit().smallCaps())
      Text(name).font(.title.leading(.tight)).font(.body.width(.condensed)).font(.body.lowercaseSmallCaps())
      Text(name).font(.caption.uppercaseSmallCaps()).font(.caption2.monospaced())
      Text(date, style: .date)
      Text(date, style: .relative)
      Text(date, format: .dateTime.day().month())
      Text(date...date.addingTimeInterval(60))
      Text(timerInterval: date...date.addingTimeInterval(60), countsDown: true)
      Text(0.5, format: .percent)
      Text(count, format: .number)
      Text(12.5, format: .currency(code: "EUR"))
      Text(verbatim: "a\(count)")
      Text("key", tableName: "Table", bundle: .main, comment: "c")
      Text(LocalizedStringKey(name))
      Text(AttributedString("a"))
      Text(Image(systemName: "star"))
      Text("Price: \(12.5, specifier: "%.2f") \(Image(systemName: "star")) \(Text("b").bold())")
      Text("\(date, style: .time) \(date, format: .dateTime.year()) \(count, format: .number)")
    }
    more
  }

  @ViewBuilder private var more: some View {
    Text(name)
      .lineLimit(2)
      .lineLimit(nil)
      .lineLimit(1...3)
      .lineLimit(2...)
      .lineLimit(...4)
      .lineLimit(2, reservesSpace: true)
      .lineSpacing(4)
      .multilineTextAlignment(.center)
      .minimumScaleFactor(0.5)
      .truncationMode(.middle)
      .textCase(.uppercase)
      .textCase(nil)
      .textSelection(.enabled)
      .allowsTightening(true)
      .dynamicTypeSize(.large)
      .dynamicTypeSize(...DynamicTypeSize.xxxLarge)
      .dynamicTypeSize(.small ... .accessibility1)
      .monospacedDigit()
      .monospaced()
      .kerning(1)
      .tracking(1)
      .baselineOffset(1)
      .underline(color: .blue)
      .fontWeight(nil)
      .textScale(.secondary)
      .typesettingLanguage(.init(languageCode: .arabic))
      .privacySensitive()
    Text(name).speechSpellsOutCharacters().speechAdjustedPitch(1).speechAlwaysIncludesPunctuation()
    Text(name)
    Text("a") + Text("b").foregroundColor(.red)
    Text(name).foregroundStyle(.secondary).customAttribute(Marker())
    Text("\(Text(name).foregroundStyle(.red)) and \(Text("b").underline())")
    TextEditor(text: $note).textEditorStyle(.plain).findNavigator(isPresented: .constant(false)).lineHeight(.loose)
  }
}

struct Marker: TextAttribute {}
