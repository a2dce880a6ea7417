import Diagnostics
import Expressions
import Testing
import Values

/// Names and types that do not fit, found before any row is read.
@Suite struct CheckerTests {
  @Test(arguments: [
    FaultExample(
      "prise > 5", "unknown-name", "prise", "the name `prise` is unknown",
      "did you mean `price`?"),
    FaultExample("zzz > 5", "unknown-name", "zzz", "the name `zzz` is unknown"),
    FaultExample(
      "row['Unit prce'] > 1", "unknown-name", "'Unit prce'",
      "the data has no field `Unit prce`", "did you mean `Unit price`?"),
    FaultExample(
      "row.prise", "unknown-name", "prise", "the data has no field `prise`",
      "did you mean `price`?"),
    FaultExample(
      "size > 1", "unknown-name", "size",
      "`size` is a function; its arguments are missing", "write `size(…)`"),
    FaultExample(
      "params.regoin", "unknown-name", "regoin", "`params` has no `regoin`",
      "did you mean `region`?"),
    FaultExample(
      "region == 'x'", "unknown-name", "region", "the name `region` is unknown",
      "did you mean `params.region`?"),
    FaultExample(
      "initail(name)", "unknown-function", "initail", "the function `initail` is unknown",
      "did you mean `initial`?"),
    FaultExample(
      "upper(name)", "unknown-function", "upper", "the function `upper` is unknown",
      "did you mean `upperAscii`?"),
    FaultExample(
      "contains(name, 'a')", "unknown-function", "contains",
      "the function `contains` is unknown", "write `x.contains(…)`"),
    FaultExample(
      "name.year()", "unknown-function", "year", "the function `year` is unknown",
      "write `year(…)`, without a dot before it"),
    FaultExample(
      "[1].all(x)", "unknown-function", "all", "the function `all` is unknown",
      "give a variable and an expression, as in `list.all(x, x > 0)`"),
    FaultExample(
      "price + name", "expression-type", "price + name",
      "`+` does not take a decimal and a string", "make a string of the number with `string(…)`"),
    FaultExample(
      "price * weight", "expression-type", "price * weight",
      "`*` does not take a decimal and a number (double)",
      "convert one of them with `double(…)` or `decimal(…)`"),
    FaultExample(
      "price < weight", "expression-type", "price < weight",
      "`<` does not take a decimal and a number (double)",
      "convert one of them with `double(…)` or `decimal(…)`"),
    FaultExample(
      "updated > '2026-01-01'", "expression-type", "updated > '2026-01-01'",
      "`>` does not take a date and a string", "write `date('2026-01-01')`"),
    FaultExample(
      "'10:00' < opens", "expression-type", "'10:00' < opens",
      "`<` does not take a string and a time", "write `time('10:00')`"),
    FaultExample(
      "quantity == '5'", "expression-type", "quantity == '5'",
      "`==` does not take an integer and a string", "leave out the quotes"),
    FaultExample(
      "name == 5", "expression-type", "name == 5", "`==` does not take a string and an integer",
      "write `\"5\"`"),
    FaultExample(
      "name == stout", "unknown-name", "stout", "the name `stout` is unknown",
      "for the text itself, quote it: `\"stout\"`"),
    FaultExample(
      "name in ['ale', stout]", "unknown-name", "stout", "the name `stout` is unknown",
      "for the text itself, quote it: `\"stout\"`"),
    FaultExample(
      "open == True", "unknown-name", "True", "the name `True` is unknown",
      "did you mean `true`?"),
    FaultExample(
      "quantity != None", "unknown-name", "None", "the name `None` is unknown",
      "did you mean `null`?"),
    FaultExample(
      "quantity == params.region", "expression-type", "quantity == params.region",
      "`==` does not take an integer and a string", "write `string(quantity)`"),
    FaultExample(
      "name == quantity", "expression-type", "name == quantity",
      "`==` does not take a string and an integer", "write `string(quantity)`"),
    FaultExample(
      "sets.contains([1], [2])", "unknown-name", "sets", "the name `sets` is unknown"),
    FaultExample(
      "open == 'true'", "expression-type", "open == 'true'",
      "`==` does not take a boolean and a string", "leave out the quotes"),
    FaultExample(
      "quantity in ['1', '2']", "expression-type", "'1'",
      "the element is a string, which an integer never equals", "leave out the quotes"),
    FaultExample(
      "'a' in name", "expression-type", "name",
      "`in` looks into a list or a map, not into a string", "write `name.contains(…)`"),
    FaultExample("-name", "expression-type", "name", "`-` does not take a string"),
    FaultExample(
      "weight % 2", "expression-type", "weight % 2",
      "`%` does not take a number (double) and a number (double)"),
    FaultExample(
      "open ? 1 : 'a'", "expression-type", "'a'", "the branches are an integer and a string",
      "leave out the quotes"),
    FaultExample(
      "coalesce(name, 0)", "expression-type", "name, 0",
      "the arguments of `coalesce` do not go together: a string, an integer"),
    FaultExample(
      "name.contains(5)", "expression-type", "5", "`contains` does not take an integer",
      "make a string of it with `string(…)`"),
    FaultExample(
      "name.substring(1, 2, 3)", "expression-type", "name.substring(1, 2, 3)",
      "`substring` takes 1 or 2 arguments, not 3"),
    FaultExample(
      "year(name)", "expression-type", "name", "`year` does not take a string"),
    FaultExample(
      "math.round(quantity)", "expression-type", "quantity",
      "`math.round` does not take an integer", "an integer has nothing to round"),
    FaultExample("price.total", "expression-type", "total", "a decimal has no member `total`"),
    FaultExample(
      "name[0]", "expression-type", "0", "a string has no index",
      "write `charAt(…)` for a character of a string"),
    FaultExample(
      "[1]['a']", "expression-type", "'a'", "the index of a list is an integer, not a string"),
    FaultExample(
      "price.all(x, x > 1)", "expression-type", "price",
      "`all` goes through a list or a map, not a decimal"),
    FaultExample(
      "row[name]", "expression-type", "name", "the name behind `row` is written out",
      "write it in quotes, as in `row[\"Unit price\"]`"),
    FaultExample(
      "codes.label", "expression-type", "label", "the lookup `codes` has many records",
      "say which one, as in `codes[key].label`"),
    FaultExample(
      "codes[5].label", "expression-type", "5", "the key of `codes` is a string, not an integer"),
    FaultExample(
      "codes[name].lable", "unknown-name", "lable", "the lookup `codes` has no field `lable`",
      "did you mean `label`?"),
    FaultExample(
      "open && name", "not-a-condition", "name", "the condition is a string, not a boolean",
      "compare it, as in `name != \"\"`"),
    FaultExample(
      "!quantity", "not-a-condition", "quantity", "the condition is an integer, not a boolean",
      "compare it, as in `quantity != 0`"),
    FaultExample(
      "[1].filter(x, x)", "not-a-condition", "x", "the condition is an integer, not a boolean",
      "compare it, as in `x != 0`"),
    FaultExample(
      "codes[name] ? 1 : 2", "not-a-condition", "codes[name]",
      "the condition is a row, not a boolean", "write `codes[name] != null`"),
    FaultExample(
      "sum(price)", "expression-place", "sum(price)",
      "`sum` is over the rows of a group, and there is none here"),
    FaultExample(
      "index > 5", "expression-place", "index",
      "`index` is known only to the rows of a section"),
    FaultExample(
      "previous.price", "expression-place", "previous",
      "`previous` is known only to the rows of a section"),
    FaultExample(
      "name.matches('a(')", "malformed-pattern", "(",
      "the pattern is malformed: a group is never closed"),
    FaultExample(
      "quantity / 2", "integer-division", "quantity / 2",
      "the division of two integers drops the remainder",
      "write `decimal(quantity) / …` to keep it"),
    FaultExample(
      "updated > date('30.01.2026')", "expression-type", "'30.01.2026'",
      "`30.01.2026` is not a date such as `2026-11-30`"),
    FaultExample(
      "seen > '2026-01-01'", "expression-type", "seen > '2026-01-01'",
      "`>` does not take a datetime and a string", "write `date('2026-01-01')`"),
    FaultExample(
      "price * 0.123456789012345678901234567890123456789", "expression-type",
      "0.123456789012345678901234567890123456789", "the number has more than 38 digits"),
  ])
  func fault(_ example: FaultExample) {
    var stock = Fixture.stock()
    stock.names.parameters = [("region", .string), ("most", .int)]
    stock.add(
      lookup: "codes",
      [.init("code", .string, ["A"]), .init("label", .string, ["Ales"])], key: "code")
    example.expect(in: stock)
  }

