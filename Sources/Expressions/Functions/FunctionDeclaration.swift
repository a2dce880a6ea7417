/// How a function is called.
enum CallStyle: Sendable {
  /// `f(x)`
  case global
  /// `x.f()`; the receiver is the first parameter.
  case member
  /// Both ways.
  case either

  func allows(receiver: Bool) -> Bool {
    switch self {
    case .global: !receiver
    case .member: receiver
    case .either: true
    }
  }
}

/// What a parameter takes.
enum Parameter: Sendable {
  case any
  case type(ExpressionType)
  case oneOf([ExpressionType])
  case anyList
  /// Any number, or a list of numbers.
  case numbers
}

/// The type of a result.
enum ResultType: Sendable {
  case fixed(ExpressionType)
  /// The type of an argument.
  case argument(Int)
  /// The type that all arguments have in common.
  case common
}

/// What computes a function; the number of arguments is that of the form.
enum FunctionBody: Sendable {
  case none(@Sendable (inout Frame) throws(EvaluationFault) -> ExpressionValue)
  case one(
    @Sendable (ExpressionValue, inout Frame) throws(EvaluationFault) -> ExpressionValue)
  case two(
    @Sendable (ExpressionValue, ExpressionValue, inout Frame) throws(EvaluationFault)
      -> ExpressionValue)
  case many(
    @Sendable ([ExpressionValue], inout Frame) throws(EvaluationFault) -> ExpressionValue)
}

/// One way to call a function.
struct FunctionForm: Sendable {
  let parameters: [Parameter]
  /// Whether the last parameter may stand for any number of arguments, one at least.
  let isVariadic: Bool
  let result: ResultType
  let body: FunctionBody

  init(
    _ parameters: [Parameter], variadic: Bool = false, _ result: ResultType,
    _ body: FunctionBody
  ) {
    self.parameters = parameters
    isVariadic = variadic
    self.result = result
    self.body = body
  }

  func takes(_ count: Int) -> Bool {
    isVariadic ? count >= parameters.count : count == parameters.count
  }

  func parameter(_ index: Int) -> Parameter {
    parameters[min(index, parameters.count - 1)]
  }
}

/// A function with its forms.
struct FunctionDeclaration: Sendable {
  let name: String
  let style: CallStyle
  let forms: [FunctionForm]
  /// Whether a null is an argument like any other rather than the result.
  var takesNull = false
  /// Whether the function is an addition of the spec language.
  var isReportOnly = false
  /// Whether equal arguments always give equal results, so that constants can be folded.
  var isPure = true

  init(
    _ name: String, _ style: CallStyle, takesNull: Bool = false,
    reportOnly: Bool = false, pure: Bool = true, forms: [FunctionForm]
  ) {
    self.name = name
    self.style = style
    self.forms = forms
    self.takesNull = takesNull
    isReportOnly = reportOnly
    isPure = pure
  }

  init(
    _ name: String, takesNull: Bool = false, reportOnly: Bool = false, pure: Bool = true,
    _ forms: FunctionForm...
  ) {
    self.init(
      name, .global, takesNull: takesNull, reportOnly: reportOnly, pure: pure, forms: forms)
  }

  init(_ name: String, _ style: CallStyle, _ forms: FunctionForm...) {
    self.init(name, style, takesNull: false, forms: forms)
  }
}
