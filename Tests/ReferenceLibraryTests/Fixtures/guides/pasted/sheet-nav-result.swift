import SwiftUI

struct Picker1: View {
  @Binding var result: String?
  @Environment(\.dismiss) private var dismiss
  let onPick: (String) async throws -> Void
  @State private var detent = PresentationDetent.medium
  private let bar = PresentationDetent.custom(Bar.self)
  struct Bar: CustomPresentationDetent {
    static func height(in context: Context) -> CGFloat? { max(44, context.maxDetentValue * 0.1) }
  }
  var body: some View {
    NavigationStack {
      List(["a", "b"], id: \.self) { value in
        Button(value) {
          result = value
          Task {
            try await onPick(value)
            dismiss()
          }
        }
        .foregroundStyle(.primary)
      }
      .navigationTitle("Pick")
      .toolbar {
        ToolbarItem(placement: .cancellationAction) {
          Button("Cancel", role: .cancel) { dismiss() }
        }
        ToolbarItem(placement: .topBarTrailing) {
          Button(role: .close) { dismiss() }
        }
      }
    }
    .presentationDetents([bar, .medium, .large], selection: $detent)
    .presentationBackground { Color.black.opacity(0.2) }
    .presentationBackgroundInteraction(.enabled)
    .presentationDragIndicator(detent == .large ? .hidden : .visible)
  }
}
struct Caller: View {
  @State private var shown = false
  @State private var result: String?
  var body: some View {
    Button(result ?? "Choose…") { shown = true }
      .sheet(isPresented: $shown) { [result] in
        Picker1(result: $result) { value in
          try await Task.sleep(for: .seconds(0.1)); print(result as Any, value)
        }
      }
      .fullScreenCover(isPresented: .constant(false), onDismiss: nil) { Text("x") }
      .popover(isPresented: $shown, arrowEdge: .bottom) { Text("pop") }
  }
}
