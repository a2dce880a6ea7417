extension CodeCatalogue {
  /// How the text of a spec is written: indentation, quotes, brackets.
  static let yamlTextPages: [CodePage] = [
    .specs(
      .yamlSyntax, "the file is not YAML",
      """
      The line cannot be read as YAML, and reading ended there. Most often a colon is missing \
      behind a key, or a text goes on in a second line without `>-` in front. Faults before the \
      line are reported with this one; those behind it show once it is mended.
      """,
      wrong: "sectional: 1\ntitle Stock\ndata: {file: data.csv}\n",
      mended: "sectional: 1\ntitle: Stock\ndata: {file: data.csv}\n"),
    .specs(
      .yamlIndentation, "a line is indented as none of the lines that it belongs to",
      """
      The keys of one mapping stand in one column, and so do the dashes of one list. A line that \
      is indented more than the key above it goes on with that key's value; a line that is \
      indented less belongs to the mapping that starts in that column.
      """,
      wrong: "sectional: 1\ntitle: Stock\n  data: {file: data.csv}\n",
      mended: "sectional: 1\ntitle: Stock\ndata: {file: data.csv}\n"),
    .specs(
      .yamlTab, "a tab indents a line",
      """
      YAML is indented with spaces, since a tab has no width of its own. Most editors can be set \
      to write spaces for the tab key.
      """,
      wrong: "sectional: 1\ndata:\n\tfile: data.csv\n",
      mended: "sectional: 1\ndata:\n  file: data.csv\n"),
    .specs(
      .yamlUnclosedQuote, "a quote is not closed",
      """
      A value that starts with a quote ends with the same quote. In single quotes a `'` is \
      written twice, in double quotes a `"` has a backslash in front.
      """,
      wrong: "sectional: 1\ntitle: \"Stock\ndata: {file: data.csv}\n",
      mended: "sectional: 1\ntitle: \"Stock\"\ndata: {file: data.csv}\n"),
    .specs(
      .yamlUnclosedBracket, "a bracket or brace is not closed",
      """
      A mapping in `{…}` or a list in `[…]` ends with its bracket, and a comma stands between \
      two entries. A text that has such signs of its own needs quotes.
      """,
      wrong: "sectional: 1\ndata: {file: data.csv\ntitle: Stock\n",
      mended: "sectional: 1\ndata: {file: data.csv}\ntitle: Stock\n"),
    .specs(
      .yamlEscape, "a backslash in double quotes starts no escape sequence",
      """
      In double quotes a backslash starts an escape sequence such as `\\n` or `\\u00e9`. In single \
      quotes it stands for itself: patterns and Windows paths are best written there. A \
      character beyond U+FFFF is one sequence of eight digits, `\\U0001F600`.
      """,
      wrong: """
        sectional: 1
        title: "Stock in C:\\shop"
        data: {file: data.csv}

        """,
      mended: """
        sectional: 1
        title: 'Stock in C:\\shop'
        data: {file: data.csv}

        """),
    .specs(
      .yamlQuoteIt, "a value without quotes means something else in YAML",
      """
      Some characters have a meaning of their own in YAML. Put a value in quotes, or under `>-`, \
      where it starts with one of `! & * [ { " ' > | % @ #` or a back-tick, where it has `: ` or \
      ` #` in it, and where it stands inside `{…}` or `[…]` and has one of `, [ ] { }` in it. \
      The help line shows the line with quotes.
      """,
      wrong: "sectional: 1\ntitle: {{total}} drinks\ndata: {file: data.csv}\n",
      mended: "sectional: 1\ntitle: \"{{total}} drinks\"\ndata: {file: data.csv}\n"),
    .specs(
      .yamlCommentSlip, "a `#` behind a space cuts the value short",
      """
      A `#` with a space before it starts a comment, even where no space follows it. Quotes keep \
      it in the value. If a comment is meant, put a space behind the `#`.
      """,
      wrong: "sectional: 1\ntitle: Part #1\ndata: {file: data.csv}\n",
      mended: "sectional: 1\ntitle: \"Part #1\"\ndata: {file: data.csv}\n"),
    CodePage(
      .yamlReadOtherwise, "tools for YAML 1.1 read the value otherwise",
      """
      A spec is YAML 1.2, where `no` and `12:30` are text and `012` is twelve. Tools that follow \
      YAML 1.1 read a boolean, a number to base 60 and an octal number. Nothing is wrong with \
      the spec; quotes make every tool read the same.
      """,
      example: CodeExample(
        spec: "sectional: 1\ntitle: On\ndata: {file: data.csv}\n", data: yamlPageData,
        arguments: ["validate", "report.yaml", "--verbose"]),
      mended: CodeExample(
        spec: "sectional: 1\ntitle: \"On\"\ndata: {file: data.csv}\n", data: yamlPageData,
        arguments: ["validate", "report.yaml", "--verbose"])),
  ]
}
