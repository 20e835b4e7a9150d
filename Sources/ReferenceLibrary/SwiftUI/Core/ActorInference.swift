/// Takes what conforms to it out of the actor of the other protocols it has.
///
/// `Shape` is a `View`, but its outline may be asked for on any thread. What readers conform to it is therefore bound to
/// no actor, also where everything else is on the main actor by default.
@_marker
@_NoActor
public protocol _RemoveGlobalActorIsolation {}

/// An actor that runs nothing; two actors for one type leave it without any.
@globalActor
public actor _NoActor {
  /// The one there is.
  public static let shared = _NoActor()
}
