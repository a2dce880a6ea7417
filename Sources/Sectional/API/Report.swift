package import Diagnostics
public import Mappings
package import Rendering
import ReportSpec
public import Sections
import Tables

/// A report: a spec and its data, read, grouped and ready to be drawn.
///
/// ```swift
/// let report = try Report(spec: "Specs/countries.yaml")
/// print(try report.text(width: 80))
/// ```
public struct Report: Sendable {
  let pipeline: Pipeline
  let textPage: Page
  let htmlPage: Page

  /// Groups to sections, with every question about places in both directions.
  public var mappings: Mappings { pipeline.mappings }

  /// The sections of the page in order.
  public let sections: SectionList

  /// What was remarked on the way without being an error.
  public let warnings: [ReportDiagnostic]

  /// Reads a spec and its data.
  ///
  /// - Parameters:
  ///   - spec: The path of the spec's file.
  ///   - data: The path of the data file; by default the one that the spec names.
  ///   - lookups: The paths of files for lookups of the spec by their names, from the working
  ///     folder; by default the files that the spec names.
  ///   - parameters: The values of the spec's parameters by name, as texts; the entries of a list
  ///     stand between commas.
  ///   - now: The time that relative dates count from and that `now()` gives, since
  ///     1970-01-01T00:00:00Z.
  /// - Throws: Every fault that was found, with its place.
  public init(
    spec: String, data: String? = nil, lookups: [String: String] = [:],
    parameters: [String: String] = [:], now: Duration? = nil
  ) throws(ReportError) {
    try self.init(
      reading: PipelineInput(
        spec: .path(Array(spec.utf8)), data: data.map { .path(Array($0.utf8)) },
        lookups: Report.arguments(lookups, place: "lookups"), now: now,
        parameters: Report.arguments(parameters, place: "parameters")))
  }

  /// Reads a spec and data that are at hand as text.
  ///
  /// - Parameters:
  ///   - specText: The spec's YAML.
  ///   - dataText: The data; by default the file that the spec names.
  ///   - name: The path that messages name and from which the spec's own paths start.
  ///   - lookups: The paths of files for lookups of the spec by their names, from the working
  ///     folder; by default the files that the spec names.
  ///   - parameters: The values of the spec's parameters by name, as texts; the entries of a list
  ///     stand between commas.
  ///   - now: The time that relative dates count from and that `now()` gives, since
  ///     1970-01-01T00:00:00Z.
  /// - Throws: Every fault that was found, with its place.
  public init(
    specText: String, dataText: String? = nil, name: String = "report.yaml",
    lookups: [String: String] = [:], parameters: [String: String] = [:], now: Duration? = nil
  ) throws(ReportError) {
    try self.init(
      reading: PipelineInput(
        spec: .text(Array(specText.utf8), path: name),
        data: dataText.map { .bytes(Array($0.utf8), name: "data") },
        lookups: Report.arguments(lookups, place: "lookups"), now: now,
        parameters: Report.arguments(parameters, place: "parameters")))
  }

  /// The entries in the order of the bytes of their names.
  private static func arguments(
    _ values: [String: String], place: String
  ) -> [NamedArgument] {
    values.map { NamedArgument($0.key, Array($0.value.utf8), place: place) }
      .sorted { Array($0.name.utf8).lexicographicallyPrecedes(Array($1.name.utf8)) }
  }

  private init(reading input: PipelineInput) throws(ReportError) {
    var bag = DiagnosticBag()
    do {
      try self.init(input, into: &bag)
    } catch {
      throw ReportError(error, bag)
    }
  }

  /// Reads a report; everything that was remarked goes to the bag too.
  package init(
    _ input: PipelineInput, into bag: inout DiagnosticBag
  ) throws(PipelineFailure) {
    pipeline = try Pipeline(input, into: &bag)
    (sections, textPage) = try pipeline.page(for: .text)
    (_, htmlPage) = try pipeline.page(for: .html)
    warnings = ReportDiagnostic.list(bag.all)
  }

  // MARK: Output

  /// The report as a table in plain text.
  ///
  /// `width` is that of a line in cells; by default what the spec says, else 100.
  public func text(width: Int? = nil) -> String {
    draw { try drawText(width: width, to: $0) }
  }

  /// The report as one HTML document.
  public func html() -> String {
    draw { try drawHTML(to: $0) }
  }

  /// The report as Markdown, with a table for each section.
  public func markdown() -> String {
    draw { try drawMarkdown(to: $0) }
  }

  /// The rows shown as CSV: section, group and key of each, and its values without formats.
  ///
  /// `formulaGuard` says whether what a spreadsheet would take for a formula is marked with an
  /// apostrophe, which alters the data; by default what the spec says, else not.
  public func csv(formulaGuard: Bool? = nil) -> String {
    draw { try drawCSV(formulaGuard: formulaGuard, to: $0) }
  }

