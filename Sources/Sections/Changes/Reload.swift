/// One time at which a row or a section was asked to be drawn anew though nothing about it changed.
final class Reload: Hashable, Sendable {
  /// Whether something was reloaded since it was as before.
  static func isNew(_ reload: Reload?, since old: Reload?) -> Bool {
    reload.map { $0 !== old } ?? false
  }

  static func == (left: Reload, right: Reload) -> Bool { left === right }

  func hash(into hasher: inout Hasher) {
    hasher.combine(ObjectIdentifier(self))
  }
}
