import Sectional
import Testing

/// `key` in expressions: the value of its field, or the texts of several.
@Suite("keys in expressions")
struct KeyExpressionTests {
  private let numbers = csv("k,g,n", "1,a,5", "2,b,6", "3,a,7")

  @Test("a key of one field has the field's type")
  func single() throws {
    let report = try report(
      """
      data: {key: k}
      columns: [{id: z, value: key}, {id: y, value: key + 1}]
      defaults: {hide_rows: key == 2}
      """, numbers)
    #expect(report.column(0) == [["1", "3"]])
    #expect(report.column(1) == [["2", "4"]])
    #expect(
      faults("data: {key: k}\ndefaults: {hide_rows: 'key == \"1\"'}\n", numbers)
        == ["expression-type: `==` does not take an integer and a string"])
  }

  @Test("a computed key has the type of its expression")
  func computed() throws {
    let report = try report(
      """
      data: {key: twice, fields: {twice: {value: n * 2}}}
      columns: [{id: z, value: key + 1}]
      """, numbers)
    #expect(report.column() == [["11", "13", "15"]])
  }

  @Test("a key of several fields is a list of texts")
  func several() throws {
    let report = try report(
      """
      data: {key: [g, k]}
      columns: [{id: z, value: 'key[0] + key[1]'}, {id: y, value: key}, {id: x, value: '"1" in key'}]
      defaults: {hide_rows: 'key == ["b", "2"]'}
      """, numbers)
    #expect(report.column(0) == [["a1", "a3"]])
    #expect(report.column(1) == [["a, 1", "a, 3"]])
    #expect(
      faults("data: {key: [g, k]}\ndefaults: {hide_rows: 'key == \"a,1\"'}\n", numbers)
        == ["expression-type: `==` does not take a list and a string"])
  }

  @Test("the key behind `aggregate` is what the rows are gathered by")
  func aggregate() throws {
    let report = try report(
      """
      view: {aggregate: {by: [g, k], fields: {total: {sum: n}}}}
      columns: [{id: z, value: 'key[1]'}]
      """, numbers)
    #expect(report.column() == [["1", "2", "3"]])
  }

  @Test("an aggregate sees the field that a variable around it hides")
  func hiddenVariable() throws {
    let report = try report(
      "columns: [{id: z, value: '[1, 2].exists(k, sum(k) > 5)'}]\n", numbers)
    #expect(report.column() == [["true", "true", "true"]])
  }
}
