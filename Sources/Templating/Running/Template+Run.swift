extension Template {
  /// Runs a template of literals and values.
  ///
  /// Sections are passed over; ask ``isValuesOnly`` first.
  /// - Parameters:
  ///   - output: Where the text goes.
  ///   - value: Appends the value of a slot, unescaped, as UTF-8.
  /// - Returns: false if a URL had a scheme that is not allowed: nothing was appended for it, or
  ///   `about:invalid` in an HTML attribute.
  @discardableResult
  package func run(into output: inout [UInt8], value: (Int, inout [UInt8]) -> Void) -> Bool {
    var scratch: [UInt8] = []
    var isAllowed = true
    for operation in operations {
      switch operation {
      case .literal(let range):
        output.append(contentsOf: literals[range])
      case .value(let slot, .none):
        value(slot, &output)
      case .value(let slot, let escape):
        scratch.removeAll(keepingCapacity: true)
        value(slot, &scratch)
        isAllowed = TemplateRunner.append(scratch, escape, into: &output) && isAllowed
      case .section, .inverted, .endSection, .call, .insertion:
        break
      }
    }
    return isAllowed
  }

  /// Runs a template of any kind.
  ///
  /// - Parameters:
  ///   - context: Answers for the slots.
  ///   - output: Where the text goes.
  ///   - steps: The most operations that the run may take.
  /// - Returns: false if a URL had a scheme that is not allowed.
  /// - Throws: `TemplateRunError` where a limit is reached.
  @discardableResult
  package func run<Context: TemplateContext>(
    in context: inout Context, into output: inout [UInt8],
    steps: Int = TemplateLimits.steps
  ) throws(TemplateRunError) -> Bool {
    var budget = TemplateRunner.Budget(steps: steps)
    return try TemplateRunner(operations: operations, literals: literals)
      .run(in: &context, into: &output, &budget) {
        (operation, context, output, _) throws(TemplateRunError) in
        // Only lenient templates have calls, and they run over a tree.
        if case .insertion(let index) = operation, insertions.indices.contains(index) {
          context.insert(insertions[index].name, into: &output)
        }
      }
  }
}