  @Test(arguments: [
    FaultExample(
      "name", "not-a-condition", "name", "the condition is a string, not a boolean",
      "compare it, as in `name != \"\"`"),
    FaultExample(
      "updated", "not-a-condition", "updated", "the condition is a date, not a boolean"),
  ])
  func condition(_ example: FaultExample) {
    example.expect(in: .stock(), as: .condition)
  }

  @Test func purposes() {
    FaultExample("{'a': 1}", "expression-type", "{'a': 1}", "a map is no value of a cell")
      .expect(in: .stock(), as: .value)
    FaultExample("row", "expression-type", "row", "a row is no value of a cell")
      .expect(in: .stock(), as: .value)
    FaultExample("[1]", "expression-type", "[1]", "a list has no order")
      .expect(in: .stock(), as: .sortKey)
    #expect(Fixture.stock().check("open", as: .condition).diagnostics.isEmpty)
    #expect(Fixture.stock().check("null", as: .condition).diagnostics.isEmpty)
    #expect(Fixture.stock().check("empty", as: .condition).diagnostics.isEmpty)
    #expect(Fixture.stock().check("[1, 2]", as: .value).diagnostics.isEmpty)
    #expect(Fixture.stock().check("price", as: .sortKey).diagnostics.isEmpty)
  }

