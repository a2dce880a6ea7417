/// Words of other tools and formats for what the language calls otherwise.
///
/// A target with a point lies one mapping deeper: `range.length` is `range: {length: …}`.
enum OtherToolsWords {
  /// The language's words for `word`, the likeliest first; empty for a word that is not known.
  static func targets(of word: String) -> [String] {
    let plain = normalized(word)
    return table.first { $0.words.contains(plain) }?.targets ?? []
  }

  /// Lower case without the separators that other tools put between words.
  static func normalized(_ word: String) -> String {
    String(word.lowercased().filter { $0 != "_" && $0 != "-" && $0 != " " })
  }

  private static let table: [(words: [String], targets: [String])] = [
    (["filter", "filters", "having", "select"], ["where", "when", "hide_rows"]),
    (["condition", "if"], ["when", "where", "hidden"]),
    (["where"], ["when", "hide_rows"]),
    (["limit"], ["range", "length"]),
    (["take", "top", "head", "firstn", "topn", "maxitems"], ["range.length", "length"]),
    (["skip"], ["range.offset", "offset", "skip_rows"]),
    (["start"], ["offset", "range.offset", "from"]),
    (["count", "size"], ["length", "range.length"]),
    (["tail", "bottom", "lastn"], ["range.from", "from"]),
    (["pin", "side", "anchor"], ["from"]),
    (["name"], ["field", "title"]),
    (["label", "heading", "caption", "header", "displayname"], ["title", "field"]),
    (["subheading", "subheader", "tagline", "description"], ["subtitle", "title"]),
    (["foot", "note", "notes", "sourcenote", "footnote"], ["footer"]),
    (["missingvalues", "na", "nastrings", "navalues", "nullvalues", "nulls", "null"], ["missing"]),
    (["groupby", "grouping", "groupname", "partition", "by"], ["group", "grouping"]),
    (
      ["sort", "sortby", "orderby", "sorting", "ordering", "sortorder", "sorted"],
      ["order", "sort", "view.order"]
    ),
    (["source", "path", "filename", "input", "csv", "url", "src", "dataset"], ["file", "data"]),
    (["separator", "sep", "delim", "fieldseparator"], ["delimiter"]),
    (["columnnames", "colnames", "fieldnames", "headers"], ["names"]),
    (["primarykey", "pk", "rowid", "index", "keyfield", "rowkey"], ["key"]),
    (["schema", "types", "dtypes", "dtype", "columntypes", "coltypes"], ["fields", "type"]),
    (["datatype", "kind"], ["type"]),
    (["column", "key", "property", "variable", "col"], ["field"]),
    (["desc", "reverse", "inverted", "invert"], ["descending", "reversed"]),
    (["collation"], ["collate"]),
    (["empty", "emptytext", "emptymessage", "nodata", "placeholder", "nocontent"], ["no_content"]),
    (["optional", "hideempty", "hideifempty", "skipempty"], ["dynamic"]),
    (["hide", "invisible"], ["hidden", "hidden_in"]),
    (["visible", "show", "shown", "showif", "visibleif"], ["hidden"]),
    (["hideif", "hiddenif"], ["hidden"]),
    (["template", "celltemplate", "row"], ["cell", "text"]),
    (["templates", "styles", "prototypes"], ["cells"]),
    (["css", "cssclass", "classname", "style"], ["class"]),
    (["inherits", "base", "parent", "inherit"], ["extends"]),
    (["total", "totals", "aggregate", "aggregates", "subtotal", "subtotals"], ["summary"]),
    (["totallabel", "summarylabel", "totaltitle"], ["summary_title"]),
    (["threshold", "minrows", "lessthan", "under", "fewerthan"], ["below"]),
    (["merge", "collapse", "autoconsolidate"], ["consolidate"]),
    (["timezone", "tz", "zone"], ["time_zone"]),
    (["lang", "language"], ["locale"]),
    (["version", "sectionalversion"], ["sectional"]),
    (["params", "variables", "vars", "args"], ["parameters"]),
    (["default", "common"], ["defaults"]),
    (["alignment", "textalign", "halign", "justify"], ["align"]),
    (["formatter", "numberformat", "fmt", "pattern"], ["format"]),
    (["spanner", "columngroup", "headergroup"], ["span"]),
    (["minwidth"], ["min_width"]),
    (["natext", "nulltext", "ifnull", "missingtext", "narep"], ["null_text"]),
    (["precision", "digits", "decimalplaces", "places", "scale"], ["decimals"]),
    (["thousands", "usegrouping", "separators"], ["grouping"]),
    (["unit", "symbol", "iso", "currencycode"], ["code"]),
    (["money", "price"], ["currency"]),
    (["percentage", "pct"], ["percent"]),
    (["string", "str", "plain"], ["text"]),
    (["int", "whole"], ["integer"]),
    (["float", "double", "decimal"], ["number"]),
    (["timestamp"], ["datetime"]),
    (["bool", "yesno"], ["boolean"]),
    (["href", "hyperlink"], ["link"]),
    (["lookup", "labels", "mapping", "replace", "substitute"], ["map"]),
    (["filesize"], ["bytes"]),
    (["cols", "fieldlist"], ["columns"]),
    (["blocks", "parts", "bands", "tables"], ["sections"]),
    (["prefix", "above", "preface"], ["before", "earlier"]),
    (["suffix", "below", "trailer"], ["after", "more"]),
    (["maxheight", "lineclamp"], ["max_lines"]),
    (["frame", "borders", "boxstyle"], ["border"]),
    (["options", "settings", "render"], ["output"]),
    (["content", "value", "body", "message"], ["text", "default"]),
    (["maxrows", "rowlimit"], ["max_rows"]),
    (["growth", "growing", "expand"], ["grow"]),
    (["minlength", "minimum", "atleast"], ["min", "flexible.min"]),
    (["maxlength", "maximum", "atmost"], ["max", "flexible.max"]),
    (["depends", "dependencies", "neighbors", "neighbours", "redraws"], ["depends_on"]),
    (["flex", "elastic", "sliding"], ["flexible", "range.flexible"]),
  ]
}
