struct Book: Hashable {
  var title: String
}
