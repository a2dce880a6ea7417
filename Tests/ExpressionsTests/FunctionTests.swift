import Testing
import Values

/// Functions of CEL and of the spec language, each with its results and faults.
@Suite struct FunctionTests {
  @Test(arguments: [
    Example("size('añb')", "3"), Example("'añb'.size()", "3"), Example("size(b'añb')", "4"),
    Example("size([1, 2])", "2"), Example("size({'a': 1})", "1"),
    Example("name.startsWith('A')", "true"), Example("name.endsWith('le')", "true"),
    Example("name.contains('l')", "true"), Example("name.contains('')", "true"),
    Example("name.matches('^A.e$')", "true"), Example("matches(name, 'L')", "false"),
    Example("'añb'.charAt(1)", "'ñ'"), Example("'ab'.charAt(2)", "''"),
    Example("'ab'.charAt(3)", "fault: the index 3 is out of range"),
    Example("'añbañ'.indexOf('ñ')", "1"), Example("'añbañ'.indexOf('ñ', 2)", "4"),
    Example("'añbañ'.indexOf('x')", "-1"), Example("'añbañ'.lastIndexOf('a')", "3"),
    Example("'añbañ'.lastIndexOf('a', 2)", "0"),
    Example("'añb'.indexOf('a', 4)", "fault: the index 4 is out of range"),
    Example("'añb'.substring(1)", "'ñb'"), Example("'añb'.substring(1, 2)", "'ñ'"),
    Example("'añb'.substring(2, 1)", "fault: the part of the string ends before it starts"),
    Example("'añb'.substring(-1)", "fault: the index -1 is out of range"),
    Example("'aÑB'.lowerAscii()", "'aÑb'"), Example("'añb'.upperAscii()", "'AñB'"),
    Example("'\\u00a0 a b\\t'.trim()", "'a b'"), Example("' '.trim()", "''"),
    Example("'añb'.reverse()", "'bña'"), Example("strings.quote('a\"b\\n')", "'\"a\\\"b\\n\"'"),
    Example("'a,b,c'.split(',')", "['a', 'b', 'c']"),
    Example("'a,b,c'.split(',', 2)", "['a', 'b,c']"), Example("'a,b'.split(',', 0)", "[]"),
    Example("'añ'.split('')", "['a', 'ñ']"), Example("''.split(',')", "['']"),
    Example("['a', 'b'].join()", "'ab'"), Example("['a', 'b'].join('-')", "'a-b'"),
    Example("'abab'.replace('a', 'x')", "'xbxb'"), Example("'abab'.replace('a', 'x', 1)", "'xbab'"),
    Example("'ab'.replace('', '-')", "'-a-b-'"), Example("'ab'.replace('a', 'x', 0)", "'ab'"),
    Example("'%d %x %X %o %b %s'.format([255, 255, 255, 8, 5, 'x'])", "'255 ff FF 10 101 x'"),
    Example("'%.2f %e'.format([2.675, 1234.5])", "'2.67 1.234500e+03'"),
    Example("'%d'.format(['x'])", "fault: `%d` does not take `string`"),
    Example("'%q'.format([1])", "fault: the format has no clause `%q`"),
    Example("'%d'.format([])", "fault: the index 0 is out of range"),
    Example("'%'.format([])", "fault: the format ends with a lone `%`"),
    Example("'%.9999f'.format([1.5])", "fault: the precision of a format is too large"),
  ])
  func strings(_ example: Example) throws {
    #expect(try Fixture.stock().show(example.text) == example.shown)
  }

