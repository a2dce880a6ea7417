extension ParsedTemplate {
  /// Runs a template of the lenient mode over a tree.
  ///
  /// - Parameters:
  ///   - value: The data.
  ///   - output: Where the text goes.
  /// - Throws: `TemplateRunError` where a limit is reached or a called partial has faults.
  package func render(
    _ value: TemplateValue, into output: inout [UInt8]
  ) throws(TemplateRunError) {
    var context = TreeContext(value)
    var budget = TemplateRunner.Budget()
    try render(program, in: &context, into: &output, &budget)
  }

  private func render(
    _ program: TemplateProgram, in context: inout TreeContext, into output: inout [UInt8],
    _ budget: inout TemplateRunner.Budget
  ) throws(TemplateRunError) {
    let outer = context.paths
    context.paths = TreeContext.paths(program.names)
    _ = try TemplateRunner(operations: program.operations, literals: program.literals)
      .run(in: &context, into: &output, &budget) {
        (operation, context, output, budget) throws(TemplateRunError) in
        guard case .call(let index) = operation else { return }
        let call = program.calls[index]
        let name =
          switch call.target {
          case .name(let name): name
          case .slot(let slot): Array(context.value(slot).printed.utf8)
          }
        guard let called = try compiled(call, named: name) else { return }
        try render(called, in: &context, into: &output, &budget)
      }
    context.paths = outer
  }

  /// The program of a partial as a call puts it in, or nil where there is none of that name.
  private func compiled(
    _ call: TemplateCall, named name: [UInt8]
  ) throws(TemplateRunError) -> TemplateProgram? {
    guard let file = library.file(name) else { return nil }
    var compiler = TemplateCompiler(kind: kind, options: options, library: library)
    compiler.indentation = call.indentation
    compiler.fillings = call.fillings
    guard let program = compiler.compile(file, named: name) else {
      throw .partial(String(decoding: name, as: UTF8.self))
    }
    return program
  }
}
