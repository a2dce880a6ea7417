import Diagnostics
import ReportSpec

/// Paths of a spec, which stay in the spec's folder once links are followed.
enum ConfinedPath {
  /// The full path of a file that the spec names; `help` says what to do about one that leads out
  /// of the folder.
  static func resolve(
    _ path: Located<String>, in loaded: LoadedSpec, help: String
  ) throws(PipelineFailure) -> [UInt8] {
    let full = loaded.path(of: path.value)
    switch target(of: full, in: loaded.folder) {
    case .inside(let target): return target
    // A file that is not there is the reader's to report.
    case .absent: return full
    case .outside:
      throw PipelineFailure(
        .content,
        [
          Diagnostic(
            .pathOutside, "`\(path.value)` leads out of the spec's folder", at: path.span,
            help: [help])
        ])
    }
  }

  enum Target {
    case inside([UInt8])
    case outside
    case absent
  }

  /// Where a path leads.
  static func target(of path: [UInt8], in folder: [UInt8]) -> Target {
    guard let target = FilePath.resolved(path), let root = FilePath.resolved(folder) else {
      return .absent
    }
    let prefix = root.last == UInt8(ascii: "/") ? root : root + [UInt8(ascii: "/")]
    return target.starts(with: prefix) || target == root ? .inside(target) : .outside
  }
}
