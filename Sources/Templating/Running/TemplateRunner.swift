/// Runs the operations of a template.
struct TemplateRunner {
  /// What is left of the limits; calls share it.
  struct Budget {
    var steps = TemplateLimits.steps
    var depth = TemplateLimits.depth
  }

  let operations: [TemplateOperation]
  let literals: [UInt8]

  /// Appends a value, escaped; false if it is a URL that is refused.
  static func append(
    _ bytes: [UInt8], _ escape: Escape, into output: inout [UInt8]
  ) -> Bool {
    if escape.append(bytes, into: &output) { return true }
    if escape == .htmlURL { output.append(contentsOf: Escape.refusedURL) }
    return false
  }

  /// Runs over a context.
  ///
  /// - Parameters:
  ///   - context: Answers for the slots.
  ///   - output: Where the text goes.
  ///   - budget: What is left of the limits.
  ///   - call: Runs a partial that is known at run time only, or a reserved one.
  /// - Returns: false if a URL was refused.
  /// - Throws: `TemplateRunError` where a limit is reached.
  func run<Context: TemplateContext>(
    in context: inout Context, into output: inout [UInt8], _ budget: inout Budget,
    call: (TemplateOperation, inout Context, inout [UInt8], inout Budget) throws(TemplateRunError)
      -> Void
  ) throws(TemplateRunError) -> Bool {
    var passes: [(index: Int, count: Int)] = []
    var scratch: [UInt8] = []
    var isAllowed = true
    var next = 0
    while next < operations.count {
      budget.steps -= 1
      guard budget.steps > 0, output.count < TemplateLimits.outputBytes else {
        throw .tooLarge
      }
      let operation = operations[next]
      next += 1
      switch operation {
      case .literal(let range):
        output.append(contentsOf: literals[range])
      case .value(let slot, .none):
        context.appendUnescaped(slot, into: &output)
      case .value(let slot, let escape):
        scratch.removeAll(keepingCapacity: true)
        context.append(slot, into: &scratch)
        isAllowed = Self.append(scratch, escape, into: &output) && isAllowed
      case .section(let slot, let end):
        let count = context.open(slot)
        guard count > 0 else {
          next = end
          continue
        }
        context.select(0, of: slot)
        passes.append((0, count))
      case .inverted(let slot, let end):
        if context.isTrue(slot) { next = end }
      case .endSection(let start):
        guard case .section(let slot, _) = operations[start], var pass = passes.popLast() else {
          continue
        }
        pass.index += 1
        if pass.index < pass.count {
          context.select(pass.index, of: slot)
          passes.append(pass)
          next = start + 1
        } else {
          context.close(slot)
        }
      case .call, .insertion:
        guard budget.depth > 0 else { throw .tooDeep }
        budget.depth -= 1
        try call(operation, &context, &output, &budget)
        budget.depth += 1
      }
    }
    return isAllowed
  }
}
