import Mappings
import TestSupport
import Testing

/// Runs the examples of the README's chapter on mappings.
@Suite("README: mappings")
struct ReadmeTests {
  private static let examples: [(name: String, run: @Sendable ((Any) -> Void) throws -> Void)] = [
    ("a grocery store", groceryStore),
    ("the top and the worst twenty", bestSellers),
    ("a chat", chat),
    ("contacts", contacts),
  ]

  @Test("the examples print what the README says")
  func examples() throws {
    let blocks = try ReadmeChapter("Mappings").blocks
    #expect(blocks.count == Self.examples.count)
    for (block, example) in zip(blocks, Self.examples) {
      var printed: [String] = []
      try example.run { printed.append("\($0)") }
      #expect(printed == ReadmeChapter.printed(by: block), "\(example.name)")
    }
  }

  @Test("the examples are those of the README")
  func sources() throws {
    #expect(try ReadmeChapter("Mappings").lines(missingIn: #filePath) == [])
  }
}

private func groceryStore(_ print: (Any) -> Void) throws {
  var store = try Mappings(groups: ["wine", "liquor", "beer"])
  try store.setIsDynamicSection(true, forGroup: "beer")
  try store.update(counts: ["wine": 250, "liquor": 12])
  print(store.visibleGroups.map(\.text))
  print(store.numberOfItems(inSection: 0))
  print(store["beer"].isDynamic)
}

private func bestSellers(_ print: (Any) -> Void) throws {
  var books = try Mappings(groups: ["best", "worst"])
  try books.setIsReversed(true, forGroup: "worst")
  try books.setRangeOptions(.fixed(length: 20), forGroup: "best")
  try books.setRangeOptions(.fixed(length: 20), forGroup: "worst")
  try books.update(counts: ["best": 1_000, "worst": 1_000])
  print(books.index(forRow: 0, inGroup: "best") ?? -1)
  print(books.index(forRow: 0, inGroup: "worst") ?? -1)
  print(books.rowPath(forIndex: 981, inGroup: "worst")?.row ?? -1)
  print(books.rowPath(forIndex: 500, inGroup: "worst") == nil)
}

private func chat(_ print: (Any) -> Void) throws {
  var chat = try Mappings(groups: ["chat"])
  var window = try RangeOptions.flexible(length: 2, from: .end)
  try window?.setMaxLength(50)
  try chat.setRangeOptions(window, forGroup: "chat")
  try chat.setCellDrawingDependencyOffsets([-1], forGroup: "chat")

  let before = try ViewSnapshot(groups: [GroupRows(name: "chat", keys: ["a", "b", "c"])])
  let after = try ViewSnapshot(groups: [GroupRows(name: "chat", keys: ["a", "b", "c", "d"])])
  chat.update(with: before)
  let changes = try chat.update(from: before, to: after, changed: ["b"])
  print(changes.rowChanges.map { "\($0.kind) \($0.key?.text ?? "")" })
  print(chat.numberOfItems(inSection: 0))
}

private func contacts(_ print: (Any) -> Void) throws {
  let letters = GroupRule(filter: { _ in true }, order: { $0 < $1 })
  var contacts = Mappings(rule: letters)
  try contacts.setAutoConsolidateGroupsThreshold(10, withName: "All contacts")
  try contacts.update(groups: [GroupCount("R", 2), GroupCount("A", 3), GroupCount("B", 4)])
  print(contacts.visibleGroups.map(\.text))
  print(contacts.groupAndIndex(forRow: 3, inSection: 0)?.group.text ?? "")
  try contacts.update(groups: [GroupCount("R", 3), GroupCount("A", 3), GroupCount("B", 4)])
  print(contacts.visibleGroups.map(\.text))
}
