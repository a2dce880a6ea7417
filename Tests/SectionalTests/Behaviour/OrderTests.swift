import Sectional
import Testing

/// The order of rows (spec language §2).
@Suite("Behaviour: order")
struct OrderTests {
  @Test("without an order rows stand as in the data")
  func dataOrder() throws {
    let made = try report("columns: [n]", csv("n", "3", "1", "2"))
    #expect(made.column() == [["3", "1", "2"]])
  }

  @Test(
    "one key, by the type of the field",
    arguments: [
      ("n", ["2", "9", "10", "–", "–"]), ("-n", ["10", "9", "2", "–", "–"]),
      ("{field: n}", ["2", "9", "10", "–", "–"]),
      ("{field: n, descending: true}", ["10", "9", "2", "–", "–"]),
      ("{field: n, descending: false}", ["2", "9", "10", "–", "–"]),
    ])
  func nullsLast(_ term: String, _ expected: [String]) throws {
    let made = try report(
      "view: {order: [\(term)]}\ncolumns: [n]", csv("n,k", ",a", "10,b", "2,c", ",d", "9,e"))
    #expect(made.column() == [expected])
  }

  @Test("nulls keep the order of the data in both directions")
  func nullsStable() throws {
    let data = csv("n,k", ",a", "2,b", ",c", "1,d")
    for (term, expected) in [("n", ["d", "b", "a", "c"]), ("-n", ["b", "d", "a", "c"])] {
      let made = try report("view: {order: [\(term)]}\ncolumns: [k]", data)
      #expect(made.column() == [expected], "\(term)")
    }
  }

  @Test("NaN stands behind every number in both directions")
  func notANumber() throws {
    let data = csv("n,k", "NaN,a", "2e0,b", "NaN,c", "1e0,d", "-7e0,e")
    let head = "data: {fields: {n: {type: number}}}\ncolumns: [k]\n"
    let rising = try report(head + "view: {order: [n]}", data)
    #expect(rising.column() == [["e", "d", "b", "a", "c"]])
    let falling = try report(head + "view: {order: [-n]}", data)
    #expect(falling.column() == [["b", "d", "e", "a", "c"]])
  }

  @Test("rows that compare equal keep the order of the data, in both directions")
  func stable() throws {
    let data = csv("n,k", "2,a", "1,b", "2,c", "1,d", "2,e")
    let rising = try report("view: {order: [n]}\ncolumns: [k]", data)
    #expect(rising.column() == [["b", "d", "a", "c", "e"]])
    let falling = try report("view: {order: [-n]}\ncolumns: [k]", data)
    #expect(falling.column() == [["a", "c", "e", "b", "d"]])
  }

  @Test("1.0 and 1.00 compare equal as decimals")
  func equalDecimals() throws {
    let made = try report(
      "view: {order: [n]}", csv("n,k", "1.00,a", "1.0,b", "0.999,c", "1,d"))
    #expect(made.column() == [["0.999", "1.00", "1.0", "1"]])
  }

  @Test("several keys, each in its own direction")
  func severalKeys() throws {
    let data = csv("a,b,k", "x,1,1", "y,1,2", "x,2,3", "y,,4", "x,,5", ",9,6", "y,2,7")
    let made = try report("view: {order: [-a, b]}\ncolumns: [k]", data)
    #expect(made.column() == [["2", "7", "4", "1", "3", "5", "6"]])
    let other = try report("view: {order: [a, -b]}\ncolumns: [k]", data)
    #expect(other.column() == [["3", "1", "5", "7", "2", "4", "6"]])
  }

  @Test("strings compare by UTF-8 bytes unless they are collated")
  func bytes() throws {
    let data = csv("s", "item10", "Item3", "ä", "item9", "z", "Z", "a", "_")
    let bytes = try report("view: {order: [s]}", data)
    #expect(bytes.column() == [["Item3", "Z", "_", "a", "item10", "item9", "z", "ä"]])
    let falling = try report("view: {order: [-s]}", data)
    #expect(falling.column() == [["ä", "z", "item9", "item10", "a", "_", "Z", "Item3"]])
  }

