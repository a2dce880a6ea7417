import Diagnostics
import Mappings
import Rendering
import Sections
import Tables

/// Finds the rows of a page that a key names, fixed and hidden ones too.
struct RowSearch {
  /// A row of the page, with a word where it is not the only answer.
  struct Answer {
    let row: RowPath
    let note: [UInt8]?
  }

  /// Where a row with the key stands.
  private enum Place {
    /// It is drawn.
    case shown(RowPath)
    /// It is hidden, and this is the drawn row of its section nearest to it.
    case hidden(nearest: RowPath?)
    /// Its section draws nothing.
    case inHiddenSection(Int)
  }

  private let report: Report
  private let explanation: Explanation
  private let keys: RowKeys

  init(_ report: Report) {
    self.report = report
    explanation = Explanation(report.pipeline)
    keys = explanation.keys
  }

  /// The row that stands for a name: the first one shown, else the nearest to the first one hidden.
  ///
  /// - Parameter text: The key of a row of data, its fields joined by commas or as a list in JSON, or
  ///   of a fixed row; with the id of its section and a point before it where it is to be of that
  ///   section.
  /// - Returns: The row, and what is to be said about it.
  /// - Throws: A fault where no row has the key, several could, or none is shown.
  func row(named text: [UInt8]) throws(PipelineFailure) -> Answer {
    let (name, places) = try places(named: text)
    let key = String(decoding: name.key, as: UTF8.self)
    let shown: [RowPath] = places.compactMap { if case .shown(let row) = $0 { row } else { nil } }
    if let first = shown.first {
      return Answer(row: first, note: others(shown.dropFirst(), than: first, key))
    }
    for case .hidden(let nearest?) in places {
      let words =
        report.key(of: nearest).map { "`\($0.text)` is the nearest row that is shown." }
        ?? "here is the nearest row that is shown."
      return Answer(row: nearest, note: Array("`\(key)` is hidden; \(words)".utf8))
    }
    throw RowSearch.notShown(key, reason(places))
  }

  /// A fault that says why no row stands for a key.
  static func notShown(_ key: String, _ reason: String) -> PipelineFailure {
    PipelineFailure(
      .content,
      [
        Diagnostic(
          .noSuchKey, "the row `\(key)` is not shown: \(reason)", at: nil,
          help: ["`sectional explain SPEC --key \(key)` says where it stands"])
      ])
  }

  private func reason(_ places: [Place]) -> String {
    for case .inHiddenSection(let number) in places {
      let id = report.sections.section(at: number)?.id
      return id.map { "its section `\($0)` is hidden" } ?? "its section is hidden"
    }
    return places.isEmpty ? "no section shows it" : "every row of its section is hidden"
  }

  /// That other rows have the key too, and how to get to them where that can be said.
  private func others(_ rows: ArraySlice<RowPath>, than first: RowPath, _ key: String) -> [UInt8]? {
    guard !rows.isEmpty else { return nil }
    let words = rows.count == 1 ? "once more" : "\(rows.count) more times"
    let other = rows.first { $0.section != first.section }
    let help = other.flatMap { report.sections.section(at: $0.section)?.id }
      .map { ": `--around \($0).\(key)`" }
    return Array("`\(key)` stands \(words)\(help ?? "").".utf8)
  }

  // MARK: Places

  private func places(
    named text: [UInt8]
  ) throws(PipelineFailure) -> (name: RowName, places: [Place]) {
    let ids = report.sections.sections.enumerated().compactMap { number, section in
      section.id.map { (id: $0, section: number) }
    }
    var fault: PipelineFailure?
    for name in RowName.meanings(of: text, ids: ids) {
      do {
        return (name, try places(of: name))
      } catch {
        fault = fault ?? error
      }
    }
    throw fault ?? RowSearch.notShown(String(decoding: text, as: UTF8.self), reason([]))
  }

  /// The rows of a name, section by section; of one section the row of data first, as in the anchors
  /// of a page.
  private func places(of name: RowName) throws(PipelineFailure) -> [Place] {
    let key = RowKey(String(decoding: name.key, as: UTF8.self))
    var fields: [[UInt8]?]?
    var fault: PipelineFailure?
    do {
      fields = keys.fields(ofRow: try explanation.row(ofKey: [name.key], isAround: true))
    } catch {
      fault = error
    }
    var places: [Place] = []
    for (number, section) in report.sections.sections.enumerated()
    where name.section.map({ $0 == number }) ?? true {
      if let fields { places += dataPlaces(of: fields, in: section, number) }
      places += section.foundRows(ofKey: key).map { place(of: $0, in: section, number) }
    }
    if places.isEmpty, let fault { throw fault }
    return places
  }

  private func dataPlaces(of key: [[UInt8]?], in section: Section, _ number: Int) -> [Place] {
    report.textPage.sections[number].runs.enumerated().compactMap { place, run in
      let index = (0..<run.window.count).first { keys.has(key, row: run.row(inWindow: $0)) }
      guard let index, let found = section.foundRow(at: index, ofRun: place) else { return nil }
      return self.place(of: found, in: section, number, isHidden: section.runs[place].isHidden)
    }
  }

  private func place(
    of row: FoundRow, in section: Section, _ number: Int, isHidden: Bool = false
  ) -> Place {
    if section.isHidden || isHidden { return .inHiddenSection(number) }
    switch row {
    case .drawn(let row): return .shown(RowPath(section: number, row: row))
    case .hidden(let nearest):
      return .hidden(nearest: nearest.map { RowPath(section: number, row: $0) })
    }
  }
}
