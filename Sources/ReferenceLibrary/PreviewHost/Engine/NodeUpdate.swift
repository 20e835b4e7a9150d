import SwiftUI

extension Node {
  /// Gives the node a new value and what it inherits, and brings everything in it up to date.
  func update(_ newView: any View, _ newSurroundings: Surroundings) {
    let old = surroundings
    let inheritsSame = newSurroundings.isSame(as: old)
    surroundings = newSurroundings
    func open<V: View>(_ newView: V) {
      if let hosted = newView as? any HostedView {
        updatePrimitive(newView, hosted)
      } else {
        let isNew = isDirty || !((view as? V).map { isUnchanged($0, newView) } ?? false)
        let readsChanged = !inheritsSame && newSurroundings.environment.differs(from: old.environment, in: reads.slots)
        view = newView
        if isNew || readsChanged {
          evaluateBody(of: newView)
        } else if !inheritsSame {
          for child in children { child.update(child.view, newSurroundings) }
        }
      }
    }
    open(newView)
    isDirty = false
  }

  /// Evaluates the node again with the value it has.
  func reevaluate() {
    isDirty = true
    keepsValue = true
    update(view, surroundings)
    keepsValue = false
  }

  private func evaluateBody<V: View>(of view: V) {
    let connected = FieldLayout.of(V.self).connected(view, to: self)
    let body = trackingReads { connected.body }
    tree.countBody(of: (V.self as? any StoredEvaluation.Type)?.evaluatedType ?? V.self)
    setChildren { $0.add(body, .content) }
  }

  private func updatePrimitive(_ newView: any View, _ hosted: any HostedView) {
    view = newView
    meaning = hosted
    // By the type: a cast of the value would look into an optional view.
    if type(of: hosted) is any ModifiedViewContent.Type, let modified = hosted as? any ModifiedViewContent {
      meaning = modified.hostedModifier
    }
    if type(of: hosted).readsValues {
      setChildren { children in
        trackingReads { hosted.addChildren(to: &children) }
      }
    } else {
      setChildren { hosted.addChildren(to: &$0) }
    }
    meaning?.didUpdate(self)
  }

  /// Runs `body` and has the node evaluated again when something that it read changes.
  func trackingReads<Result>(_ body: () -> Result) -> Result {
    tracking.run(body) { [weak self, invalidations = tree.invalidations] in
      if let self { invalidations.add(self) }
    }
  }

  private func setChildren(_ name: (inout Children) -> Void) {
    var children = Children(of: self)
    name(&children)
    reconcile(children.list)
  }

  /// Keeps the nodes whose key and kind of view are still there, makes new ones, ends the others; then updates all.
  private func reconcile(_ list: [Children.Child]) {
    if !keepsAll(list) { replaceChildren(list) }
    // A child's update may end this node: it works on what was there.
    for (child, new) in zip(children, list) where !isUpToDate(child, new) {
      child.update(new.view, new.surroundings)
    }
  }

  private func isUpToDate(_ child: Node, _ new: Children.Child) -> Bool {
    keepsValue && new.isStored && !child.isDirty && new.surroundings.isSame(as: child.surroundings)
  }

  private func keepsAll(_ list: [Children.Child]) -> Bool {
    children.count == list.count
      && zip(children, list).allSatisfy { $0.key == $1.key && $0.viewType == type(of: $1.view) }
  }

  private func replaceChildren(_ list: [Children.Child]) {
    var old = Dictionary(children.map { ($0.key, $0) }, uniquingKeysWith: { first, _ in first })
    children = list.map { new in
      if let node = old[new.key], node.viewType == type(of: new.view) {
        old[new.key] = nil
        return node
      }
      return Node(new.view, key: new.key, parent: self, surroundings: new.surroundings, tree: tree)
    }
    for node in old.values.sorted(by: { $0.number < $1.number }) { node.leave() }
  }
}
