import Diagnostics
import YAMLTree

extension SpecDecoder {
  mutating func output(_ entry: YAMLMapping.Entry?) -> OutputSpec {
    var output = OutputSpec()
    guard let entry,
      let keys = keys(
        of: entry.value, named: "`output`", as: .output, example: "output: {text: {width: 100}}")
    else { return output }
    if let text = keys["text"],
      let keys = self.keys(
        of: text.value, named: "`output.text`", as: .outputText, example: "text: {width: 100}")
    {
      output.textWidth = integer(keys["width"], in: 1...Self.widest)
      output.textBorder = word(keys["border"], as: TextBorder.self)
    }
    if let html = keys["html"],
      let keys = self.keys(
        of: html.value, named: "`output.html`", as: .outputHTML, example: "html: {max_rows: 50000}")
    {
      output.htmlTheme = word(keys["theme"], as: ThemeSpec.self)
      output.htmlStyle = confinedPath(
        keys["css"], wants: "the path of a style sheet",
        help: "name a file in the spec's folder or below it")
      output.htmlContents = boolean(keys["toc"])
      output.htmlSticky = boolean(keys["sticky"])
      output.htmlMaxRows = integer(keys["max_rows"], in: 0...Int.max)
    }
    if let csv = keys["csv"],
      let keys = self.keys(
        of: csv.value, named: "`output.csv`", as: .outputCSV, example: "csv: {formula_guard: true}")
    {
      output.csvFormulaGuard = boolean(keys["formula_guard"])
    }
    return output
  }
}
