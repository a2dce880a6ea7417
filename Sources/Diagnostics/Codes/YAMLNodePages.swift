extension CodeCatalogue {
  /// Keys, aliases and tags.
  static let yamlNodePages: [CodePage] = [
    .specs(
      .yamlDuplicateKey, "a key stands twice in one mapping",
      """
      One of the two values would be lost without a word, so neither is taken. Keys are compared \
      by their text: `title` and `"title"` are the same key.
      """,
      wrong: "sectional: 1\ntitle: Stock\ndata: {file: data.csv}\ntitle: Cellar stock\n",
      mended: "sectional: 1\ntitle: Cellar stock\ndata: {file: data.csv}\n"),
    .specs(
      .yamlKey, "a mapping or list stands as a key",
      """
      YAML has room for keys of any kind; the keys of a spec are names. A key that starts with \
      `{` or `[` and is meant as text needs quotes.
      """,
      wrong: "sectional: 1\ndata: {file: data.csv}\nx-names:\n  ? [name, price]\n  : Name\n",
      mended: "sectional: 1\ndata: {file: data.csv}\nx-names:\n  \"[name, price]\": Name\n"),
    .specs(
      .yamlMergeKey, "the merge key `<<` is used",
      """
      `<<` is a habit of YAML 1.1 that YAML 1.2 does not have, and tools differ about which of \
      two entries wins. Give a whole value with an alias, or write the entries out. For sections, \
      `defaults` does what `<<` is mostly used for.
      """,
      wrong: """
        sectional: 1
        x-source: &source {file: data.csv}
        data:
          <<: *source

        """,
      mended: """
        sectional: 1
        x-source: &source {file: data.csv}
        data: *source

        """),
    .specs(
      .yamlAlias, "an alias has no anchor",
      """
      `*name` stands for the value that `&name` marks further up in the file. Here nothing \
      further up is marked so. A text that starts with `*` needs quotes.
      """,
      wrong: "sectional: 1\nx-source: &source {file: data.csv}\ndata: *sorce\n",
      mended: "sectional: 1\nx-source: &source {file: data.csv}\ndata: *source\n"),
    .specs(
      .yamlRecursiveAlias, "an alias stands inside the value that it stands for",
      """
      The value would contain itself and have no end.
      """,
      wrong: "sectional: 1\nx-source: &source\n  file: *source\ndata: {file: data.csv}\n",
      mended: "sectional: 1\nx-source: &source\n  file: data.csv\ndata: *source\n"),
    .specs(
      .yamlUnknownTag, "a tag is not known",
      """
      A `!` at the start of a value opens a tag, which says what kind of value follows. A spec \
      knows the tags of the core schema: `!!str`, `!!int`, `!!float`, `!!bool`, `!!null`, \
      `!!seq` and `!!map`. A text that starts with `!` needs quotes.
      """,
      wrong: """
        sectional: 1
        title: !Sale
        data: {file: data.csv}

        """,
      mended: """
        sectional: 1
        title: "!Sale"
        data: {file: data.csv}

        """),
    .specs(
      .yamlTagMismatch, "a value does not fit its tag",
      """
      The tag in front of a value says what it is, and the value is something else: `!!int` \
      stands before a whole number, `!!bool` before `true` or `false`, `!!seq` before a list, \
      `!!map` before a mapping. Tags are hardly ever needed in a spec.
      """,
      wrong: "sectional: !!int one\ndata: {file: data.csv}\n",
      mended: "sectional: 1\ndata: {file: data.csv}\n"),
  ]
}