  /// The report as JSON: what stands on it, with the values of its rows typed and without formats.
  public func json() -> String {
    draw { try drawJSON(to: $0) }
  }

  private func draw(_ body: (any ByteSink) throws -> Void) -> String {
    let sink = MemorySink()
    // Memory takes every byte, so nothing can be thrown.
    try? body(sink)
    return String(decoding: sink.bytes, as: UTF8.self)
  }

  /// The width that the spec asks of text output; nil where it does not.
  package var textWidth: Int? { pipeline.loaded.spec.output.textWidth?.value }

  /// Writes the report as text.
  ///
  /// - Parameters:
  ///   - width: Cells of a line; nil: what the spec says, else 100.
  ///   - isStyled: Whether bold and dim lines are marked for a terminal.
  ///   - sink: Gets the text.
  /// - Throws: What the sink throws.
  package func drawText(width: Int?, isStyled: Bool = false, to sink: any ByteSink) throws {
    guard let renderer = textRenderer(textPage, width: width, isStyled: isStyled) else {
      return try MarkdownTable(textPage).render(to: sink)
    }
    try renderer.render(to: sink)
  }

  /// Writes the report as text.
  ///
  /// - Parameters:
  ///   - section: The number of a section that is drawn unfolded; nil for none.
  ///   - width: Cells of a line; nil: what the spec says, else 100.
  ///   - isStyled: Whether bold and dim lines are marked for a terminal.
  ///   - sink: Gets the text.
  /// - Returns: What its lines show.
  /// - Throws: What the sink throws.
  func drawTextNotingLines(
    unfolding section: Int? = nil, width: Int?, isStyled: Bool = false, to sink: any ByteSink
  ) throws -> TextLines {
    let page = section.map { textPage.unfolding($0) } ?? textPage
    guard let renderer = textRenderer(page, width: width, isStyled: isStyled) else {
      return try MarkdownTable(page).renderNotingLines(to: sink)
    }
    return try renderer.renderNotingLines(to: sink)
  }

  private func textRenderer(_ page: Page, width: Int?, isStyled: Bool) -> TextRenderer? {
    textBorder.map {
      TextRenderer(
        page, width: width ?? textWidth ?? TextRenderer.defaultWidth, border: $0,
        isStyled: isStyled)
    }
  }

  /// The lines that the text draws; nil for a table with Markdown's bars.
  var textBorder: Rendering.TextBorder? {
    guard let border = pipeline.loaded.spec.output.textBorder?.value else { return .unicode }
    return Rendering.TextBorder(rawValue: border.rawValue)
  }

  /// Writes the report as Markdown.
  package func drawMarkdown(to sink: any ByteSink) throws {
    try MarkdownRenderer(pipeline.page(for: .markdown).page).render(to: sink)
  }

  /// Writes the rows shown as CSV; nil takes the guard that the spec says.
  package func drawCSV(formulaGuard: Bool? = nil, to sink: any ByteSink) throws {
    let isGuarded = formulaGuard ?? pipeline.loaded.spec.output.csvFormulaGuard?.value ?? false
    try CSVRenderer(pipeline.page(for: .csv).page, hasFormulaGuard: isGuarded).render(to: sink)
  }

  /// Writes the report as JSON.
  package func drawJSON(to sink: any ByteSink) throws {
    try JSONRenderer(pipeline.page(for: .json).page).render(to: sink)
  }

  /// Writes the report as HTML; gives a warning for each link that was refused.
  @discardableResult
  package func drawHTML(to sink: any ByteSink) throws -> [Diagnostic] {
    let output = pipeline.loaded.spec.output
    let settings = HTMLSettings(
      theme: output.htmlTheme.flatMap { HTMLTheme(rawValue: $0.value.rawValue) } ?? .default,
      style: pipeline.style, contents: output.htmlContents?.value,
      isSticky: output.htmlSticky?.value ?? true,
      maxRows: output.htmlMaxRows?.value ?? HTMLSettings.defaultMaxRows)
    // A spec whose templates have faults gives no report.
    guard let templates = PageParts(pipeline.loaded.spec).templates else { return [] }
    let remarks = try HTMLRenderer(htmlPage, templates, settings).render(to: sink)
    return remarks.diagnostics(pipeline.drawnTable)
  }

  // MARK: Rows

  /// The data rows that a section draws, as the texts of its cells in the order of the columns.
  ///
  /// - Parameter section: The number of the section on the page, from 0.
  /// - Returns: The rows, or nil for a bad number.
  public func rows(inSection section: Int) -> [[String]]? {
    textPage.rows(inSection: section)
  }

  /// Throws where the data file changed since it was opened.
  package func checkDataUnchanged() throws(PipelineFailure) {
    do {
      try pipeline.table.file.checkUnchanged()
    } catch {
      throw PipelineFailure(error)
    }
    try pipeline.expressions.lookups.checkUnchanged()
  }
}
