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
    settings.cell = cellChoice(keys)
    settings.noContent = noContentSetting(keys["no_content"])
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

  /// `name`, `-name`, `count`, `-count` or `first`; an expression is refused as not there yet.
  private mutating func groupSort(_ entry: YAMLMapping.Entry?) -> Located<GroupSortSpec>? {
    guard let entry,
      let text = text(entry.value, "`sort`", wants: list(Self.sorts.map(\.word), "or"))
    else { return nil }
    if let sort = Self.sorts.first(where: { $0.word == text.value })?.sort {
      return Located(sort, text.span)
    }
    let isWord = text.value.utf8.allSatisfy { byte in
      byte == UInt8(ascii: "-") || byte == UInt8(ascii: "_")
        || (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte | 0x20)
    }
    if isWord, text.value != "group" {
      unknownValue(text, "`sort`", among: Self.sorts.map(\.word))
    } else {
      notYet("an expression as `sort`", .expressions, at: text.span)
    }
    return nil
  }

  private static let sorts: [(word: String, sort: GroupSortSpec)] = [
    ("name", .name(descending: false)), ("-name", .name(descending: true)),
    ("count", .count(descending: false)), ("-count", .count(descending: true)), ("first", .first),
  ]

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
