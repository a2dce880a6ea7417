/// Words of other tools for values of the language.
enum ValueSynonyms {
  /// The language's word for `word`, if it is among `values`.
  static func value(for word: String, among values: [String]) -> String? {
    let plain = OtherToolsWords.normalized(word)
    if let same = values.first(where: { OtherToolsWords.normalized($0) == plain }) { return same }
    return table.first { $0.words.contains(plain) }?.values.first { values.contains($0) }
  }

  private static let table: [(words: [String], values: [String])] = [
    (["text", "str", "varchar", "char", "object"], ["string"]),
    (["int", "int64", "bigint", "whole"], ["integer"]),
    (["numeric", "money", "currency"], ["decimal", "currency"]),
    (["float", "double", "float64", "real"], ["number"]),
    (["bool", "logical"], ["boolean"]),
    (["timestamp", "datetime64"], ["datetime"]),
    (["string", "plain"], ["text"]),
    (["percentage", "pct"], ["percent"]),
    (["url", "href", "hyperlink"], ["link"]),
    (["start", "top", "first", "head", "begin"], ["beginning", "start", "first"]),
    (["bottom", "last", "tail"], ["end", "last"]),
    (["left"], ["start"]),
    (["right"], ["end"]),
    (["centre", "middle"], ["center"]),
    (["average", "avg"], ["mean"]),
    (["minimum", "lowest"], ["min"]),
    (["maximum", "highest"], ["max"]),
    (["total", "add"], ["sum"]),
    (["n", "size", "rows", "number"], ["count"]),
    (["nunique", "distinct", "unique", "ndistinct"], ["count_distinct"]),
    (["page", "displayed", "visible"], ["shown"]),
    (["data", "file"], ["stored"]),
    (["all", "section"], ["group"]),
    (["range", "page"], ["window"]),
    (["box", "utf8", "lines", "grid"], ["unicode"]),
    (["md", "pipe", "github", "gfm"], ["markdown"]),
    (["off", "no", "plain", "hidden"], ["none"]),
    (["binary", "bytes", "utf8"], ["bytes"]),
    (["iec", "1024"], ["binary"]),
    (["si", "1000"], ["decimal"]),
    (["appearance", "data", "none", "unsorted"], ["first", "in_range"]),
    (["desc", "-size"], ["-count"]),
    (["alphabetical", "asc"], ["name"]),
    (["plus", "+"], ["always"]),
    (["negative", "minus", "default"], ["auto"]),
    (["both", "bothends", "everywhere"], ["both_sides"]),
    (["inside", "inrangeonly", "within", "never"], ["in_range"]),
    (["pin", "pinned"], ["pin_side"]),
    (["nonpin", "far", "otherside"], ["non_pin_side"]),
    (["parentheses", "brackets", "parens"], ["accounting"]),
  ]
}