  @Test("a letter and its decomposed form are different bytes")
  func canonicallyEqual() throws {
    // é as one scalar is C3 A9; e with U+0301 is 65 CC 81.
    let made = try report("view: {order: [s]}\ncolumns: [k]", "s,k\n\u{e9},1\ne\u{301},2\n")
    #expect(made.column() == [["2", "1"]])
  }

  @Test("a natural order reads runs of digits as numbers")
  func natural() throws {
    let made = try report(
      "view: {order: [{field: s, collate: natural}]}",
      csv("s", "item10", "item9", "item2", "item", "item010", "item1"))
    let rows = made.column()[0]
    #expect(rows.filter { $0 != "item010" } == ["item", "item1", "item2", "item9", "item10"])
    let padded = try #require(rows.firstIndex(of: "item010"))
    #expect(padded == 4 || padded == 5)
  }

  @Test("an order by locale puts letters with accents beside their letters")
  func locale() throws {
    let data = csv("s", "zebra", "Äpfel", "apple", "Birne", "öl", "ost")
    let made = try report(
      "locale: de-DE\nview: {order: [{field: s, collate: locale}]}", data)
    #expect(made.column() == [["Äpfel", "apple", "Birne", "öl", "ost", "zebra"]])
    let swedish = try report(
      "locale: sv-SE\nview: {order: [{field: s, collate: locale}]}", data)
    #expect(swedish.column() == [["apple", "Birne", "ost", "zebra", "Äpfel", "öl"]])
  }

  @Test("nulls stand last under every collation, in both directions")
  func collatedNulls() throws {
    for collation in ["bytes", "natural", "locale"] {
      for isDescending in [false, true] {
        let made = try report(
          "view: {order: [{field: s, collate: \(collation), descending: \(isDescending)}]}",
          csv("s,k", ",1", "b,2", "a,3"))
        #expect(made.column() == [isDescending ? ["b", "a", "–"] : ["a", "b", "–"]])
      }
    }
  }

  @Test("dates, times, durations and booleans compare by value")
  func typed() throws {
    let dates = try report(
      "view: {order: [-d]}", csv("d", "2024-02-29", "1999-12-31", "2024-03-01"))
    #expect(dates.column() == [["2024-03-01", "2024-02-29", "1999-12-31"]])
    let moments = try report(
      "view: {order: [d]}\ncolumns: [k]",
      csv("d,k", "2024-01-01T12:00:00Z,a", "2024-01-01T12:00:00+02:00,b"))
    #expect(moments.column() == [["b", "a"]])
    let flags = try report("view: {order: [f]}", csv("f", "true", "false", "true"))
    #expect(flags.column() == [["false", "true", "true"]])
    let whole = try report("view: {order: [n]}", csv("n", "-1", "-10", "0", "5"))
    #expect(whole.column() == [["-10", "-1", "0", "5"]])
  }

  @Test("a local time is in the report's zone beside moments with an offset")
  func localTime() throws {
    let made = try report(
      "time_zone: America/New_York\nview: {order: [d]}\ncolumns: [k]",
      csv("d,k", "2024-01-01T12:00:00,a", "2024-01-01T16:59:59Z,b", "2024-01-01T17:00:01Z,c"))
    #expect(made.column() == [["b", "a", "c"]])
  }

  @Test("a section that is reversed turns the whole list, nulls and equal rows too")
  func reversed() throws {
    let data = csv("n,k", "2,a", ",b", "1,c", "2,d", ",e")
    let made = try report(
      "view: {order: [n]}\nsections: [{reversed: true}]\ncolumns: [k]", data)
    #expect(made.column() == [["e", "b", "d", "a", "c"]])
  }

  @Test("rows are ordered within their group")
  func withinGroups() throws {
    let made = try report(
      "view: {group: g, order: [-n]}\ncolumns: [n]",
      csv("g,n", "a,1", "b,5", "a,3", "b,9", "a,2"))
    #expect(made.column() == [["3", "2", "1"], ["9", "5"]])
  }

  @Test("an order by a field that no column shows")
  func hiddenField() throws {
    let made = try report(
      "view: {order: [n]}\ncolumns: [k]", csv("n,k", "10,a", "9,b"))
    #expect(made.column() == [["b", "a"]])
  }
}
