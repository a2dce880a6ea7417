import Mappings
import ReportSpec

/// What else is to be said of a section, above all why it is not shown.
struct SectionRemarks {
  static let notShown = "not shown"
  static let hidden = "hidden: keeps its place and draws nothing"

  private let window: SectionWindow
  private var remarks: [String] = []

  var text: String { remarks.joined(separator: "; ") }

  init(_ window: SectionWindow, _ mappings: Mappings, isHidden: Bool) {
    self.window = window
    if isHidden { remarks.append(Self.hidden) }
    let neighbors = mappings.cellDrawingDependencyOffsets(forGroup: GroupName(window.entry.id))
    if !neighbors.isEmpty {
      let list = neighbors.map { $0 > 0 ? "+\($0)" : String($0) }.joined(separator: ", ")
      remarks.append("rows depend on \(list)")
    }
    if window.entry.place == nil { remarks.append("the data has no such group") }
  }

  /// Why the section has no place of its own.
  mutating func addAbsence(_ reason: String) {
    remarks.append(reason)
  }

  /// The section is dynamic and shows nothing.
  mutating func addEmptiness() {
    remarks.append(
      window.total == 0
        ? "dynamic without rows"
        : "dynamic with an empty window: its range lies beyond "
          + Words.count(window.total, "row"))
  }
}
