/// What a template with sections runs over: answers by slot.
///
/// The context keeps the sections that are open; slots of names in a section ask for the
/// innermost one.
package protocol TemplateContext {
  /// Opens a section.
  ///
  /// - Parameter slot: The slot of the section's name.
  /// - Returns: how often its body runs; 0 if it is skipped, and then it is not open.
  mutating func open(_ slot: Int) -> Int
  /// Goes to an item of the section opened last, before each run of its body.
  mutating func select(_ index: Int, of slot: Int)
  /// Closes the section opened last.
  mutating func close(_ slot: Int)
  /// Whether a value is neither null nor false nor empty; 0 counts as true.
  func isTrue(_ slot: Int) -> Bool
  /// Appends a value, unescaped, as UTF-8.
  func append(_ slot: Int, into output: inout [UInt8])
  /// Appends what a tag with three braces stands for; as ``append(_:into:)`` unless a value has a
  /// form of its own for that.
  func appendUnescaped(_ slot: Int, into output: inout [UInt8])
  /// Puts in what a reserved partial stands for.
  mutating func insert(_ name: String, into output: inout [UInt8])
}

extension TemplateContext {
  package func appendUnescaped(_ slot: Int, into output: inout [UInt8]) {
    append(slot, into: &output)
  }

  package mutating func insert(_ name: String, into output: inout [UInt8]) {}
}

/// Why a run was given up.
package enum TemplateRunError: Error, Sendable, Equatable {
  /// Partials called each other deeper than the limit.
  case tooDeep
  /// The run took more steps or wrote more bytes than the limit.
  case tooLarge
  /// A partial that was called has faults of its own.
  case partial(String)
}
