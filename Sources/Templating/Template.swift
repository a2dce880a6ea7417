package import Diagnostics

/// A compiled template: operations with slots for names, and an escape per slot.
package struct Template: Sendable {
  package let kind: TemplateKind
  /// The distinct names, in the order of their first use; slot `i` is `names[i]`.
  package let names: [TemplateName]
  package let operations: [TemplateOperation]
  /// The bytes that ``TemplateOperation/literal(_:)`` ranges point into.
  package let literals: [UInt8]
  /// The places of reserved partials.
  package let insertions: [TemplateInsertion]
  /// Whether there is nothing but literals and values.
  package let isValuesOnly: Bool

  init(
    kind: TemplateKind, names: [TemplateName], operations: [TemplateOperation], literals: [UInt8],
    insertions: [TemplateInsertion] = []
  ) {
    self.kind = kind
    self.names = names
    self.operations = operations
    self.literals = literals
    self.insertions = insertions
    self.isValuesOnly = operations.allSatisfy { operation in
      switch operation {
      case .literal, .value: true
      case .section, .inverted, .endSection, .call, .insertion: false
      }
    }
  }

  /// Whether the template says the same whatever the data: its text is `literals`.
  package var isConstant: Bool { names.isEmpty && insertions.isEmpty }

  /// Reads a template and checks its names, in one step.
  ///
  /// - Parameters:
  ///   - text: The template.
  ///   - kind: What is made of it.
  ///   - scope: The names that its place allows.
  ///   - options: How much of the language is accepted.
  ///   - partials: What partial and parent tags can name.
  ///   - place: The span in the source for a range of the text's UTF-8 bytes.
  ///   - bag: Takes every fault.
  /// - Returns: nil exactly if an error was found.
  package static func compile(
    _ text: String, kind: TemplateKind, scope: TemplateScope,
    options: TemplateOptions = TemplateOptions(), partials: TemplatePartials = .none,
    place: @escaping @Sendable (Range<Int>) -> SourceSpan, into bag: inout DiagnosticBag
  ) -> Template? {
    compile(
      Array(text.utf8), kind: kind, scope: scope, options: options, partials: partials,
      place: place, into: &bag)
  }

  /// Reads a template, given as UTF-8, and checks its names, in one step.
  package static func compile(
    _ bytes: [UInt8], kind: TemplateKind, scope: TemplateScope,
    options: TemplateOptions = TemplateOptions(), partials: TemplatePartials = .none,
    place: @escaping @Sendable (Range<Int>) -> SourceSpan, into bag: inout DiagnosticBag
  ) -> Template? {
    ParsedTemplate.parse(
      bytes, kind: kind, options: options, partials: partials, place: place, into: &bag
    )?.resolve(in: scope, into: &bag)
  }
}
