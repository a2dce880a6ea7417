package import Diagnostics

/// A key that `false` can switch off (spec language §3, last paragraph).
package enum Setting<Value: Sendable>: Sendable {
  /// The key is not there: what is inherited holds.
  case unset
  /// `false`, and where it stands.
  case off(SourceSpan)
  case set(Value)

  /// The value, nil where the key is absent or `false`.
  package var value: Value? {
    if case .set(let value) = self { value } else { nil }
  }

  /// Whether the key is there with a value.
  package var isSet: Bool {
    if case .set = self { true } else { false }
  }

  /// Whether the key is `false`.
  package var isOff: Bool {
    if case .off = self { true } else { false }
  }

  /// This setting, or `inherited` where the key is absent.
  func over(_ inherited: Setting) -> Setting {
    if case .unset = self { inherited } else { self }
  }

  /// Changes the value in place, if there is one.
  mutating func update(_ change: (inout Value) -> Void) {
    guard case .set(var value) = self else { return }
    change(&value)
    self = .set(value)
  }
}
