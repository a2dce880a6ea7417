extension CodeCatalogue {
  /// How the text of a data file is cut into rows and fields.
  static let dataRowPages: [CodePage] = [
    .data(
      .dataRaggedRow, "a row has more or fewer fields than the table",
      """
      Every row has as many fields as the header. Too many are often a comma within a text: put \
      that field in quotes. An empty field still needs its delimiter. Blank lines are skipped, in \
      files of one field too.
      """,
      wrong: "name,price\nTea, green,2\nCoffee,3\n",
      mended: "name,price\n\"Tea, green\",2\nCoffee,3\n"),
    .data(
      .dataUnclosedQuote, "a quote is opened and never closed",
      """
      A field that begins with a quote ends with one, and may have delimiters and line ends in \
      between. The message points at the quote that opens, since all that follows is part of the \
      field. Within such a field a quote is written twice.
      """,
      wrong: "name,price\n\"Tea,2\nCoffee,3\n",
      mended: "name,price\n\"Tea\",2\nCoffee,3\n"),
    .data(
      .dataTextAfterQuote, "text stands behind a closing quote",
      """
      The quote that closes a field is followed by the delimiter or by the end of the line. A \
      quote that belongs to the text is written twice. In a field that does not begin with a \
      quote, quotes are text like any other.
      """,
      wrong: "name,price\n\"Tea \"green\"\",2\n",
      mended: "name,price\n\"Tea \"\"green\"\"\",2\n"),
    .data(
      .dataDuplicateHeader, "two fields have the same name",
      """
      A field is known by its name, so each name stands in the header once.
      """,
      wrong: "name,price,price\nTea,2,3\n",
      mended: "name,price,old_price\nTea,2,3\n"),
    .data(
      .dataEmptyHeader, "a field has no name",
      """
      A name in the header is empty, often because each line of the file ends with a delimiter.
      """,
      wrong: "name,price,\nTea,2,x\n",
      mended: "name,price,note\nTea,2,x\n"),
    .specs(
      .dataNamesCount, "`names` does not fit the file",
      """
      A file without a header gets its names from the spec, one for each field of a row, in the \
      order of the file.
      """,
      data: "Tea,2\nCoffee,3\n",
      wrong: "sectional: 1\ndata: {file: data.csv, header: false, names: [name]}\n",
      mended: "sectional: 1\ndata: {file: data.csv, header: false, names: [name, price]}\n"),
  ]
}
