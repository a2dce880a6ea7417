/// Why output could not be written.
package enum OutputFailure: Error, Sendable {
  /// The reader of a pipe is gone; nobody wants the rest.
  case closedPipe
  /// Writing failed; `reason` is the system's word for it.
  case cannotWrite(name: String, reason: String)
}