  @Test func everyFaultIsFoundOnce() {
    let diagnostics = Fixture.stock().check("prise + zzz > name && open == 5").diagnostics
    #expect(diagnostics.map(\.code.name) == ["unknown-name", "unknown-name", "expression-type"])
  }

  @Test(arguments: [
    ("price * quantity", ExpressionType.decimal), ("quantity + 1", .int), ("weight + 1", .double),
    ("name + 'x'", .string), ("price > 1", .bool), ("updated - updated", .duration),
    ("open ? price : 0", .decimal), ("open ? null : name", .string), ("[price]", .list(.decimal)),
    ("coalesce(price, 0)", .decimal), ("empty", .dynamic), ("name.split(',')", .list(.string)),
    ("[1, 2].map(x, x > 1)", .list(.bool)), ("updated + life", .date), ("null", .null),
  ])
  func type(_ text: String, _ type: ExpressionType) {
    #expect(Fixture.stock().check(text).expression?.type == type)
  }

  @Test func unknownNamesWithoutData() {
    var bag = DiagnosticBag()
    var scope = ExpressionScope(at: .data, ExpressionNames())
    scope.unknownNames = .accept
    let parsed = ParsedExpression.parse(
      ExpressionSource("price > 5 && row.x == params.y && sizes(a)"), into: &bag)
    #expect(parsed?.check(scope, as: .condition, into: &bag) == nil)
    // Parameters are known without data.
    #expect(bag.all.map(\.code.name) == ["unknown-name", "unknown-function"])
  }

  @Test func fieldsMayHaveTheNamesOfTypes() throws {
    let stock = Fixture([.init("type", .string, ["veggie"]), .init("date", .date, ["2026-01-02"])])
    #expect(try stock.show("type != 'meat' && date < date('2026-02-01')") == "true")
    var bag = DiagnosticBag()
    var scope = ExpressionScope(at: .data, ExpressionNames())
    scope.unknownNames = .accept
    let parsed = ParsedExpression.parse(
      ExpressionSource("type != 'veggie' && date > date('2015-01-01') && type(1) == int"),
      into: &bag)
    #expect(parsed?.check(scope, as: .condition, into: &bag) != nil)
    #expect(bag.all.isEmpty)
  }

  @Test func usage() throws {
    var stock = Fixture.stock(at: .row)
    stock.names.neighbors = [-1, 2]
    stock.names.parameters = [("most", .int)]
    stock.add(
      lookup: "codes",
      [.init("code", .string, ["A"]), .init("label", .string, ["Ales"])], key: "code")
    let checked = try #require(
      stock.check(
        "price > 1 && previous.quantity < at(2).quantity && codes[name].label != '' "
          + "&& index < params.most && mean(weight) > 1.0"
      ).expression)
    #expect(checked.usage.fields == [0, 1, 2, 3])
    #expect(checked.usage.neighbors == [-1, 2])
    #expect(checked.usage.lookups == [0])
    #expect(checked.usage.lookupFields.map { [$0.lookup, $0.field] } == [[0, 1]])
    #expect(checked.usage.slots.map { checked.scope.slotName($0) } == ["index", "params.most"])
    #expect(!checked.isOfRowAlone)
    #expect(
      stock.check("price > params.most && codes[name] != null").expression?.isOfRowAlone == true)
    #expect(stock.check("price > index").expression?.isOfRowAlone == false)
    #expect(checked.usage.readsRow && checked.usage.hasAggregates && !checked.usage.readsClock)
  }
}
