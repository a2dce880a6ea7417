import Diagnostics
import Glibc
import Sectional
import TextWidth

/// What the command writes beside the report.
enum Output {
  /// Writes text to standard output.
  static func print(_ text: String) throws {
    let sink = DescriptorSink(STDOUT_FILENO, name: "standard output")
    try Array(text.utf8).withUnsafeBytes { try sink.write($0) }
  }

  /// A path as a reader may see it: signs stand for what would act on the terminal.
  static func visible(_ path: [UInt8]) -> String {
    var visible: [UInt8] = []
    TextWidth.appendVisible(path, to: &visible)
    return String(decoding: visible, as: UTF8.self)
  }

  /// Writes diagnostics to standard error; there is nowhere to tell of a failure there.
  static func report(_ diagnostics: [Diagnostic]) {
    guard !diagnostics.isEmpty else { return }
    let renderer = DiagnosticRenderer(colors: Terminal.hasColors(STDERR_FILENO))
    let sink = DescriptorSink(STDERR_FILENO, name: "standard error")
    renderer.render(diagnostics).withUnsafeBytes { try? sink.write($0) }
  }
}