  @Test(arguments: [
    Example("int('-12')", "-12"), Example("int(2.9)", "2"), Example("int(3u)", "3"),
    Example("int('x')", "refused: `x` cannot be read as `int`"),
    Example("int(1e99)", "fault: `1e+99` is out of the range of `int`"),
    Example("uint(-1)", "fault: `-1` is out of the range of `uint`"),
    Example("uint('7')", "7u"), Example("double('1e3')", "1000.0 double"),
    Example("double('x')", "refused: `x` cannot be read as `double`"),
    Example("string(1.0)", "'1'"), Example("string(6.02e23)", "'6.02e+23'"),
    Example("string(0.00001)", "'1e-05'"), Example("string(true)", "'true'"),
    Example("string(b'\\xff')", "fault: the bytes are not UTF-8"),
    Example("bytes('ñ')", "[195, 177]"), Example("bool('true')", "true"),
    Example("bool('yes')", "refused: `yes` cannot be read as `bool`"),
    Example("type(1)", "int"), Example("type(type(1))", "type"), Example("type([])", "list"),
    Example("type(updated)", "date"), Example("type(seen)", "google.protobuf.Timestamp"),
    Example("dyn(1) == 1.0", "true"),
    Example("9223372036854775807 + 1", "fault: the result is out of range"),
    Example("-9223372036854775808", "-9223372036854775808"),
    Example("7 % -3", "1"), Example("-7 / 2", "-3"), Example("1 / 0", "fault: division by zero"),
    Example("1.0 / 0.0", "inf double"), Example("5u - 6u", "fault: the result is out of range"),
    Example("math.greatest(1, 3, 2)", "3"), Example("math.least([3, 1])", "1"),
    Example("math.greatest([])", "fault: `math.greatest` of an empty list has no value"),
    Example("min(quantity, 7)", "3"), Example("max(price, 1.75, 0)", "1.75 decimal"),
    Example("math.ceil(1.2)", "2.0 double"), Example("math.floor(-1.2)", "-2.0 double"),
    Example("math.round(2.5)", "3.0 double"), Example("math.trunc(-1.9)", "-1.0 double"),
    Example("math.sqrt(9)", "3.0 double"), Example("math.abs(-3)", "3"),
    Example("math.abs(-9223372036854775808)", "fault: the result is out of range"),
    Example("math.sign(-2)", "-1"), Example("math.isNaN(0.0 / 0.0)", "true"),
    Example("math.isInf(1.0 / 0.0)", "true"), Example("math.isFinite(1.0)", "true"),
    Example("math.bitAnd(6, 3)", "2"), Example("math.bitOr(6, 3)", "7"),
    Example("math.bitXor(6u, 3u)", "5u"), Example("math.bitNot(0)", "-1"),
    Example("math.bitShiftLeft(1, 4)", "16"), Example("math.bitShiftRight(-1, 60)", "15"),
    Example("math.bitShiftLeft(1, -1)", "fault: a shift by a negative number of bits"),
  ])
  func numbers(_ example: Example) throws {
    #expect(try Fixture.stock().show(example.text) == example.shown)
  }

  @Test(arguments: [
    Example("[1, 2, 3].all(x, x > 0)", "true"), Example("[1, 2].exists(x, x == 2)", "true"),
    Example("[1, 2, 2].exists_one(x, x == 2)", "false"),
    Example("[1, 2].existsOne(x, x == 2)", "true"),
    Example("[1, 2].map(x, x * 2)", "[2, 4]"), Example("[1, 2].map(x, x > 1, x * 2)", "[4]"),
    Example("[1, 2].filter(x, x > 1)", "[2]"), Example("{'a': 1, 'b': 2}.map(k, k)", "['a', 'b']"),
    Example("[[1, 2], [3]].map(x, x.map(y, y + size(x)))", "[[3, 4], [4]]"),
    Example("[1, 2].exists(x, 1 / (x - 1) == 1)", "true"),
    Example("[1, 2].all(x, 1 / (x - 1) == 2)", "false"),
    Example("[1].all(x, 1 / (x - 1) == 2)", "fault: division by zero"),
    Example("1 / 0 == 1 || true", "true"), Example("1 / 0 == 1 && false", "false"),
    Example("{'a': 1}.a", "1"), Example("{'a': 1}['a']", "1"), Example("has({'a': 1}.b)", "false"),
    Example("{'a': 1}.b", "fault: there is no key `b`"),
    Example("{'a': 1, 'a': 2}", "fault: the key `a` stands twice"),
    Example("{1.5: 1}", "fault: `double` is no type of a key"),
    Example("[1, 2][1]", "2"), Example("[1][1]", "fault: the index 1 is out of range"),
    Example("[1] + [2]", "[1, 2]"), Example("'a' in {'a': 1}", "true"),
    Example("name in ['1', '2', '3', '4', '5', '6', '7', '8', 'Ale']", "true"),
    Example("name in ['1', '2', '3', '4', '5', '6', '7', '8', 'ale']", "false"),
    Example("price in [1, 2, 3, 4, 5, 6, 7, 8, 9, 1.5]", "true"),
    Example("quantity in [1.0, 2, 4, 5, 6, 7, 8, 9, 10, 3.00]", "true"),
    Example("true ? 1 : 2", "1"), Example("r'\\d' + \"\\x41\"", "'\\dA'"),
  ])
  func collections(_ example: Example) throws {
    #expect(try Fixture.stock().show(example.text) == example.shown)
  }
}
