import SwiftUI

/// A view that only puts others together, so that what is in it counts one by one.
protocol Composition: HostedView {}

extension EmptyView: Composition {}
extension TupleView: Composition {}
extension Optional: Composition where Wrapped: View {}
extension _ConditionalContent: Composition where TrueContent: View, FalseContent: View {}
extension AnyView: Composition {}
extension Group: Composition where Content: View {}
extension ForEach: Composition where Content: View {}

/// Finds the views that a view is put together of, without evaluating bodies.
private struct SubviewFinder {
  let node: Node

  func subviews(of view: any View, _ path: [AnyHashable] = []) -> [Subview] {
    views(in: view, path).map { subview($0.view, $0.path) }
  }

  func sections(of view: any View) -> [SectionConfiguration] {
    var sections: [SectionConfiguration] = []
    var loose: [Subview] = []
    func endLoose() {
      guard let first = loose.first else { return }
      sections.append(SectionConfiguration(id: first.id.value, header: [], content: loose, footer: []))
      loose = []
    }
    for (path, view) in views(in: view, []) {
      if let section = view as? any SectionParts {
        endLoose()
        sections.append(
          SectionConfiguration(
            id: AnyHashable(path), header: subviews(of: section.headerView, path + ["header"]),
            content: subviews(of: section.contentView, path + ["content"]),
            footer: subviews(of: section.footerView, path + ["footer"])))
      } else {
        loose.append(subview(view, path))
      }
    }
    endLoose()
    return sections
  }

  private func views(in view: any View, _ path: [AnyHashable]) -> [(path: [AnyHashable], view: any View)] {
    guard let composition = view as? any Composition else { return [(path, view)] }
    var children = Children(of: node)
    composition.addChildren(to: &children)
    return children.list.flatMap { views(in: $0.view, path + [AnyHashable($0.key)]) }
  }

  private func subview(_ view: any View, _ path: [AnyHashable]) -> Subview {
    var values = ContainerValues()
    (view as? any ModifiedViewContent)?.addContainerValues(to: &values)
    return Subview(id: AnyHashable(path), containerValues: values, view: AnyView(view))
  }
}

/// The parts of a section, whatever their types.
private protocol SectionParts {
  var headerView: any View { get }
  var contentView: any View { get }
  var footerView: any View { get }
}

extension Section: SectionParts where Parent: View, Content: View, Footer: View {
  fileprivate var headerView: any View { header }
  fileprivate var contentView: any View { content }
  fileprivate var footerView: any View { footer }
}

extension ModifiedViewContent {
  /// Adds what the modifiers of a view tell its container, the innermost first.
  fileprivate func addContainerValues(to values: inout ContainerValues) {
    (anyContent as? any ModifiedViewContent)?.addContainerValues(to: &values)
    (anyModifier as? ContainerValueModifier)?.transform(&values)
  }
}

extension GroupElementsOfContent: HostedView {
  static var readsValues: Bool { true }

  func addChildren(to children: inout Children) {
    let found = SubviewFinder(node: children.node).subviews(of: subviews)
    children.add(content(SubviewsCollection(subviews: found)), .content)
  }
}

extension GroupSectionsOfContent: HostedView {
  static var readsValues: Bool { true }

  func addChildren(to children: inout Children) {
    let found = SubviewFinder(node: children.node).sections(of: sections)
    children.add(content(SectionCollection(sections: found)), .content)
  }
}

extension Subview: HostedView {
  func addChildren(to children: inout Children) { children.add(stored: view, .identity(id.value)) }
}

extension SubviewsCollection: HostedView {
  func addChildren(to children: inout Children) {
    for subview in subviews { children.add(stored: subview.view, .identity(subview.id.value)) }
  }
}

extension ContainerValueModifier: HostedModifier {}
