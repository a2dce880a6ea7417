import Diagnostics
import ReportSpec

/// A file for a lookup, in place of the one that the spec names.
package struct LookupInput: Sendable {
  let name: String
  /// The path by its bytes; the file need not stay in the spec's folder.
  package let path: [UInt8]
  /// Where it was given, as messages name the place: `--lookup post`.
  private let place: String

  package init(_ name: String, _ path: [UInt8], place: String) {
    self.name = name
    self.path = path
    self.place = place
  }

  /// What messages call the file.
  var fileName: String { FilePath.name(path) }

  /// The path where it was given.
  var pathSpan: SourceSpan { span { $0..<$1 } }

  private var nameSpan: SourceSpan { span { start, _ in 0..<(start - 1) } }

  /// A part of `NAME=FILE`, made of where the path begins and ends.
  private func span(_ range: (Int, Int) -> Range<Int>) -> SourceSpan {
    let bytes = Array("\(name)=\(fileName)".utf8)
    return SourceSpan(
      SourceFile(name: place, bytes: bytes), range(name.utf8.count + 1, bytes.count))
  }

  /// Reports files for lookups that the spec does not have.
  static func checkNames(
    _ inputs: [LookupInput], _ loaded: LoadedSpec, into bag: inout DiagnosticBag
  ) {
    if loaded.faults.hidesLookups { return }
    let names = loaded.spec.data.lookups.map(\.name.value)
    for input in inputs where !names.contains(where: { input.isNamed($0) }) {
      let list = names.map { "`\($0)`" }.joined(separator: ", ")
      let known =
        switch names.count {
        case 0: "the spec has no `data.lookups`"
        case 1: "the only lookup is \(list)"
        default: "the lookups are \(list)"
        }
      bag.add(
        Diagnostic(
          .unknownLookup, "the spec has no lookup \(input.name.inMessage)", at: input.nameSpan,
          help: [Suggestion.help(for: input.name, among: names) ?? known]))
    }
  }

  /// Whether it is for the lookup of this name.
  func isNamed(_ text: String) -> Bool { name.utf8.elementsEqual(text.utf8) }
}
