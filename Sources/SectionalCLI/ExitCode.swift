/// How a run ended, as the design has it.
enum ExitCode {
  static let fine: Int32 = 0
  /// The spec, the data or a check failed; nothing was written.
  static let failed: Int32 = 1
  /// The call was wrong.
  static let usage: Int32 = 2
  /// Something could not be read or written.
  static let io: Int32 = 3
}
