package import Diagnostics

/// A template whose syntax and places were checked, but not yet its names.
package struct ParsedTemplate: Sendable {
  package let kind: TemplateKind
  let options: TemplateOptions
  let program: TemplateProgram
  let library: TemplateLibrary

  /// Reads a template and puts its partials in.
  ///
  /// - Parameters:
  ///   - text: The template.
  ///   - kind: What is made of it.
  ///   - options: How much of the language is accepted.
  ///   - partials: What partial and parent tags can name.
  ///   - place: The span in the source for a range of the text's UTF-8 bytes.
  ///   - bag: Takes every fault.
  /// - Returns: nil exactly if an error was found.
  package static func parse(
    _ text: String, kind: TemplateKind, options: TemplateOptions = TemplateOptions(),
    partials: TemplatePartials = .none,
    place: @escaping @Sendable (Range<Int>) -> SourceSpan, into bag: inout DiagnosticBag
  ) -> ParsedTemplate? {
    parse(
      Array(text.utf8), kind: kind, options: options, partials: partials, place: place, into: &bag)
  }

  /// Reads a template, given as UTF-8, and puts its partials in.
  package static func parse(
    _ bytes: [UInt8], kind: TemplateKind, options: TemplateOptions = TemplateOptions(),
    partials: TemplatePartials = .none,
    place: @escaping @Sendable (Range<Int>) -> SourceSpan, into bag: inout DiagnosticBag
  ) -> ParsedTemplate? {
    let file = TemplateFile(name: "", bytes: bytes, place: place)
    let library = TemplateLibrary(partials: partials)
    var compiler = TemplateCompiler(kind: kind, options: options, library: library)
    let program = compiler.compile(file)
    bag.add(contentsOf: compiler.bag)
    return program.map {
      ParsedTemplate(kind: kind, options: options, program: $0, library: library)
    }
  }

  /// The names of the partials and parents that are put in, in order, each as often as it is called.
  package var partialNames: [String] {
    program.partials.map { String(decoding: $0, as: UTF8.self) }
  }

  /// The distinct names as they are written, in the order of their first use.
  package var writtenNames: [String] { program.names }

  /// The columns that the cells of a row take; nil where that depends on values, and for templates
  /// that are none of a row.
  package var rowSpan: RowSpan? { program.rowSpan }
}

/// A name in a template and the first place where it stands.
package struct TemplateNameUse: Sendable {
  /// As it is written.
  package let name: String
  package let span: SourceSpan
  /// The partial and parent tags that led there, outermost first.
  package let chain: [Label]
}

extension ParsedTemplate {
  /// The distinct names with their first places, in the order of the text.
  package var nameUses: [TemplateNameUse] {
    var isSeen = program.names.map { _ in false }
    var found: [TemplateNameUse] = []
    var uses = program.uses.makeIterator()
    for operation in program.operations {
      switch operation {
      case .literal, .endSection, .call, .insertion: continue
      case .value(let slot, _), .section(let slot, _), .inverted(let slot, _):
        guard let use = uses.next(), program.names.indices.contains(slot), !isSeen[slot] else {
          continue
        }
        isSeen[slot] = true
        found.append(
          TemplateNameUse(name: program.names[slot], span: use.namePlace, chain: use.chain))
      }
    }
    return found
  }

  /// The places of reserved partials.
  package var insertions: [TemplateInsertion] { program.insertions }
}
