import Diagnostics
import YAMLTree

extension SpecDecoder {
  /// The keys that a section, `defaults` and `consolidate` share.
  mutating func settings(_ keys: Keys) -> SectionSettings {
    var settings = SectionSettings()
    settings.keys = keys.entries.map { Located($0.name, $0.nameSpan) }
    settings.title = templateSetting(keys["title"])
    settings.footer = templateSetting(keys["footer"])
    settings.isDynamic = boolean(keys["dynamic"])
    settings.isHidden = condition(keys["hidden"])
    settings.isReversed = boolean(keys["reversed"])
    settings.range = rangeSetting(keys["range"])
    settings.dependsOn = dependsOn(keys["depends_on"])
    settings.hideRows = expressionSetting(keys["hide_rows"])
    settings.cell = cellChoice(keys)
    settings.noContent = noteSetting(keys["no_content"], as: .noContent)
    settings.allHidden = noteSetting(keys["all_hidden"], as: .allHidden)
    settings.before = fixedRowsSetting(keys["before"])
    settings.after = fixedRowsSetting(keys["after"])
    settings.summary = summarySetting(keys["summary"])
    settings.summaryTitle = templateSetting(keys["summary_title"])
    settings.summaryBasis = word(keys["summary_of"], as: SummaryBasis.self)
    settings.sort = groupSort(keys["sort"])
    settings.isCollapsed = condition(keys["collapsed"])
    settings.startsPage = boolean(keys["new_page"])
    settings.className = classSetting(keys["class"])
    settings.lines = lines(keys["lines"])
    return settings
  }

  /// An expression, or `false`.
  private mutating func expressionSetting(
    _ entry: YAMLMapping.Entry?
  ) -> Setting<ExpressionSpec> {
    guard let entry else { return .unset }
    if case .boolean(false)? = entry.value.scalar?.value { return .off(entry.value.span) }
    return expression(entry).map { .set($0) } ?? .unset
  }

  /// One or more names of CSS classes, or `false`.
  private mutating func classSetting(_ entry: YAMLMapping.Entry?) -> Setting<String> {
    guard let entry else { return .unset }
    if case .boolean(false)? = entry.value.scalar?.value { return .off(entry.value.span) }
    return className(entry).map { .set($0.value) } ?? .unset
  }

  mutating func className(_ entry: YAMLMapping.Entry?) -> Located<String>? {
    guard let text = name(entry, wants: "the name of a CSS class") else { return nil }
    let isClass = text.value.utf8.split(separator: UInt8(ascii: " ")).allSatisfy { word in
      word.allSatisfy(Self.isIdentifierByte)
        && word.first.map { !(0x30...0x39).contains($0) } == true
    }
    guard isClass, text.value.utf8.contains(where: { $0 != UInt8(ascii: " ") }) else {
      report(
        .malformedName, "\(quoted(text.value)) is not the name of a CSS class", at: text.span,
        help: "use letters, digits, `-` and `_`, not beginning with a digit")
      return nil
    }
    return text
  }

  private static func isIdentifierByte(_ byte: UInt8) -> Bool {
    switch byte {
    case 0x30...0x39, 0x41...0x5a, 0x61...0x7a, UInt8(ascii: "-"), UInt8(ascii: "_"): true
    default: byte >= 0x80
    }
  }
}
