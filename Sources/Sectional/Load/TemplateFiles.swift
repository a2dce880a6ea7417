import Diagnostics
import Glibc
import ReportSpec
import Synchronization

/// The folder of templates that a spec names (`templates`), each of its files read once.
final class TemplateFiles: Sendable {
  /// The largest file in bytes, and the most files.
  private static let maxBytes = 1_000_000
  private static let maxFiles = 1_000

  /// The folder of the spec.
  private let folder: [UInt8]
  private let paths = Mutex<[[UInt8]]>([])

  /// Templates of a spec that lies in `folder`.
  init(in folder: [UInt8]) {
    self.folder = folder
  }

  /// The paths of the files that were read, or were to be.
  var files: [[UInt8]] { paths.withLock { $0 } }

  /// Reads the folder that the spec names.
  var reader: TemplateFolderReader {
    TemplateFolderReader { [self] path, bag in
      var files: [TemplateFileSpec] = []
      do throws(PipelineFailure) {
        files = try read(path)
      } catch {
        for fault in error.diagnostics { bag.add(fault) }
      }
      return files
    }
  }

  private func read(
    _ path: Located<String>
  ) throws(PipelineFailure) -> [TemplateFileSpec] {
    let full = FilePath.joined(folder, path.value)
    guard case .inside(let target) = try confined(full, path.value, path) else {
      throw Self.fault("there is no folder `\(path.value)`", path)
    }
    var files: [TemplateFileSpec] = []
    for name in try Self.names(in: target, path) {
      guard let text = String(validating: name, as: UTF8.self),
        let parts = TemplateFileSpec.parts(ofFileName: text)
      else { continue }
      guard files.count < Self.maxFiles else {
        throw Self.fault("`\(path.value)` has more than \(Self.maxFiles) templates", path)
      }
      let shown = "\(path.value)/\(text)"
      let file = FilePath.joined(target, text)
      guard case .inside(let real) = try confined(file, shown, path) else {
        throw Self.fault("`\(shown)` leads to a file that is not there", path)
      }
      paths.withLock { $0.append(real) }
      let bytes: [UInt8]
      do {
        bytes = try SmallFile.read(path: real, maxBytes: Self.maxBytes)
      } catch {
        throw Self.fault("`\(shown)` cannot be read: \(error.reason)", path)
      }
      if bytes.count > Self.maxBytes { throw Self.fault("`\(shown)` is larger than 1 MB", path) }
      let source = SourceFile(name: shown, bytes: bytes)
      if String(validating: bytes, as: UTF8.self) == nil {
        throw Self.fault("`\(shown)` is not UTF-8", path)
      }
      files.append(TemplateFileSpec(name: parts.name, form: parts.form, source: source))
    }
    return files
  }

  private func confined(
    _ full: [UInt8], _ shown: String, _ path: Located<String>
  ) throws(PipelineFailure) -> ConfinedPath.Target {
    let target = ConfinedPath.target(of: full, in: folder)
    if case .outside = target {
      throw PipelineFailure(
        .content,
        [
          Diagnostic(
            .pathOutside, "`\(shown)` leads out of the spec's folder", at: path.span,
            help: ["move it there"])
        ])
    }
    return target
  }

  /// The names in a folder, in the order of their bytes.
  private static func names(
    in folder: [UInt8], _ path: Located<String>
  ) throws(PipelineFailure) -> [[UInt8]] {
    guard let directory = FilePath.with(folder, { opendir($0) }) else {
      throw fault("`\(path.value)` cannot be read: \(SystemError.text(errno))", path)
    }
    defer { closedir(directory) }
    var names: [[UInt8]] = []
    guard let nameOffset = MemoryLayout<dirent>.offset(of: \.d_name) else { return [] }
    while let entry = readdir(directory) {
      // The name is as long as it has to be, whatever its field's size says.
      let start = UnsafeRawPointer(entry) + nameOffset
      names.append(
        Array(
          UnsafeRawBufferPointer(
            start: start, count: strlen(start.assumingMemoryBound(to: CChar.self)))))
    }
    return names.sorted { $0.lexicographicallyPrecedes($1) }
  }

  private static func fault(_ words: String, _ path: Located<String>) -> PipelineFailure {
    PipelineFailure(.content, [Diagnostic(.templateFile, words, at: path.span)])
  }
}
