import Diagnostics
import YAMLTree

extension SpecDecoder {
  mutating func data(_ entry: YAMLMapping.Entry?) -> DataSpec {
    guard let entry, !entry.value.isFaulty else { return .absent }
    if entry.value.sequence != nil {
      reserved(
        "several tables in one report", at: entry.value.span,
        help: "name one file: `data: {file: …}`")
      return .absent
    }
    let example =
      entry.value.scalar.map { "data: {file: \(flowText($0.text))}" } ?? "data: {file: data.csv}"
    guard let keys = keys(of: entry.value, named: "`data`", as: .data, example: example) else {
      return .absent
    }
    refuseEnvironment(in: keys)
    let hasHeader = boolean(keys["header"])
    let names = keys["names"].flatMap {
      items(
        $0, wants: "a list of names",
        example: "names: [\($0.value.scalar.map { flowText($0.text) } ?? "name, price")]",
        emptyHelp: "name every column of the file")
    }.map { distinctNames($0, "a name", wants: "the name of a field") }
    checkHeader(hasHeader, names, keys)
    let key = distinctNames(
      oneOrMore(keys["key"], emptyHelp: "name a field, or take `key` out"), "`key`",
      wants: "the name of a field")
    for field in key { use(field, for: .key) }
    return DataSpec(
      span: entry.value.span, file: dataFile(keys["file"]), delimiter: delimiter(keys["delimiter"]),
      hasHeader: hasHeader?.value ?? true, names: names,
      missing: keys["missing"].map { entry in
        oneOrMore(entry).compactMap { missingText($0) }
      },
      key: key, fields: fields(keys["fields"]), lookups: lookups(keys["lookups"]))
  }

  private mutating func missingText(_ node: YAMLNode) -> Located<String>? {
    if node.isNull {
      report(
        .wrongKind, "`missing` takes texts, not null", at: node.span,
        help: "for an empty value, write `\"\"`; for the word, quote it: `\"null\"`")
      return nil
    }
    return text(node, "`missing`", wants: "a text that stands for no value, or a list of them")
  }

  /// A file without a header needs names, and names need a file without one (spec language §4).
  private mutating func checkHeader(
    _ hasHeader: Located<Bool>?, _ names: [Located<String>]?, _ keys: Keys
  ) {
    if let hasHeader, !hasHeader.value, keys["names"] == nil {
      report(
        .missingKey, "without a header the columns have no names", at: hasHeader.span,
        help: "name them in their order: `names: [name, price]`")
    }
    if let names = keys["names"], hasHeader?.value ?? true,
      keys["header"] == nil || hasHeader != nil
    {
      report(
        .conflictingKeys, "`names` are for a file without a header", at: names.nameSpan,
        help: "add `header: false`, or take `names` out")
    }
  }

  /// `${NAME}` reads the environment in a version to come.
  private mutating func refuseEnvironment(in keys: Keys) {
    for entry in keys.entries {
      for node in [entry.value] + (entry.value.sequence ?? []) {
        guard let scalar = node.scalar, let place = Self.variable(in: scalar.text) else { continue }
        notYet("`${NAME}` in `data`", .data, at: scalar.sourceSpan(of: place))
      }
    }
  }

  private static func variable(in text: String) -> Range<Int>? {
    let bytes = Array(text.utf8)
    guard
      let start = bytes.indices.dropLast().first(where: {
        bytes[$0] == UInt8(ascii: "$") && bytes[$0 + 1] == UInt8(ascii: "{")
      }),
      let end = bytes[start...].firstIndex(of: UInt8(ascii: "}"))
    else { return nil }
    return start..<(end + 1)
  }

  /// One ASCII character that cannot be part of a quoted value's frame (RFC 4180 §2).
  private mutating func delimiter(_ entry: YAMLMapping.Entry?) -> Located<UInt8>? {
    guard let entry, let text = text(entry, wants: "one character") else { return nil }
    let bytes = Array(text.value.utf8)
    if let byte = bytes.first, bytes.count == 1, !"\"\r\n\0".utf8.contains(byte), byte < 0x80 {
      return Located(byte, text.span)
    }
    let words = [
      "tab": "\\t", "\\t": "\\t", "comma": ",", "semicolon": ";", "pipe": "|", "space": " ",
    ]
    let help = words[text.value.lowercased()].map { "write `delimiter: \"\($0)\"`" }
    report(
      .unknownValue, "`delimiter` takes one ASCII character other than a quote or a line break",
      at: text.span, help: help ?? "write one, such as `delimiter: \";\"`")
    return nil
  }
}
