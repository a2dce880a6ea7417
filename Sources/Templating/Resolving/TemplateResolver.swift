import Diagnostics

/// Finds what the names of a template stand for, section by section.
struct TemplateResolver {
  /// The names of one section that is open, or of the place itself.
  private struct Level {
    let section: String
    let scope: TemplateScope
    /// Whether the section has names of its own; that of a value has `.` alone.
    let hasNames: Bool
    /// What `.` is: the value that opened the section, trusted as far as that is; nil where it is
    /// not known.
    var item: TemplateScope.Entry?
  }

  /// What a name was found to be.
  private struct Match {
    let name: TemplateName
    let entry: TemplateScope.Entry?
  }

  private(set) var names: [TemplateName] = []
  private(set) var hasErrors = false
  private var slots: [TemplateName: Int] = [:]
  private var levels: [Level]
  private var faults: [Diagnostic] = []
  /// The fault about a name that is not known, so that it is reported once.
  private var faultsByName: [[UInt8]: Int] = [:]
  /// How many words may still be compared for suggestions; a text of faults must not take long.
  private var comparisonsLeft = 100_000

  init(_ scope: TemplateScope) {
    levels = [Level(section: "", scope: scope, hasNames: true)]
  }

  /// The faults, one for each cause.
  func finish() -> DiagnosticBag {
    var bag = DiagnosticBag()
    for fault in faults { bag.add(fault) }
    return bag
  }

  /// The slot of a name that prints.
  mutating func value(_ written: String, _ use: TemplateUse) -> Int {
    guard let match = match(written, use) else { return 0 }
    if let entry = match.entry {
      if !entry.kind.prints {
        report(.templateNameKind, "`\(written)` stands for several values and cannot print", use)
      }
      if use.tag == .unescaped, !entry.isTrusted {
        report(
          .templateUntrusted, "`\(written)` is not trusted to be printed unescaped", use,
          help: ["write two braces, as in `{{\(written)}}`"])
      }
    }
    return slot(match.name)
  }

  /// The slot of the name of an inverted section.
  mutating func test(_ written: String, _ use: TemplateUse) -> Int {
    match(written, use).map { slot($0.name) } ?? 0
  }

  /// The slot of the name of a section, whose names are known until ``leave()``.
  mutating func enter(_ written: String, _ use: TemplateUse) -> Int {
    let match = match(written, use)
    var unknown = TemplateScope()
    // What is inside of a section that is not known is not known either, but no news.
    unknown.unknownNames = match?.entry == nil ? .accept : .error
    let entry = match?.entry
    let item = entry.map { TemplateScope.Entry(itemOf: $0) }
    switch entry?.kind {
    case .list(let items)?: push(Level(section: written, scope: items, hasNames: true, item: item))
    case .section(let inner)?:
      push(Level(section: written, scope: inner, hasNames: true, item: item))
    case .value?, nil:
      push(Level(section: written, scope: unknown, hasNames: entry == nil, item: item))
    }
    return match.map { slot($0.name) } ?? 0
  }

  mutating func leave() {
    if levels.count > 1 { levels.removeLast() }
  }

  private mutating func push(_ level: Level) {
    levels.append(level)
  }

  private mutating func slot(_ name: TemplateName) -> Int {
    if let slot = slots[name] { return slot }
    slots[name] = names.count
    names.append(name)
    return names.count - 1
  }

  // MARK: Finding

  /// What a name stands for, inner sections first; nil with a fault if nothing.
  private mutating func match(_ written: String, _ use: TemplateUse) -> Match? {
    let key = Array(written.utf8)
    if key == [0x2e] {
      guard levels.count > 1 else {
        unknown(written, key, use)
        return nil
      }
      let name = TemplateName(text: ".", sections: path(levels.count - 1))
      return Match(name: name, entry: levels.last?.item)
    }
    let base = TemplateNameSyntax.withoutRaw(key)
    var withoutRaw: TemplateScope.Entry?
    for (index, level) in levels.enumerated().reversed() {
      if let entry = level.scope.entry(key) {
        return Match(name: TemplateName(text: entry.name, sections: path(index)), entry: entry)
      }
      if let base, let entry = level.scope.entry(base) {
        if entry.hasRaw {
          let name = TemplateName(text: entry.name, isRaw: true, sections: path(index))
          return Match(name: name, entry: entry)
        }
        withoutRaw = withoutRaw ?? entry
      }
    }
    if let entry = withoutRaw {
      report(
        .unknownTemplateName, "`\(entry.name)` has no raw form", use,
        help: ["write `{{\(entry.name)}}`"])
      return nil
    }
    switch unknownNames {
    case .accept: break
    case .note: unknown(written, key, use, .note)
    case .error:
      unknown(written, key, use)
      return nil
    }
    let text = base.map { String(decoding: $0, as: UTF8.self) } ?? written
    return Match(name: TemplateName(text: text, isRaw: base != nil), entry: nil)
  }

  /// What the place says of unknown names; in a section that is not known nothing more is said.
  private var unknownNames: TemplateScope.UnknownNames {
    levels.contains { $0.scope.unknownNames == .accept }
      ? .accept : levels.first?.scope.unknownNames ?? .error
  }

  /// The sections with names of their own up to a level, and that of the level.
  private func path(_ index: Int) -> [String] {
    levels[...index].enumerated().dropFirst().filter { $0.offset == index || $0.element.hasNames }
      .map(\.element.section)
  }

  // MARK: Words

  private mutating func report(
    _ code: DiagnosticCode, _ message: String, _ use: TemplateUse, help: [String] = []
  ) {
    hasErrors = true
    faults.append(
      Diagnostic(code, .error, message, at: Label(use.place), secondary: use.chain, help: help))
  }

  /// Reports a name that no open section knows.
  private mutating func unknown(
    _ written: String, _ key: [UInt8], _ use: TemplateUse, _ severity: Severity = .error
  ) {
    if let index = faultsByName[key] {
      if faults[index].secondary.count < 8 {
        faults[index].secondary.append(Label(use.place, "and here"))
      }
      return
    }
    let scopes = levels.reversed().map(\.scope)
    var code = DiagnosticCode.unknownTemplateName
    var message = "the name `\(written)` is not known here"
    var (notes, help): ([String], [String]) = ([], [])
    if key == [0x2e] {
      message = "`{{.}}` is what a section stands for, and no section is open"
      help = ["write the name of a value"]
    } else if let place = scopes.lazy.compactMap({ $0.place(of: key) }).first {
      notes = ["it is known in \(place)"]
    } else if severity == .error, TemplateNameSyntax.isFormula(key) {
      code = .templateSyntax
      message = "`\(written)` is not a name"
      help = ["a template prints names alone; calculate the value in the data"]
    } else if let opener = scopes.lazy.compactMap({ $0.opener(of: key) }).first {
      let rest = String(decoding: key.dropFirst(opener.utf8.count + 1), as: UTF8.self)
      help = ["write `{{#\(opener)}}{{\(rest)}}{{/\(opener)}}`"]
    } else if comparisonsLeft > 0 {
      comparisonsLeft -= scopes.reduce(0) { $0 + $1.entries.count }
      (notes, help) = TemplateNameSyntax.hints(
        for: written, key, among: scopes.flatMap { $0.entries.map(\.name) })
    }
    hasErrors = hasErrors || severity == .error
    faultsByName[key] = faults.count
    faults.append(
      Diagnostic(
        code, severity, message, at: Label(use.place),
        secondary: use.chain, notes: notes, help: help))
  }
}
