package import Diagnostics

extension ParsedTemplate {
  /// Checks every name against the scope of the template's place.
  ///
  /// The lenient mode knows no scope: there names stay as written.
  /// - Parameters:
  ///   - scope: The names that the place allows.
  ///   - bag: Takes every fault.
  /// - Returns: nil exactly if an error was found.
  package func resolve(in scope: TemplateScope, into bag: inout DiagnosticBag) -> Template? {
    guard !options.isLenient else {
      let names = program.names.map { TemplateName(text: $0) }
      return Template(
        kind: kind, names: names, operations: program.operations, literals: program.literals)
    }
    var resolver = TemplateResolver(scope)
    var operations = program.operations
    var uses = program.uses.makeIterator()
    for index in operations.indices {
      switch operations[index] {
      case .literal, .call, .insertion: break
      case .value(let slot, let escape):
        guard let use = uses.next() else { break }
        let name = resolver.value(program.names[slot], use)
        operations[index] = .value(slot: name, escape: escape)
      case .section(let slot, let end):
        guard let use = uses.next() else { break }
        operations[index] = .section(slot: resolver.enter(program.names[slot], use), end: end)
      case .inverted(let slot, let end):
        guard let use = uses.next() else { break }
        operations[index] = .inverted(slot: resolver.test(program.names[slot], use), end: end)
      case .endSection: resolver.leave()
      }
    }
    bag.add(contentsOf: resolver.finish())
    guard !resolver.hasErrors else { return nil }
    return Template(
      kind: kind, names: resolver.names, operations: operations, literals: program.literals,
      insertions: program.insertions)
  }
}
