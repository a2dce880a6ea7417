import Diagnostics
import ReportSpec

/// The style sheet that a spec adds to its pages (`output.html.css`).
enum StyleFile {
  /// The largest sheet in bytes.
  private static let maxBytes = 1_000_000

  /// The bytes of the sheet, which were checked; empty where the spec has none.
  static func read(_ loaded: LoadedSpec) throws(PipelineFailure) -> [UInt8] {
    guard let path = loaded.spec.output.htmlStyle else { return [] }
    let full = try ConfinedPath.resolve(path, in: loaded, help: "move the file there")
    let bytes: [UInt8]
    do {
      bytes = try SmallFile.read(path: full, maxBytes: maxBytes)
    } catch {
      throw .cannotRead(path.value, reason: error.reason, at: path.span)
    }
    if bytes.count > maxBytes {
      throw PipelineFailure(
        .content,
        [Diagnostic(.refusedStyle, "the style sheet is larger than 1 MB", at: path.span)])
    }
    let source = SourceFile(name: path.value, bytes: bytes)
    let faults = StyleCheck.faults(in: bytes).map { fault in
      Diagnostic(
        .refusedStyle, fault.words, at: SourceSpan(source, fault.range), help: [fault.help])
    }
    if !faults.isEmpty { throw PipelineFailure(.content, faults) }
    return bytes
  }
}
