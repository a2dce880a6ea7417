import Diagnostics
package import ReportSpec
import YAMLTree

/// A spec as it was read, with the folder that its paths start from.
package struct LoadedSpec: Sendable {
  package let spec: ReportSpec
  /// The path of the spec's folder, `.` for the working folder.
  package let folder: [UInt8]
  /// The spec's file name without its ending: the page's title unless the spec has one.
  package let baseName: [UInt8]
}

/// Stage 1: bytes → located tree → decoded and checked spec.
enum SpecLoader {
  /// Reads the file at `path`; nil where a fault was found.
  static func load(
    path: [UInt8], limits: YAMLLimits, into bag: inout DiagnosticBag
  ) throws(PipelineFailure) -> LoadedSpec? {
    let bytes = try SpecFile.read(path: path, maxBytes: limits.bytes)
    let source = SourceFile(name: String(decoding: path, as: UTF8.self), bytes: bytes)
    return decode(source, path: path, limits: limits, into: &bag)
  }

  /// Decodes a spec that is at hand; its paths start from the folder of `path`.
  static func decode(
    _ source: SourceFile, path: [UInt8], limits: YAMLLimits, into bag: inout DiagnosticBag
  ) -> LoadedSpec? {
    guard let root = YAMLReader.read(source, limits: limits, into: &bag),
      let spec = ReportSpec.decode(root, source: source, into: &bag),
      !bag.hasErrors
    else { return nil }
    let slash = path.lastIndex(of: UInt8(ascii: "/"))
    let name = path[(slash.map { $0 + 1 } ?? 0)...]
    let dot = name.dropFirst().lastIndex(of: UInt8(ascii: "."))
    let folder = slash.map { $0 == 0 ? [UInt8(ascii: "/")] : Array(path[..<$0]) }
    return LoadedSpec(
      spec: spec, folder: folder ?? [UInt8(ascii: ".")],
      baseName: Array(name[..<(dot ?? name.endIndex)]))
  }
}
