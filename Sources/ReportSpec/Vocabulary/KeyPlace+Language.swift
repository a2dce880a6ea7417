/// The keys of every mapping of the language (spec language §1, §3, §4, §7, §8, §10).
extension KeyPlace {
  static let report = KeyPlace(
    "a spec", in: "at the top level",
    [
      "sectional", "title", "subtitle", "footer", "no_content", "locale", "time_zone",
      "parameters", "data", "view", "defaults", "sections", "consolidate", "summary",
      "summary_title", "columns",
      "cells", "templates", "output",
    ],
    notYet: [(.changes, ["diff"])],
    reserved: [
      ("extends", "`extends` of a whole spec"), ("tables", "several tables in one report"),
      ("reports", "several tables in one report"),
    ])

  static let data = KeyPlace(
    "`data`", in: "in `data`",
    ["file", "delimiter", "header", "names", "missing", "key", "fields", "lookups"],
    notYet: [(.data, ["format", "encoding", "skip_rows", "path", "sqlite"])],
    reserved: [("postgres", "`data.postgres`")])

  static let field = KeyPlace(
    "a field", in: "in an entry of `data.fields`",
    ["type", "value", "check", "message", "trusted"],
    notYet: [
      (
        .data,
        [
          "required", "unique", "minimum", "maximum", "exclusive_minimum", "exclusive_maximum",
          "min_length", "max_length", "pattern", "enum", "parse", "on_error",
        ]
      )
    ])

  static let lookup = KeyPlace(
    "a lookup", in: "in an entry of `data.lookups`", ["file", "key"],
    notYet: [(.data, ["format", "path"])])

  static let parameter = KeyPlace(
    "a parameter", in: "in an entry of `parameters`",
    [
      "type", "default", "title", "trusted", "required", "minimum", "maximum", "exclusive_minimum",
      "exclusive_maximum", "min_length", "max_length", "pattern", "enum",
    ])

  static let view = KeyPlace(
    "`view`", in: "in `view`", ["where", "group", "ungrouped", "order", "aggregate"],
    reserved: [("outer", "nested groups")])

  static let aggregate = KeyPlace(
    "`aggregate`", in: "in `view.aggregate`", ["by", "fields"])

  static let orderTerm = KeyPlace(
    "an entry of `order`", in: "in an entry of `view.order`", ["field", "descending", "collate"])

  /// The keys of a section that say which rows of its data are drawn, and how.
  static let rowKeys = ["reversed", "range", "depends_on", "hide_rows", "cell", "cells", "lines"]

  private static let shared =
    [
      "title", "footer", "dynamic", "hidden", "no_content", "all_hidden", "before", "after",
      "summary", "summary_title", "summary_of", "collapsed", "new_page", "class",
    ] + rowKeys

  static let section = KeyPlace(
    "a section", in: "in a section", ["group", "groups", "rows", "sort", "id"] + shared)

  static let defaults = KeyPlace(
    "`defaults`", in: "in `defaults`", ["sort"] + shared)

  static let consolidate = KeyPlace(
    "`consolidate`", in: "in `consolidate`", ["below", "id"] + shared)

  static let range = KeyPlace(
    "`range`", in: "in `range`", ["length", "offset", "from", "of", "more", "earlier", "flexible"])

  static let flexible = KeyPlace(
    "`flexible`", in: "in `range.flexible`", ["grow", "min", "max"])

  static let fixedRow = KeyPlace(
    "a fixed row", in: "in a fixed row", ["cell", "text", "html", "values", "key", "hidden"])

  static let noContent = KeyPlace(
    "`no_content`", in: "in `no_content`", ["cell", "text", "html", "values", "key", "hidden"])

  static let allHidden = KeyPlace(
    "`all_hidden`", in: "in `all_hidden`", ["cell", "text", "html", "values", "key", "hidden"])

  /// The places that describe one row.
  static var drawnRows: [KeyPlace] { [.fixedRow, .noContent, .allHidden, .cell] }

  static let cell = KeyPlace(
    "a named cell", in: "in an entry of `cells`",
    ["extends", "class", "html", "text", "file", "values", "lines"])

  static let lines = KeyPlace("`lines`", in: "in `lines`", ["min", "max"])

  static let cellRule = KeyPlace(
    "a rule of `cells`", in: "in a rule of `cells`", ["when", "cell"])

  static let cellField = KeyPlace("`cell`", in: "in `cell`", ["field", "default"])

  static let column = KeyPlace(
    "a column", in: "in an entry of `columns`",
    [
      "field", "value", "id", "title", "format", "align", "width", "min_width", "wrap", "max_lines",
      "summary", "styles", "span", "hidden_in", "null_text",
    ])

  static let style = KeyPlace(
    "a style", in: "in an entry of `styles`", ["when", "class", "bold", "color"])

  static let summaryTerm = KeyPlace("a summary", in: "in a summary", ["value"])

  static let groupsWhere = KeyPlace("`groups`", in: "in `groups`", ["where"])

  static let format = KeyPlace(
    "a format", in: "in `format`",
    [
      "text", "number", "integer", "currency", "percent", "bytes", "compact", "date", "time",
      "datetime", "duration", "relative_date", "boolean", "map", "link", "image", "markdown",
      "badge", "bar",
      "heat", "sparkline", "stars",
    ])

  static let number = KeyPlace(
    "`number`", in: "in `number`", ["decimals", "grouping", "sign"])
  static let percent = KeyPlace("`percent`", in: "in `percent`", ["decimals"])
  static let currency = KeyPlace("`currency`", in: "in `currency`", ["code", "decimals"])
  static let image = KeyPlace("`image`", in: "in `image`", ["alt", "height"])
  static let bar = KeyPlace("`bar`", in: "in `bar`", ["max", "format"])
  static let heat = KeyPlace("`heat`", in: "in `heat`", ["from", "to", "palette", "format"])
  static let sparkline = KeyPlace("`sparkline`", in: "in `sparkline`", ["fields"])
  static let stars = KeyPlace("`stars`", in: "in `stars`", ["max"])

  static let output = KeyPlace(
    "`output`", in: "in `output`", ["text", "html", "csv"])
  static let outputCSV = KeyPlace(
    "`output.csv`", in: "in `output.csv`", ["formula_guard"])
  static let outputText = KeyPlace(
    "`output.text`", in: "in `output.text`", ["width", "border"])
  static let outputHTML = KeyPlace(
    "`output.html`", in: "in `output.html`", ["theme", "css", "toc", "sticky", "max_rows"])

  /// The places that a message may send a misplaced key to, the likeliest first.
  static let all: [KeyPlace] = [
    .report, .data, .view, .section, .column, .defaults, .consolidate, .range, .flexible, .cell,
    .outputText,
    .outputHTML, .outputCSV, .output, .lines, .number, .orderTerm, .field, .format, .cellRule,
    .style, .aggregate, .parameter, .lookup,
  ]
}
