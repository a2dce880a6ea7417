import Mappings
import Sectional
import Sections
import Testing

/// A report of a spec without its first line, and rows of data.
func report(_ spec: String, _ data: String) throws -> Report {
  try Report(specText: "sectional: 1\n" + spec, dataText: data)
}

/// The faults of a spec that must not load, as `code: message`.
func faults(_ spec: String, _ data: String) -> [String] {
  do {
    _ = try report(spec, data)
    Issue.record("the spec loads")
    return []
  } catch let error as ReportError {
    return error.diagnostics.filter { $0.severity == .error }.map { "\($0.code): \($0.message)" }
  } catch {
    Issue.record("\(error)")
    return []
  }
}

/// Lines of data, each ended.
func csv(_ lines: String...) -> String {
  lines.map { $0 + "\n" }.joined()
}

extension Report {
  /// The ids of the page's sections.
  var ids: [String?] { sections.sections.map(\.id) }

  /// The groups of the mappings, those without a place too.
  var allGroups: [String] { mappings.allGroups.map(\.text) }

  /// The groups of the mappings that have a place.
  var visibleGroups: [String] { mappings.visibleGroups.map(\.text) }

  /// The sections' texts of one column, in the order of the page.
  func column(_ place: Int = 0) -> [[String]] {
    (0..<sections.count).map { section in
      (rows(inSection: section) ?? []).map { $0.indices.contains(place) ? $0[place] : "?" }
    }
  }

  /// The page, read back strictly.
  func page() throws -> HTMLPage { try HTMLPage(html()) }

  /// Whether one section stands for all.
  var isConsolidated: Bool { mappings.isUsingConsolidatedGroup }

  /// The lines of the text with runs of two and more spaces made ` | `, blank ones left out.
  func textLines(width: Int = 1000) -> [String] {
    text(width: width).split(separator: "\n").map { joined($0) }
  }

  private func joined(_ line: Substring) -> String {
    var cells: [String] = []
    var cell = ""
    var spaces = 0
    for character in line {
      if character == " " {
        spaces += 1
        continue
      }
      if spaces >= 2, !cell.isEmpty {
        cells.append(cell)
        cell = ""
      } else if spaces > 0, !cell.isEmpty {
        cell += " "
      }
      spaces = 0
      cell.append(character)
    }
    if !cell.isEmpty { cells.append(cell) }
    return cells.joined(separator: " | ")
  }
}
