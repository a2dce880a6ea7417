extension CodeCatalogue {
  /// What the values of a data file are and mean.
  static let dataValuePages: [CodePage] = [
    .data(
      .dataBadValue, "a value is not of the declared type",
      """
      A declared type holds for every row of the file, and nothing is written before the last row \
      was read. Mend the value, declare another type, or add the text to `missing` where it stands \
      for no value. Rows are numbered from 1; the header is not counted.
      """,
      spec: "sectional: 1\ndata:\n  file: data.csv\n  fields:\n    price: {type: decimal}\n",
      wrong: "name,price\nTea,2.50\nCoffee,three\n",
      mended: "name,price\nTea,2.50\nCoffee,3\n"),
    .data(
      .dataKeyNull, "a row has no key",
      """
      The key tells rows apart when two files are compared, so every row has one. Give the row a \
      value, or take another `key`.
      """,
      spec: "sectional: 1\ndata: {file: data.csv, key: name}\n",
      wrong: "name,price\nTea,2\n,3\n",
      mended: "name,price\nTea,2\nCoffee,3\n"),
    .data(
      .dataKeyDuplicate, "two rows have the same key",
      """
      The key tells rows apart when two files are compared, so no two rows share one. The message \
      names both. Mend the data, or name more fields: `key: [name, size]`. Keys are compared by \
      their text.
      """,
      spec: "sectional: 1\ndata: {file: data.csv, key: name}\n",
      wrong: "name,price\nTea,2\nTea,3\n",
      mended: "name,price\nTea,2\nCoffee,3\n"),
    .specs(
      .dataLikelyMissing, "one word keeps a field from being a number or a date",
      """
      All values of the field are numbers, or dates, but for one word, so the field is read as \
      text: its order is that of letters, and it has no sum. Where the word stands for no value, \
      add it to `missing`; where it is meant, declare the type `string`.
      """,
      data: "name,price\nTea,2\nCoffee,NA\nCocoa,NA\n",
      wrong: "sectional: 1\ndata: {file: data.csv}\n",
      mended: "sectional: 1\ndata: {file: data.csv, missing: [\"\", NA]}\n"),
    .specs(
      .dataNumberOutOfRange, "a number is too large or has too many digits",
      """
      Decimals are exact up to 38 digits, and numbers with an exponent end near 1.8e308. A field \
      with a number beyond that is read as text, so that no digit changes. Declare the type \
      `string` where that is meant.
      """,
      data: "name,price\nTea,2\nCoffee,1e400\n",
      wrong: "sectional: 1\ndata: {file: data.csv}\n",
      mended: """
        sectional: 1
        data:
          file: data.csv
          fields:
            price: {type: string}

        """),
    .data(
      .dataLocalTime, "a local time does not exist or exists twice",
      """
      A datetime without an offset is in the spec's `time_zone`. Where clocks are put forward, \
      some local times are skipped; where they are put back, some come twice. Such a time is read \
      with the earlier offset. Write the offset to say which one is meant.
      """,
      spec: "sectional: 1\ntime_zone: Europe/London\ndata: {file: data.csv}\n",
      wrong: "name,opened\nTea,2026-03-29T01:30\n",
      mended: "name,opened\nTea,2026-03-29T01:30+01:00\n"),
  ]
}
