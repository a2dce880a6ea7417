import Diagnostics
import ReportSpec
import YAMLTree

/// A spec text, read and decoded.
struct Decoded {
  let spec: ReportSpec?
  let diagnostics: [Diagnostic]

  init(_ bytes: [UInt8], name: String = "report.yaml") {
    let source = SourceFile(name: name, bytes: bytes)
    var bag = DiagnosticBag()
    spec = YAMLReader.read(source, into: &bag).flatMap {
      ReportSpec.decode($0, source: source, into: &bag)
    }
    diagnostics = bag.all
  }

  init(_ text: String) {
    self.init(Array(text.utf8))
  }

  var message: [UInt8] { DiagnosticRenderer().render(diagnostics) }
  var codes: [String] { diagnostics.map(\.code.name) }
}
