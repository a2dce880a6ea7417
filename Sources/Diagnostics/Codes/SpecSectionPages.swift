extension CodeCatalogue {
  /// How sections show groups: their ids, order, ranges and notes.
  static let specSectionPages: [CodePage] = [
    .specs(
      .noGroups, "a section names a group, but the rows are not grouped",
      """
      Without `view.group` all rows are one group without a name, which a section without \
      `group` shows. Say which field makes the groups.
      """,
      wrong: """
        sectional: 1
        data: {file: data.csv}
        sections:
          - group: wine

        """,
      mended: """
        sectional: 1
        data: {file: data.csv}
        view: {group: name}
        sections:
          - group: wine
          - groups: all

        """),
    .specs(
      .duplicateGroup, "a group is shown again without an id",
      """
      A group may be shown by several sections, such as the best and the worst twenty. As a \
      section is known by its id, which is the group's name by default, all but the first need \
      an `id` of their own.
      """,
      wrong: """
        sectional: 1
        data: {file: data.csv}
        view: {group: name}
        sections:
          - {group: wine, range: 1}
          - {group: wine, range: {length: 1, from: end}}
          - groups: all

        """,
      mended: """
        sectional: 1
        data: {file: data.csv}
        view: {group: name}
        sections:
          - {group: wine, range: 1}
          - {group: wine, id: last, range: {length: 1, from: end}}
          - groups: all

        """),
    .specs(
      .duplicateSectionID, "two sections have the same id",
      """
      The id is what links and comparisons call a section, so no two sections share one. By \
      default it is the group's name, `rows` for the group without a name, and `consolidated` \
      for the consolidated section.
      """,
      wrong: """
        sectional: 1
        data: {file: data.csv}
        view: {group: name}
        sections:
          - {group: wine, id: drinks}
          - {group: beer, id: drinks}

        """,
      mended: """
        sectional: 1
        data: {file: data.csv}
        view: {group: name}
        sections:
          - {group: wine, id: drinks}
          - {group: beer, id: ales}

        """),
    .specs(
      .duplicateRemainingGroups, "`groups: all` stands twice",
      """
      `groups: all` shows every group that no other section names, so a second one would always \
      be empty.
      """,
      wrong: """
        sectional: 1
        data: {file: data.csv}
        view: {group: name}
        sections:
          - groups: all
          - groups: all

        """,
      mended: """
        sectional: 1
        data: {file: data.csv}
        view: {group: name}
        sections:
          - groups: all

        """),
    .specs(
      .misplacedSort, "`sort` stands where there are no sections to order",
      """
      `sort` orders the sections that `groups: all` makes. A list of groups keeps the order of \
      its names. Rows are ordered by `view.order`.
      """,
      wrong: """
        sectional: 1
        data: {file: data.csv}
        view: {group: name}
        sections:
          - {groups: [wine, beer], sort: name}

        """,
      mended: """
        sectional: 1
        data: {file: data.csv}
        view: {group: name}
        sections:
          - {groups: all, sort: name}

        """),
    .specs(
      .noEffect, "a key has no effect here",
      """
      The key is known, but what it speaks of is not there: rows of data in a section of fixed \
      rows, say. The report is as it would be without it.
      """,
      wrong: """
        sectional: 1
        data: {file: data.csv}
        sections:
          - {rows: [{text: Prices include tax}], dynamic: true}
          - groups: all

        """,
      mended: """
        sectional: 1
        data: {file: data.csv}
        sections:
          - {rows: [{text: Prices include tax}]}
          - groups: all

        """),
    .specs(
      .unreachableNoContent, "a dynamic section has a `no_content`",
      """
      A dynamic section loses its place while it is empty, so a note of its own that nothing is \
      there can never show.
      """,
      wrong: """
        sectional: 1
        data: {file: data.csv}
        sections:
          - {groups: all, dynamic: true, no_content: {text: Nothing}}

        """,
      mended: """
        sectional: 1
        data: {file: data.csv}
        sections:
          - {groups: all, no_content: {text: Nothing}}

        """),
    .specs(
      .rangeLimits, "the limits of a flexible range do not fit together",
      """
      A flexible range begins with `length` rows and then follows them: it grows and shrinks with \
      the data, but never above `max` rows, nor below `min` while the group has that many. So \
      `min` is at most `length`, and `length` at most `max`.
      """,
      wrong: """
        sectional: 1
        data: {file: data.csv}
        defaults:
          range: {length: 20, flexible: {min: 5, max: 10}}

        """,
      mended: """
        sectional: 1
        data: {file: data.csv}
        defaults:
          range: {length: 20, flexible: {min: 5, max: 40}}

        """),
    .specs(
      .dependencyOffset, "a distance in `depends_on` means nothing",
      """
      `depends_on` names the neighbours that a row is drawn with, as distances on the page: -1 is \
      the row before, 1 the row behind. A row does not depend on itself, and each neighbour is \
      named once. When two data files are compared, a row is redrawn if one of them changed.
      """,
      wrong: """
        sectional: 1
        data: {file: data.csv}
        defaults: {depends_on: [0]}

        """,
      mended: """
        sectional: 1
        data: {file: data.csv}
        defaults: {depends_on: [-1]}

        """),
  ]
}
