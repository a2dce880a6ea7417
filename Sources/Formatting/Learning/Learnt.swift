import Synchronization

/// A value that is made when it is first asked for.
final class Learnt<Value: Sendable>: Sendable {
  private let value = Mutex<Value?>(nil)
  private let make: @Sendable () -> Value

  init(_ make: @escaping @Sendable () -> Value) {
    self.make = make
  }

  /// The value, made once.
  func get() -> Value {
    value.withLock { value in
      if let value { return value }
      let made = make()
      value = made
      return made
    }
  }
}
