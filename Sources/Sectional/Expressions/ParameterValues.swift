import Diagnostics
import Expressions
import ReportSpec
import Values

/// The values of `params`.
struct ParameterValues: Sendable {
  /// A parameter with its value.
  struct Value: Sendable {
    let name: String
    let type: ExpressionType
    let value: ExpressionValue
    /// The text as it was given; of a list, its entries.
    let texts: [[UInt8]]

    /// The value as a template prints it: empty for null, a list with commas.
    var text: [UInt8] { Array(texts.joined(separator: ", ".utf8)) }
  }

  /// In the order of the spec.
  let all: [Value]
  /// Names of the required parameters without a value.
  let missing: [ParameterSpec]

  /// The names with their types.
  var types: [(name: String, type: ExpressionType)] { all.map { ($0.name, $0.type) } }

  /// Reads and checks the values that were given; defaults stand for the others, else null.
  init(
    _ loaded: LoadedSpec, _ given: [NamedArgument], zone: Zone, into bag: inout DiagnosticBag
  ) {
    let spec = loaded.spec
    var missing: [ParameterSpec] = []
    for input in given
    where !loaded.errors.hides(.parameters)
      && !spec.parameters.contains(where: { input.isNamed($0.name.value) })
    {
      bag.add(ParameterValues.unknown(input, spec))
    }
    all = spec.parameters.map { parameter in
      // The last one of a name counts.
      let input = given.last { $0.isNamed(parameter.name.value) }
      let (value, texts) = ParameterValues.value(of: parameter, input, zone, into: &bag)
      if parameter.checks.isRequired, input == nil, parameter.defaultTexts == nil {
        missing.append(parameter)
      }
      return Value(
        name: parameter.name.value, type: parameter.type.expressionType, value: value,
        texts: texts)
    }
    self.missing = missing
  }

  private static func value(
    of parameter: ParameterSpec, _ input: NamedArgument?, _ zone: Zone,
    into bag: inout DiagnosticBag
  ) -> (ExpressionValue, [[UInt8]]) {
    guard let input else {
      let value = (try? parameter.defaultValue(in: zone)) ?? .null
      return (value, (parameter.defaultTexts?.value ?? []).map { Array($0.utf8) })
    }
    do throws(ParameterFault) {
      let value = try parameter.value(ofArgument: input.text, in: zone)
      guard case .list(let entries) = value else { return (value, [Array(input.text.utf8)]) }
      return (
        value,
        entries.map { entry in
          guard case .string(let text) = entry else { return [] }
          return text.bytes
        }
      )
    } catch {
      let declared =
        error.check.map { Label($0, "the check") } ?? Label(parameter.name.span, "declared here")
      bag.add(
        Diagnostic(
          .parameterValue,
          "the value of the parameter \(input.name.inMessage) does not fit: \(error.message)",
          at: Label(input.valueSpan), secondary: [declared], help: error.help.map { [$0] } ?? []))
      return (.null, [])
    }
  }

  private static func unknown(_ input: NamedArgument, _ spec: ReportSpec) -> Diagnostic {
    let names = spec.parameters.map(\.name.value)
    let known =
      names.isEmpty
      ? "the spec declares no parameters" : "the parameters are \(FieldNames.list(names))"
    return Diagnostic(
      .unknownParameter, "the spec has no parameter \(input.name.inMessage)",
      at: input.valueSpan, help: [Suggestion.help(for: input.name, among: names) ?? known])
  }

  /// Reports required parameters without a value.
  func checkComplete(_ severity: Severity = .error, into bag: inout DiagnosticBag) {
    for parameter in missing {
      let name = parameter.name.value
      bag.add(
        Diagnostic(
          .missingParameter, severity, "the parameter `\(name)` has no value",
          at: parameter.name.span,
          help: ["give it with `--set \(name)=VALUE`, or give it a `default`"]))
    }
  }
}
