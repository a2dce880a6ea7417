import Mappings
import Sections
import Testing

@Suite("Section")
struct SectionTests {
  private let run = RowRun(group: "wine", count: 3, earlier: 2, more: 7)

  @Test("what is drawn stands in the order of the language")
  func order() {
    let section = Section(
      id: "wine", content: .runs([run]), before: [.fixed("legend")], after: [.literal("end")],
      noContent: .literal("No wine"), hasSummary: true)
    #expect(
      section.items == [
        .fixed(.fixed("legend")), .earlier(run: 0), .rows(run: 0), .more(run: 0),
        .fixed(.literal("end")), .summary,
      ])
    #expect(section.count == 3)
    #expect(section.shown == 3)
  }

  @Test("each drawn row leads to its item and each item to its first row")
  func rowsOfItems() {
    let section = Section(
      id: "wine", content: .runs([run]), before: [.fixed("legend")], after: [.literal("end")],
      hasSummary: true)
    let rows = (-1...8).map { section.item(atRow: $0).map { "\($0.item) \($0.place)" } }
    let expected: [(SectionItem, Int)] = [
      (.fixed(.fixed("legend")), 0), (.earlier(run: 0), 0), (.rows(run: 0), 0),
      (.rows(run: 0), 1), (.rows(run: 0), 2), (.more(run: 0), 0),
      (.fixed(.literal("end")), 0), (.summary, 0),
    ]
    #expect(rows == [nil] + expected.map { "\($0.0) \($0.1)" } + [nil])
    #expect(section.firstRow(of: .rows(run: 0)) == 2)
    #expect(section.firstRow(of: .summary) == 7)
    #expect(section.firstRow(of: .rows(run: 1)) == nil)
    #expect(section.item(atRow: .min) == nil && section.item(atRow: .max) == nil)
  }

  @Test("a note stands where no row is and does not replace the lines that tell of a cut")
  func note() {
    let cut = RowRun(group: "wine", count: 0, earlier: 5, more: 0)
    let section = Section(id: "wine", content: .runs([cut]), noContent: .literal("No wine"))
    #expect(section.items == [.earlier(run: 0), .note(.literal("No wine"))])
  }

  @Test("a hidden note is not drawn")
  func hiddenNote() {
    let none = RowRun(group: "wine", count: 0)
    let section = Section(
      id: "wine", content: .runs([none]), noContent: .literal("No wine", isHidden: true))
    #expect(section.note == nil)
    #expect(section.items == [])
    #expect(section.numberOfRows == 0)
  }

  @Test("fixed rows never make a section non-empty")
  func fixedRowsDoNotCount() {
    let section = Section(
      id: "wine", content: .runs([RowRun(group: "wine", count: 0)]), before: [.fixed("legend")],
      noContent: .literal("No wine"))
    #expect(section.items == [.fixed(.fixed("legend")), .note(.literal("No wine"))])
    #expect(section.count == 0)
  }

  @Test("a hidden section draws nothing and counts its rows")
  func hidden() {
    let section = Section(id: "wine", content: .runs([run]), isHidden: true, hasSummary: true)
    #expect(section.items.isEmpty)
    #expect(section.count == 3)
    #expect(section.shown == 0)
  }

  @Test("a hidden run of a consolidated section draws nothing, the note is drawn once")
  func consolidated() {
    let hidden = RowRun(group: "wine", count: 0, more: 4, isHidden: true)
    let empty = RowRun(group: "beer", count: 0)
    let section = Section(
      id: "all", content: .runs([hidden, empty, empty]), noContent: .literal("Nothing"))
    #expect(section.items == [.note(.literal("Nothing"))])
  }

  @Test("cut lines can be switched off, hidden fixed rows are not drawn")
  func switchedOff() {
    let quiet = RowRun(
      group: "wine", count: 1, earlier: 2, more: 2, showsEarlier: false, showsMore: false)
    let section = Section(
      id: "wine", content: .runs([quiet]),
      before: [Row(.literal(text: "draft"), isHidden: true)])
    #expect(section.items == [.rows(run: 0)])
  }

  @Test("a section of fixed rows has no summary and no note")
  func fixedOnly() {
    let section = Section(
      id: nil, content: .fixed([.fixed("legend")]), noContent: .literal("Nothing"),
      hasSummary: true)
    #expect(section.items == [.fixed(.fixed("legend"))])
    #expect(!section.showsData)
  }
}

@Suite("SectionList")
struct SectionListTests {
  private let list: SectionList

  init() throws {
    list = try SectionList([
      Section(id: nil, content: .fixed([.fixed("legend")])),
      Section(id: "wine", content: .runs([RowRun(group: "wine", count: 3)])),
      Section(id: "e\u{301}", content: .runs([RowRun(group: "beer", count: 2)]), isHidden: true),
    ])
  }

  @Test("counts tell fixed sections and sections with data apart")
  func counts() {
    #expect(list.count == 3)
    #expect(list.dataCount == 2)
    #expect(list.rowCount == 5)
  }

  @Test("questions about places are total")
  func places() {
    #expect(list.section(at: 1)?.id == "wine")
    #expect(list.section(at: 3) == nil)
    #expect(list.section(at: -1) == nil)
    #expect(list.section(at: .max) == nil)
    #expect(list.number(ofSection: "wine") == 1)
    #expect(list.number(ofSection: "gin") == nil)
  }

  @Test("ids are equal by bytes, not by how they look")
  func idsByBytes() {
    #expect(list.number(ofSection: "e\u{301}") == 2)
    #expect(list.number(ofSection: "\u{e9}") == nil)
  }
}
