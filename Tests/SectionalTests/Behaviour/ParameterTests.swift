import Mappings
import Sectional
import Sections
import Testing

/// Values from outside: `parameters` (spec language §4).
@Suite("Behaviour: parameters")
struct ParameterTests {
  private let stock = csv(
    "name,kind,price,day", "Merlot,wine,12.50,2026-01-01", "Gin,liquor,25.00,2026-02-01",
    "Lager,beer,1.20,2026-03-01")

  private func names(
    _ declaration: String, _ condition: String, _ parameters: [String: String] = [:]
  ) throws -> [String] {
    let spec = """
      sectional: 1
      parameters: {p: \(declaration)}
      view: {where: '\(condition)'}
      columns: [name]
      """
    return try Report(specText: spec, dataText: stock, parameters: parameters).column()
      .flatMap { $0 }
  }

  private func fault(
    _ declaration: String, _ parameters: [String: String]
  ) throws -> ReportError {
    let spec = "sectional: 1\nparameters: {p: \(declaration)}\ncolumns: [name]\n"
    do {
      _ = try Report(specText: spec, dataText: stock, parameters: parameters)
    } catch {
      return error
    }
    throw NoFault()
  }

  private struct NoFault: Error {}

  @Test("a default without a type is of the type that data would have, so zeros in front stay")
  func inferredDefault() throws {
    #expect(try names("{default: 007}", "params.p == \"007\" && price > 20") == ["Gin"])
    #expect(try names("{default: -08}", "params.p == \"-08\" && price > 20") == ["Gin"])
    #expect(try names("{default: 20}", "price > params.p") == ["Gin"])
    #expect(try names("{default: 12.5}", "price > params.p") == ["Gin"])
    #expect(try names("{default: 0}", "price > params.p").count == 3)
  }

  @Test("NaN is no number", arguments: ["NaN", "nan", "inf", ".nan"])
  func notANumber(_ text: String) throws {
    let found = try fault("{type: number}", ["p": text])
    #expect(found.diagnostics.map(\.code) == ["parameter-value"])
    #expect(found.diagnostics[0].message.hasSuffix("`\(text)` is not a number"))
  }

  @Test("a default stands until a value is given")
  func defaults() throws {
    #expect(try names("{type: string, default: wine}", "kind == params.p") == ["Merlot"])
    #expect(
      try names("{type: string, default: wine}", "kind == params.p", ["p": "beer"]) == ["Lager"])
    #expect(try names("{type: string}", "params.p == null || kind == params.p").count == 3)
  }

  @Test(
    "values are of their type",
    arguments: [
      ("integer", "price > decimal(params.p)", "12", ["Merlot", "Gin"]),
      ("decimal", "price >= params.p", "12.5", ["Merlot", "Gin"]),
      ("number", "double(price) < params.p", "1e1", ["Lager"]),
      ("boolean", "params.p && kind == \"wine\"", "true", ["Merlot"]),
      ("date", "day >= params.p", "2026-02-01", ["Gin", "Lager"]),
      ("datetime", "day < params.p", "2026-02-01T12:00:00Z", ["Merlot", "Gin"]),
      ("list", "kind in params.p", "wine,beer", ["Merlot", "Lager"]),
      ("list", "size(params.p) == 0", "", ["Merlot", "Gin", "Lager"]),
    ])
  func types(_ type: String, _ condition: String, _ value: String, _ expected: [String]) throws {
    #expect(try names("{type: \(type)}", condition, ["p": value]) == expected)
  }

  @Test("a value of another type, or one that fails a check, is told at its place")
  func badValues() throws {
    let wrong = try fault("{type: integer, default: 1}", ["p": "many"])
    #expect(
      wrong.diagnostics.map(\.message) == [
        "the value of the parameter `p` does not fit: `many` is not an integer"
      ])
    #expect(wrong.diagnostics.first?.code == "parameter-value")
    #expect(wrong.description.contains("p=many"))
    let small = try fault("{type: integer, default: 1, minimum: 1}", ["p": "0"])
    #expect(
      small.diagnostics.map(\.message) == [
        "the value of the parameter `p` does not fit: `0` is below the minimum `1`"
      ])
    #expect(throws: ReportError.self) {
      try names("{type: string, pattern: '[a-z]+'}", "true", ["p": "A"])
    }
  }

  @Test("names that are not declared are refused with what was meant")
  func unknown() throws {
    let unknown = try fault("{type: string, default: x}", ["q": "1"])
    #expect(unknown.diagnostics.map(\.message) == ["the spec has no parameter `q`"])
    #expect(unknown.description.contains("the parameters are `p`"))
    let near = try Result { () throws(ReportError) in
      try Report(
        specText: "sectional: 1\nparameters: {region: {type: string}}\n", dataText: stock,
        parameters: ["regoin": "x"])
    }.failure()
    #expect(near.description.contains("did you mean `region`?"))
  }

  @Test("a required parameter needs a value")
  func required() throws {
    let missing = try fault("{type: string, required: true}", [:])
    #expect(missing.diagnostics.map(\.code) == ["missing-parameter"])
    #expect(missing.description.contains("--set p=VALUE"))
    #expect(
      try names("{type: string, required: true}", "kind == params.p", ["p": "beer"]) == ["Lager"])
  }

  @Test("names of parameters that expressions misspell are errors")
  func misspelt() {
    #expect(
      faults("parameters: {region: {type: string}}\nview: {where: kind == params.regoin}", stock)
        .map { $0.prefix(12) } == ["unknown-name"])
  }
}

extension Result {
  struct NoFailure: Error {}

  /// The failure; throws where there is none.
  fileprivate func failure() throws -> Failure {
    guard case .failure(let failure) = self else { throw NoFailure() }
    return failure
  }
}
