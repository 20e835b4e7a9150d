import Foundation
import SwiftUI
import Testing

@Suite("State and bindings")
struct StateTests {
  struct Point: Equatable {
    var x = 0
    var y = 0
  }

  final class Box {
    var point = Point()
  }

  @Test("a state outside of a view reads as its initial value and forgets what is written")
  func stateOutsideOfAView() {
    let state = State(initialValue: 1)
    state.wrappedValue = 2
    #expect(state.wrappedValue == 1)
    state.projectedValue.wrappedValue = 3
    #expect(state.projectedValue.wrappedValue == 1)
  }

  @Test("a state with a place to live keeps what is written, also through its binding")
  func stateInAView() {
    var state = State(initialValue: 1)
    state.location = StateLocation(1)
    state.wrappedValue = 2
    #expect(state.wrappedValue == 2)
    state.projectedValue.wrappedValue = 3
    #expect(state.wrappedValue == 3)
  }

  @Test("an optional state that holds nil does not go back to its initial value")
  func optionalState() {
    var state = State<Int?>(initialValue: 1)
    state.location = StateLocation(1)
    state.wrappedValue = nil
    #expect(state.wrappedValue == nil)
  }

  @Test("a binding reads and writes through its closures, and a constant one forgets")
  func bindingClosures() {
    let box = Box()
    let binding = Binding(get: { box.point }, set: { box.point = $0 })
    binding.wrappedValue = Point(x: 1, y: 1)
    #expect(box.point == Point(x: 1, y: 1))
    let constant = Binding.constant(5)
    constant.wrappedValue = 6
    #expect(constant.wrappedValue == 5)
  }

  @Test("a binding to a part writes the part and leaves the rest")
  func bindingToPart() {
    let box = Box()
    let binding = Binding(get: { box.point }, set: { box.point = $0 })
    binding.x.wrappedValue = 9
    #expect(box.point == Point(x: 9, y: 0))
  }

  @Test("a bound collection hands out bindings to its elements")
  func bindingAsCollection() {
    final class Numbers { var values = [1, 2, 3] }
    let numbers = Numbers()
    let binding = Binding(get: { numbers.values }, set: { numbers.values = $0 })
    for element in binding { element.wrappedValue *= 10 }
    #expect(numbers.values == [10, 20, 30])
    #expect(binding.count == 3)
    #expect(binding.last?.wrappedValue == 30)
  }

  @Test("a binding to an optional becomes one to a value only while there is one")
  func bindingToOptional() {
    final class Holder { var value: Int? }
    let holder = Holder()
    let optional = Binding(get: { holder.value }, set: { holder.value = $0 })
    let absent: Binding<Int>? = Binding(optional)
    #expect(absent.map(\.wrappedValue) == nil)
    holder.value = 1
    let present: Binding<Int>? = Binding(optional)
    present?.wrappedValue = 2
    #expect(holder.value == 2)
  }

  @Test("a bindable object hands out bindings to its properties")
  @MainActor func bindable() {
    let model = Model()
    @Bindable var bindable = model
    $bindable.name.wrappedValue = "new"
    #expect(model.name == "new")
  }

  @Observable final class Model {
    var name = "old"
  }
}
