import Foundation
import Sectional
import Testing

/// JSON: what stands on the page, with typed values (design, command line).
@Suite("Output: JSON")
struct JSONOutputTests {
  private func parsed(_ made: Report) throws -> [String: Any] {
    try #require(try JSONSerialization.jsonObject(with: Data(made.json().utf8)) as? [String: Any])
  }

  private func sections(_ made: Report) throws -> [[String: Any]] {
    try #require(try parsed(made)["sections"] as? [[String: Any]])
  }

  private func rows(_ section: [String: Any]) throws -> [[String: Any]] {
    try #require(section["rows"] as? [[String: Any]])
  }

  @Test("a section with all that stands around its rows")
  func whole() throws {
    let made = try report(
      """
      title: T
      subtitle: "{{total}} rows"
      footer: F
      data: {key: k}
      view: {group: g}
      sections:
        - rows: [{text: fixed}]
        - group: a
          title: "A {{count}}"
          before: [{text: above}]
          after: [{text: below}]
          footer: SF
          range: {length: 1, offset: 1}
          summary: {n: mean}
        - {group: b, no_content: {text: nothing}}
        - {group: c, hidden: true}
      summary: {n: sum}
      columns: [k, n]
      """, csv("g,k,n", "a,x,1.5", "a,y,2", "a,z,3.50", "c,w,1"))
    #expect(
      made.json() == """
        {
          "title": "T",
          "subtitle": "4 rows",
          "sections": [
            {
              "id": null,
              "group": null,
              "title": null,
              "count": 0,
              "total": 0,
              "from": 0,
              "to": 0,
              "before": ["fixed"],
              "rows": [],
              "summary": null
            },
            {
              "id": "a",
              "group": "a",
              "title": "A 1",
              "count": 1,
              "total": 3,
              "from": 2,
              "to": 2,
              "before": ["above"],
              "earlier": "1 earlier",
              "rows": [
                {"key": "y", "values": {"k": "y", "n": 2}}
              ],
              "more": "and 1 more",
              "after": ["below"],
              "summary": {"n": 2.333},
              "footer": "SF"
            },
            {
              "id": "b",
              "group": "b",
              "title": "b",
              "count": 0,
              "total": 0,
              "from": 0,
              "to": 0,
              "note": "nothing",
              "rows": [],
              "summary": null
            },
            {
              "id": "c",
              "group": "c",
              "title": null,
              "hidden": true,
              "count": 1,
              "total": 1,
              "from": 1,
              "to": 1,
              "rows": [],
              "summary": null
            }
          ],
          "summary": {"n": 8.00},
          "footer": "F"
        }

        """)
    _ = try parsed(made)
  }

  @Test("types: numbers with the digits as read, booleans, ISO 8601, NaN null")
  func types() throws {
    let fields =
      "data: {fields: {i: {type: integer}, d: {type: decimal}, x: {type: number}, s: {type: string}, "
      + "t: {type: datetime}, u: {type: duration}}}\n"
    let made = try report(
      fields + "title: false\ncolumns: [i, d, x, s, b, day, t, u]",
      csv(
        "i,d,x,s,b,day,t,u", "007,+5.50,1e5,007,true,2026-11-30,2026-11-30 10:00,1h 30m",
        "-0,-0.10,NaN,1.0,false,,2026-11-30T10:00:00+01:00,PT5S"))
    #expect(
      made.json().contains(
        #"{"key": null, "values": {"i": 7, "d": 5.50, "x": 1e5, "s": "007", "b": true, "day": "2026-11-30", "#
          + #""t": "2026-11-30T10:00", "u": "PT1H30M"}}"#))
    #expect(
      made.json().contains(
        #"{"i": -0, "d": -0.10, "x": null, "s": "1.0", "b": false, "day": null, "#
          + #""t": "2026-11-30T10:00:00+01:00", "u": "PT5S"}"#))
    _ = try parsed(made)
  }

  @Test("a key of several fields is a list of texts")
  func keys() throws {
    let made = try report(
      "data: {key: [a, b]}\ncolumns: [a]", csv("a,b", "1,x"))
    let row = try rows(try sections(made)[0])[0]
    #expect(row["key"] as? [String] == ["1", "x"])
    #expect((row["values"] as? [String: Any])?["a"] as? Int == 1)
  }

  @Test("a consolidated section has no group; its cuts are a list")
  func consolidated() throws {
    let made = try report(
      "view: {group: g}\ndefaults: {range: {length: 1, more: '{{group}} {{more}}'}}\n"
        + "consolidate: {below: 9, title: All}\ncolumns: [n]",
      csv("g,n", "a,1", "a,2", "b,3", "b,4"))
    let section = try sections(made)[0]
    #expect(section["group"] is NSNull)
    #expect(section["id"] as? String == "consolidated")
    #expect(section["count"] as? Int == 2)
    #expect(section["total"] as? Int == 4)
    #expect(section["more"] as? [String] == ["a 1", "b 1"])
    #expect(try rows(section).count == 2)
  }

  @Test("summaries of columns that are not drawn are there too; counts are whole, nothing is null")
  func summaries() throws {
    let made = try report(
      "sections: [{summary: {n: count, m: max, d: min, s: first}}]\n"
        + "columns: [{field: n, format: {currency: EUR}}]",
      csv("n,m,d,s", "1.5,,2026-01-02,b", "2,,2026-01-01,a"))
    let summary = try #require(try sections(made)[0]["summary"] as? [String: Any])
    #expect(summary["n"] as? Int == 2)
    #expect(summary["m"] is NSNull)
    #expect(summary["d"] as? String == "2026-01-01")
    #expect(summary["s"] as? String == "b")
  }

  @Test("formats and words for nulls are not for exports; hidden_in is")
  func unformatted() throws {
    let made = try report(
      "columns: [{id: a, field: n, format: {currency: EUR}, null_text: none}, "
        + "{id: b, field: n, hidden_in: [json]}]", csv("n,k", "1.5,x", ",y"))
    let all = try rows(try sections(made)[0]).compactMap { $0["values"] as? [String: Any] }
    #expect(all.map { $0.count } == [1, 1])
    #expect(all[0]["a"] as? Double == 1.5)
    #expect(all[1]["a"] is NSNull)
  }

  @Test("the page without any row says its note")
  func note() throws {
    let made = try report("view: {group: g}\nno_content: {text: Empty}", "g,n\n")
    #expect(try parsed(made)["note"] as? String == "Empty")
    #expect(try sections(made).isEmpty)
  }

  @Test("every control, quote and letter comes back")
  func escapes() throws {
    let text =
      (1..<0x100).compactMap { UnicodeScalar($0) }.map { String($0) }.joined() + "\u{2028}👩‍👩‍👧"
    let quoted = text.replacing("\"", with: "\"\"")
    let made = try report("columns: [s]", "s,k\n\"\(quoted)\",1\n")
    let row = try rows(try sections(made)[0])[0]
    let back = try #require((row["values"] as? [String: Any])?["s"] as? String)
    #expect(Array(back.utf8) == Array(text.utf8))
  }
}
