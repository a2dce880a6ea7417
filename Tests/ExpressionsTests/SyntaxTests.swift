import Diagnostics
import Expressions
import Testing

/// Expressions that are not well formed, each with its place and its way out.
@Suite struct SyntaxTests {
  @Test(arguments: [
    FaultExample("", "expression-syntax", "", "the expression is empty"),
    FaultExample("// only words", "expression-syntax", "// only words", "the expression is empty"),
    FaultExample("1 +", "expression-syntax", "+", "the expression ends too early"),
    FaultExample("a b", "expression-syntax", "b", "`b` does not belong here"),
    FaultExample(
      "name = 'x'", "expression-syntax", "=", "`=` has no meaning here", "compare with `==`"),
    FaultExample(
      "quantity => 1", "expression-syntax", "=>", "`=>` has no meaning here", "write `>=`"),
    FaultExample(
      "quantity =< 1", "expression-syntax", "=<", "`=<` has no meaning here", "write `<=`"),
    FaultExample(
      "name =~ 'x'", "expression-syntax", "=", "`=` has no meaning here",
      "write `name.matches(\"pattern\")`"),
    FaultExample(
      "quantity <> 1", "expression-syntax", ">", "`>` does not belong here",
      "write `!=` for unequal"),
    FaultExample(
      "open & open", "expression-syntax", "&", "`&` has no meaning here", "write `&&` for and"),
    FaultExample(
      "open and open", "expression-syntax", "and", "`and` does not belong here",
      "write `&&` for and"),
    FaultExample(
      "open OR open", "expression-syntax", "OR", "`OR` does not belong here",
      "write `||` for or"),
    FaultExample(
      "name like 'x'", "expression-syntax", "like", "`like` does not belong here",
      "write `name.matches(\"pattern\")`"),
    FaultExample(
      "if open", "expression-syntax", "if", "`if` is a reserved word",
      "write `condition ? first : second`"),
    FaultExample(
      "package == 1", "expression-syntax", "package", "`package` is a reserved word",
      "write `row[\"package\"]` for a field of that name"),
    FaultExample(
      "name == “x”", "expression-syntax", "“", "`“` has no meaning here",
      "use straight quotes: `\"` or `'`"),
    FaultExample(
      "price ≥ 5", "expression-syntax", "≥", "`≥` has no meaning here", "write `>=`"),
    FaultExample(
      "name == 'x", "expression-syntax", "'", "the string is never closed",
      "end it with the quote that starts it"),
    FaultExample(
      "'a\\qb'", "expression-syntax", "\\q", "the escape sequence is unknown",
      "write a backslash as `\\\\`, or start the string with `r` to switch escapes off"),
    FaultExample(
      "'\\uD800'", "expression-syntax", "\\uD800", "the escape sequence is unknown",
      "write a backslash as `\\\\`, or start the string with `r` to switch escapes off"),
    FaultExample("(1 + 2", "expression-syntax", "(", "`(` is never closed", "add `)`"),
    FaultExample("[1, 2", "expression-syntax", "[", "`[` is never closed", "add `]`"),
    FaultExample("{'a': 1", "expression-syntax", "{", "`{` is never closed", "add `}`"),
    FaultExample("size(name", "expression-syntax", "(", "`(` is never closed", "add `)`"),
    FaultExample("1 ? 2", "expression-syntax", "2", "the expression ends too early, expected `:`"),
    FaultExample(
      "[1) + 2", "expression-syntax", ")", "`)` does not belong here, expected `]`"),
    FaultExample("5px", "expression-syntax", "5px", "`5px` is neither a number nor a name"),
    FaultExample("0x", "expression-syntax", "0x", "the hexadecimal number has no digits"),
    FaultExample(
      "9223372036854775808", "expression-syntax", "9223372036854775808",
      "the number is too large", "write it as a decimal: `decimal(\"9223372036854775808\")`"),
    FaultExample("1e999", "expression-syntax", "1e999", "the number is too large"),
    FaultExample("`a`", "expression-syntax", "`a`", "``a`` does not belong here"),
    FaultExample("a.`b", "expression-syntax", "`", "the backquote is never closed"),
    FaultExample(
      "X{a: 1}", "expression-syntax", "{",
      "messages such as `Name{…}` are not part of this language"),
    FaultExample(
      "has(price)", "expression-syntax", "has(price)",
      "`has` takes one member such as `has(a.b)`", "write `price != null`"),
    FaultExample(
      "[1].all(1, true)", "expression-syntax", "1",
      "the first argument of `all` is the name of a variable"),
  ])
  func fault(_ example: FaultExample) {
    example.expect(in: .stock())
  }

  @Test func placesAreMapped() {
    // The expression stands from offset 20 on in its source.
    let source = SourceFile(name: "report.yaml", bytes: Array(repeating: 0x20, count: 60))
    var bag = DiagnosticBag()
    _ = ParsedExpression.parse(
      ExpressionSource(bytes: Array("a b".utf8)) {
        SourceSpan(source, $0.lowerBound + 20..<$0.upperBound + 20)
      }, into: &bag)
    #expect(bag.all.first?.primary?.span.range == 22..<23)
    #expect(bag.all.first?.primary?.span.source === source)
  }

  @Test func members() {
    var bag = DiagnosticBag()
    let parsed = ParsedExpression.parse(
      ExpressionSource("airlines[carrier].name + post['Full name'] + [1].map(x, x.y)[0]"),
      dialect: .report, into: &bag)
    let names = parsed?.members.map { String(decoding: $0, as: UTF8.self) } ?? []
    #expect(Set(names).isSuperset(of: ["name", "Full name", "y"]))
    #expect(!names.contains("carrier"))
  }

  @Test func mentions() {
    var bag = DiagnosticBag()
    let parsed = ParsedExpression.parse(
      ExpressionSource(
        """
        price * quantity > params.most && row["Unit price"] > previous.total
          && [1].all(x, x < y && row.z > 0) && at(-2).w > 1 && codes[kind].label == 'a'
        """), into: &bag)
    let names = parsed?.mentions.map { String(decoding: $0, as: UTF8.self) }
    #expect(
      names == [
        "price", "quantity", "params.most", "params", "Unit price", "row", "previous.total",
        "total", "previous", "y", "row.z", "z", "w", "codes", "kind",
      ])
  }
}
