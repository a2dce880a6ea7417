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
  /// The paths of the files of templates.
  let templates: [[UInt8]]
  /// What the errors of the spec hide of it; a spec with errors serves for messages only.
  let errors: SpecErrors

  /// The path of a file that the spec names.
  package func path(of name: String) -> [UInt8] {
    FilePath.joined(folder, name)
  }
}

/// Stage 1: bytes → located tree → decoded and checked spec.
enum SpecLoader {
  /// Reads and decodes the spec; every fault goes to the bag.
  ///
  /// - Throws: Where there is no tree of a spec, so that nothing else can be said.
  static func load(
    _ input: PipelineInput, into bag: inout DiagnosticBag
  ) throws(PipelineFailure) -> LoadedSpec {
    let bytes: [UInt8]
    let path: [UInt8]
    switch input.spec {
    case .path(let file):
      bytes = try SpecFile.read(path: file, maxBytes: input.limits.bytes)
      path = file
    case .text(let text, let name):
      bytes = text
      path = Array(name.utf8)
    }
    let source = SourceFile(name: FilePath.name(path), bytes: bytes)
    let slash = path.lastIndex(of: UInt8(ascii: "/"))
    let folder =
      slash.map { $0 == 0 ? [UInt8(ascii: "/")] : Array(path[..<$0]) } ?? [UInt8(ascii: ".")]
    let templates = TemplateFiles(in: folder)
    guard
      let root = YAMLReader.read(source, limits: input.limits, notes: input.notes, into: &bag),
      let spec = ReportSpec.decode(
        root, source: source, templates: templates.reader, into: &bag)
    else { throw PipelineFailure(.content, []) }
    let name = path[(slash.map { $0 + 1 } ?? 0)...]
    let dot = name.dropFirst().lastIndex(of: UInt8(ascii: "."))
    return LoadedSpec(
      spec: spec, folder: folder,
      baseName: Array(name[..<(dot ?? name.endIndex)]),
      templates: templates.files, errors: SpecErrors(root, bag))
  }
}
