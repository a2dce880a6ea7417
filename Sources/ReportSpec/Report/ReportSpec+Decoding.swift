package import Diagnostics
package import YAMLTree

extension ReportSpec {
  /// Decodes the tree of a spec and checks all that can be judged without data.
  ///
  /// Every fault of the tree is found in one run. The spec that comes with errors serves for
  /// messages only.
  ///
  /// - Parameters:
  ///   - root: The root of the tree.
  ///   - source: The file that the tree was read from.
  ///   - templates: Reads the folder that the spec names.
  ///   - bag: Takes the faults.
  /// - Returns: The spec; nil only where the root is no mapping.
  package static func decode(
    _ root: YAMLNode, source: SourceFile, templates: TemplateFolderReader = .none,
    into bag: inout DiagnosticBag
  ) -> ReportSpec? {
    var decoder = SpecDecoder(source: source, after: bag)
    defer {
      bag = bag.withoutComments(behind: decoder.cutExpressions, of: source)
      bag.add(contentsOf: decoder.bag)
    }
    guard var spec = decoder.report(root, templates) else { return nil }
    spec.addImpliedCells(with: &decoder)
    spec.resolveTemplates(with: &decoder)
    decoder.check(spec)
    spec.fieldUses = sorted(decoder.fieldUses)
    spec.possibleFieldUses = sorted(decoder.possibleFieldUses)
    spec.settleFieldUses(with: &decoder)
    return spec
  }

  private static func sorted(_ uses: [FieldUse]) -> [FieldUse] {
    uses.sorted { $0.span.range.lowerBound < $1.span.range.lowerBound }
  }
}

extension DiagnosticBag {
  /// The bag without warnings of comments that an error speaks of already.
  fileprivate func withoutComments(behind places: [Int], of source: SourceFile) -> DiagnosticBag {
    if places.isEmpty { return self }
    var bag = DiagnosticBag()
    for diagnostic in all {
      let start = diagnostic.primary?.span.range.lowerBound ?? 0
      let isReported =
        diagnostic.code == .yamlCommentSlip
        && places.contains { place in
          place <= start
            && source.withBytes { bytes in
              start <= bytes.count && bytes[place..<start].allSatisfy { $0 == 0x20 || $0 == 0x09 }
            }
        }
      if !isReported { bag.add(diagnostic) }
    }
    return bag
  }
}

extension SpecDecoder {
  fileprivate mutating func report(
    _ root: YAMLNode, _ templates: TemplateFolderReader
  ) -> ReportSpec? {
    guard root.mapping != nil else {
      if root.isFaulty { return nil }
      report(
        .wrongKind, "a spec is a mapping of keys, not \(root.kindWords)", at: root.span,
        help: root.sequence == nil
          ? "begin with the line `sectional: 1`"
          : "put `sectional: 1` and `sections:` above the list")
      return nil
    }
    guard let keys = keys(of: root, named: "a spec", as: .report) else { return nil }
    checkVersion(root, keys)
    // Any text may put a template in.
    if let folder = confinedPath(
      keys["templates"], wants: "the path of a folder",
      help: "name a folder in the spec's folder or below it")
    {
      let faults = bag.all.count
      catalogue.add(folder: templates.read(folder, &bag))
      catalogue.isFaulty = bag.all.count > faults
      templatesSpan = folder.span
    }
    announceCells(keys["cells"])
    // Columns come first, as summaries name them; the other keys as the language lists them.
    let columns = columns(keys["columns"])
    let cells = cells(keys["cells"])
    cellsAreFaulty = root.mapping?["cells"].map { $0.mapping == nil } ?? false
    let faults = bag.all.count
    let view = view(keys["view"])
    let viewNode = root.mapping?["view"]
    viewIsFaulty = viewNode.map { $0.isFaulty || isExplained($0.span, since: faults) } ?? false
    return ReportSpec(
      source: source, span: root.span,
      title: templateSetting(keys["title"]), subtitle: templateSetting(keys["subtitle"]),
      footer: templateSetting(keys["footer"]),
      noContent: noteSetting(keys["no_content"], as: .noContent),
      locale: locale(keys["locale"]), timeZone: timeZone(keys["time_zone"]),
      parameters: parameters(keys["parameters"]), data: data(keys["data"]), view: view,
      defaults: defaults(keys["defaults"]),
      sections: sections(keys["sections"], isGrouped: view.group != nil)
        ?? [SectionSpec.remaining(at: root.span)],
      consolidate: consolidate(keys["consolidate"]), summary: summarySetting(keys["summary"]),
      summaryTitle: templateSetting(keys["summary_title"]), columns: columns,
      cells: cells, output: output(keys["output"]),
      cellTable: NameTable(placing: cells.map(\.name.value)),
      columnTable: NameTable(placing: (columns ?? []).map(\.id.value)))
  }

  private mutating func defaults(_ entry: YAMLMapping.Entry?) -> SectionSettings {
    guard let entry,
      let keys = keys(
        of: entry.value, named: "`defaults`", as: .defaults, example: "defaults: {dynamic: true}")
    else { return SectionSettings() }
    return settings(keys)
  }
}

extension SectionSpec {
  /// The one section of a spec without `sections`.
  fileprivate static func remaining(at span: SourceSpan) -> SectionSpec {
    SectionSpec(span: span, content: .remainingGroups(span), id: nil, settings: SectionSettings())
  }
}
