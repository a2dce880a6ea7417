import Sectional
import Testing

/// CSV of the rows shown: section, group, key, typed values (RFC 4180).
@Suite("Output: CSV")
struct CSVOutputTests {
  @Test("section, group and key, then the columns by id without formats")
  func rows() throws {
    let made = try report(
      """
      data: {key: k, fields: {u: {type: duration}, i: {type: integer}}}
      view: {group: g}
      sections:
        - {rows: [{text: fixed}]}
        - {group: a, id: best, range: 1}
        - {group: b, hidden: true}
        - {group: c}
      columns: [{id: id, field: n, format: {currency: EUR}, null_text: none}, u, i, {field: t, hidden_in: csv}]
      """, csv("g,k,n,u,i,t", "a,x,1.50,1h 30m,+007,q", "a,y,2,,,q", "b,z,3,,,q", "c,\"w,\",,,-5,q")
    )
    #expect(
      made.csv() == """
        section,group,key,id,u,i
        best,a,x,1.50,PT1H30M,7
        c,c,"w,",,,-5

        """)
  }

  @Test("names that columns have too give way; a key of several fields is a JSON list")
  func names() throws {
    let made = try report(
      "data: {key: [group, key]}\ncolumns: [group, key]", csv("group,key", "a,\"b\"\"\""))
    #expect(
      made.csv()
        == "section,group_,key_,group,key\nrows,,\"[\"\"a\"\",\"\"b\\\"\"\"\"]\",a,\"b\"\"\"\n")
  }

  @Test("rows of a consolidated section keep their group")
  func consolidated() throws {
    let made = try report(
      "view: {group: g}\nconsolidate: {below: 9}\ncolumns: [n]", csv("g,n", "a,1", "b,2"))
    #expect(
      made.csv() == "section,group,key,n\nconsolidated,a,,1\nconsolidated,b,,2\n")
  }

  @Test("quotes stand where they are needed")
  func quotes() throws {
    let made = try report(
      "columns: [s]", "s,k\n\"a,b\",1\n\"a\"\"b\",1\n\"a\nb\",1\n\" a\",1\n\"a\r\",1\na b,1\n")
    #expect(
      made.csv()
        == "section,group,key,s\nrows,,,\"a,b\"\nrows,,,\"a\"\"b\"\nrows,,,\"a\nb\"\nrows,,,\" a\"\nrows,,,\"a\r\"\nrows,,,a b\n"
    )
  }

  @Test(
    "without the guard nothing is altered; with it only formulas are",
    arguments: [
      ("=1+1", "\"'=1+1\""), ("@SUM(A1)", "\"'@SUM(A1)\""), ("+cmd", "\"'+cmd\""),
      ("-cmd|x", "\"'-cmd|x\""), ("\u{9}x", "\"'\u{9}x\""), ("＝1", "\"'＝1\""), ("＋1", "\"'＋1\""),
      ("－1", "\"'－1\""), ("＠a", "\"'＠a\""), ("-5", "-5"), ("+5.0", "+5.0"), ("-1e3", "-1e3"),
      ("-", "\"'-\""), ("a=b", "a=b"), ("", ""),
    ])
  func guarded(_ value: String, _ guarded: String) throws {
    let spec = "data: {fields: {s: {type: string}}}\ncolumns: [s]\nview: {group: k}\n"
    let data = "s,k\n\"\(value)\",g\n"
    let made = try report(spec, data)
    #expect(made.csv(formulaGuard: true) == "section,group,key,s\ng,g,,\(guarded)\n")
    #expect(made.csv() == "section,group,key,s\ng,g,,\(value)\n")
    let own = try report(spec + "output: {csv: {formula_guard: true}}", data)
    #expect(own.csv() == made.csv(formulaGuard: true))
    #expect(own.csv(formulaGuard: false) == made.csv())
  }

  @Test("groups, keys and names of columns are guarded too")
  func guardedElsewhere() throws {
    let made = try report(
      "data: {key: k}\nview: {group: g}\ncolumns: [{id: '=n', field: n}]", csv("g,k,n", "=g,=k,1"))
    #expect(
      made.csv(formulaGuard: true)
        == "section,group,key,\"'=n\"\n\"'=g\",\"'=g\",\"'=k\",1\n")
  }

  @Test("what was written is read back equal")
  func roundTrip() throws {
    let texts = ["a,b", "\"q\"", "x\ny", " edge ", "\u{1b}[1m", "日本", "=1", "'", "a\r\nb", "\t"]
    let data =
      "s,n\n"
      + texts.enumerated().map { "\"\($1.replacing("\"", with: "\"\""))\",\($0).50\n" }.joined()
    let made = try report("columns: [s, n]", data)
    let again = try report("columns: [s, n]", made.csv())
    #expect(again.rows(inSection: 0) == made.rows(inSection: 0))
    #expect(again.csv() == made.csv())
  }
}
