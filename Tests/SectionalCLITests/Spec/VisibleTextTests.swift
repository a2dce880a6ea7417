import TestSupport
import Testing

/// Controls and bidi controls in specs and data never reach a stream as they are.
@Suite("Visible texts")
struct VisibleTextTests {
  /// In YAML's double quotes and as they are.
  static let hidden = [
    (#"\e[31m"#, "\u{1B}[31m", "␛[31m"), (#"\a"#, "\u{07}", "␇"), (#"\x7F"#, "\u{7F}", "␡"),
    (#"\u0085"#, "\u{85}", "<U+0085>"), (#"\u202E"#, "\u{202E}", "<U+202E>"),
    (#"\u2066"#, "\u{2066}", "<U+2066>"), (#"\u200F"#, "\u{200F}", "<U+200F>"),
    (#"\u2028"#, "\u{2028}", "<U+2028>"), (#"\r"#, "\r", "␍"), (#"\u061C"#, "\u{61C}", "<U+061C>"),
  ]

  @Test("In every text of a spec and in values", arguments: hidden)
  func drawn(_ escape: String, _ raw: String, _ shown: String) throws {
    let spec = """
      sectional: 1
      title: "1\(escape)t"
      subtitle: "2\(escape)s"
      footer: "3\(escape)f"
      data: {file: data.csv}
      view: {group: kind}
      sections:
        - rows: [{text: "4\(escape)r"}]
        - groups: all
          title: "5\(escape){{group}}"
          footer: "6\(escape)"
          before: [{text: "7\(escape)"}]
          range: {length: 1, more: "8\(escape){{more}}"}
        - {group: none, no_content: {text: "9\(escape)"}}
      columns:
        - {field: name, title: "A\(escape)"}
        - {field: price, null_text: "B\(escape)", span: "C\(escape)"}

      """
    let data =
      "kind,name,price\n\(quoted("k" + raw)),\(quoted("D" + raw)),\nx,y,1\n"
      + "x,\(quoted("E" + raw)),\n"
    let sample = try Sample(spec: spec, data: data)
    let text = try sample.run("render", "report.yaml", "--width", "200")
    #expect(text.code == 0, "\(text.errors)")
    #expect(RawControls.first(in: text.output) == nil)
    for sign in "123456789ABCD" {
      #expect(text.text.contains("\(sign)\(shown)"), "\(sign)")
    }
    let page = try sample.run("render", "report.yaml", "--to", "html")
    #expect(page.code == 0)
    #expect(RawControls.first(in: page.output) == nil)
  }

  @Test("In messages about specs", arguments: hidden)
  func specMessages(_ escape: String, _ raw: String, _ shown: String) throws {
    let spec = """
      sectional: 1
      "ti\(escape)tle": x
      data: {file: "a\(escape).csv"}
      columns: [{field: "n\(escape)", format: {currency: "E\(escape)"}}]
      sections: [{group: "a\(escape)"}, {group: "a\(escape)"}, {cell: "c\(escape)"}]

      """
    let run = try Sample(spec: spec).run("validate", "report.yaml")
    #expect(run.code == 1)
    #expect(RawControls.first(in: run.errors) == nil)
    #expect(run.errors.contains("`ti\(shown)tle`"))
  }

  @Test("In messages about data", arguments: hidden)
  func dataMessages(_ escape: String, _ raw: String, _ shown: String) throws {
    let spec = """
      sectional: 1
      data: {file: data.csv, key: name, fields: {price: {type: integer}}}
      view: {group: kind}

      """
    let value = quoted("v" + raw)
    for data in [
      "kind,name,price\n\(value),a,\(value)\n", "kind,name,price\nk,\(value),1\nk,\(value),2\n",
      "kind,\(value),\(value),name,price\n", "kind,name,price\n\(value),\(value)\n",
      "\(value),name,price\n",
    ] {
      let run = try Sample(spec: spec, data: data).run("render", "report.yaml")
      #expect(run.code == 1)
      #expect(run.output == [])
      #expect(RawControls.first(in: run.errors) == nil)
      // The line that is shown ends where a carriage return ends it.
      if raw != "\r" { #expect(run.errors.contains(shown)) }
    }
  }
}
