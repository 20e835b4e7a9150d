/// A type of the library whose stored values are state of the example that uses it; of other types of the library what
/// they store says nothing that the screen does not say.
package protocol KeepsState {}

extension Published: KeepsState {}
extension PublishedBox: KeepsState {}
extension CurrentValueSubject: KeepsState {}
