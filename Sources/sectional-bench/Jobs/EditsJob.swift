import Mappings
import Sections

/// Edits of the library `Sections` on lists of growing length.
///
/// A thousand edits are made in each run, so that a millisecond of it is a microsecond for an edit.
struct EditsJob: Job {
  let name = "edits"
  let grows = false

  private static let edits = 1_000

  func contests(rows: Int, on bench: Workbench) throws -> [Contest] {
    try [1_000, 10_000, 100_000, 1_000_000].flatMap { count in
      let edited = try EditedRows(count: count)
      return [edits(of: edited), batches(of: edited)]
    }
  }

  /// One list, edited by itself.
  private func edits(of edited: EditedRows) -> Contest {
    contest("edits", "made one by one; ms = µs for each", edited, limit: 50) {
      var list = edited.rows
      try edited.edit(Self.edits) { try $0(&list) }
      guard list.count >= edited.rows.count else {
        throw BenchmarkError("\(list.count) rows")
      }
    }
  }

  /// Each edit is a batch of its own, with its change set.
  private func batches(of edited: EditedRows) -> Contest {
    contest("batches", "each with its change set; ms = µs for each", edited, limit: 100) {
      var page = try SectionList([Section(id: "list", content: .rows(edited.rows))])
      var changes = 0
      try edited.edit(Self.edits) { edit in
        changes += try page.apply { try $0.edit("list", edit) }.rowChanges.count
      }
      guard (Self.edits / 2...Self.edits).contains(changes) else {
        throw BenchmarkError("\(changes) changes")
      }
    }
  }

  private func contest(
    _ kind: String, _ summary: String, _ edited: EditedRows, limit: Double,
    _ work: @escaping @Sendable () throws -> Void
  ) -> Contest {
    let count = edited.rows.count
    return Contest(
      name: "\(name): \(kind), \(Figures.count(count))",
      summary: "\(Figures.count(Self.edits)) edits, \(summary)", rows: count, repeats: 2,
      contenders: [
        Contender(
          program: Program(name: "Sections", path: FileSystem.ownPath()), arguments: [],
          check: NoOutputCheck(), work: { try Stopwatch.measure(work) })
      ], targets: [.cpu(milliseconds: limit)])
  }
}
