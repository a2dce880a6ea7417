import Mappings
import Testing

@Suite("Names and keys")
struct NameTests {
  @Test("names are equal by bytes, not by canonical equivalence")
  func bytes() {
    let composed = "\u{e9}"
    let decomposed = "e\u{301}"
    #expect(composed == decomposed)
    #expect(GroupName(composed) != GroupName(decomposed))
    #expect(RowKey(composed) != RowKey(decomposed))
    #expect(Set([RowKey(composed), RowKey(decomposed), RowKey(composed)]).count == 2)
    #expect(throws: Never.self) {
      try Mappings(groups: [GroupName(composed), GroupName(decomposed)])
    }
  }

  @Test("long texts that differ in their last byte differ")
  func longTexts() {
    let base = String(repeating: "x", count: 40)
    for length in 0...40 {
      let text = String(base.prefix(length))
      #expect(RowKey(text) == RowKey(String(base.prefix(length))))
      #expect(RowKey(text + "a") != RowKey(text + "b"))
      #expect(RowKey(text) != RowKey(text + "x"))
    }
  }

  @Test("literals, text and order")
  func literals() {
    let name: GroupName = "wine"
    let key: RowKey = "k1"
    #expect(name.text == "wine")
    #expect("\(name) \(key)" == "wine k1")
    #expect(GroupName("Z") < "a")
    #expect(RowKey("a") < "\u{e9}")
    #expect(GroupName("") != " ")
    #expect(RowPath(section: 0, row: 9) < RowPath(section: 1, row: 0))
    #expect(RowPath(section: 1, row: 0) < RowPath(section: 1, row: 1))
  }
}
