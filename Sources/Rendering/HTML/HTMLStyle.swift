import Values

/// The style of a page: nothing outside the report's own class is touched.
enum HTMLStyle {
  /// The whole style of a page, as it stands between the tags.
  static func sheet(columns: [PageColumn]) -> [UInt8] {
    var sheet = ByteBuffer(capacity: 8192)
    sheet.append("\n")
    sheet.append(base)
    append(columns: columns, to: &sheet)
    return sheet.bytes()
  }

  /// Rules that every page has.
  private static let base: StaticString = """
    .sectional {
      --ink: #1d2125; --quiet: #5b646d; --line: #e1e4e8; --rule: #3a4149; --ground: #fff;
      --tint: #f5f6f8; --accent: #0b5cad;
      color: var(--ink); background: var(--ground);
      font: 15px/1.4 system-ui, -apple-system, "Segoe UI", Roboto, "Noto Sans", sans-serif;
      font-variant-numeric: tabular-nums lining-nums;
      max-width: 72rem; margin: 2rem auto; padding: 0 1rem;
    }
    @media (prefers-color-scheme: dark) {
      .sectional {
        --ink: #dfe3e8; --quiet: #9aa4ae; --line: #2e353c; --rule: #8b949e; --ground: #15191d;
        --tint: #1d2328; --accent: #79b8ff;
      }
      :root:has(> body > .sectional) { background: #15191d; }
    }
    .sectional table { border-collapse: collapse; min-width: min(100%, 32rem); }
    .sectional caption { text-align: start; padding: 0 0 1rem; }
    .sectional h1 { font-size: 1.6em; line-height: 1.2; margin: 0 0 .25rem; }
    .sectional caption p { margin: 0; color: var(--quiet); }
    .sectional th, .sectional td {
      padding: .35rem .75rem; text-align: start; vertical-align: top; overflow-wrap: break-word;
    }
    .sectional th:first-child, .sectional td:first-child { padding-inline-start: 0; }
    .sectional th:last-child, .sectional td:last-child { padding-inline-end: 0; }
    .sectional td { border-top: 1px solid var(--line); }
    .sectional thead th { font-weight: 600; vertical-align: bottom; }
    .sectional thead td { border: 0; }
    .sectional thead { border-bottom: 2px solid var(--rule); }
    .sectional .spanners th {
      text-align: center; color: var(--quiet); font-weight: 500;
      box-shadow: inset 0 -1px var(--line);
    }
    .sectional .heading th {
      font-size: 1.1em; font-weight: 650; padding-top: 1.5rem; padding-inline-start: 0;
    }
    .sectional tr.heading + tr > td { border-top-color: var(--rule); }
    .sectional .summary > * { border-top: 1px solid var(--rule); font-weight: 600; }
    .sectional tr.summary td[class] { text-align: start; }
    .sectional tr.summary td.end { text-align: end; }
    .sectional tr.summary td.center { text-align: center; }
    .sectional .total .summary > * { border-top-width: 2px; }
    .sectional .more td, .sectional .cut td, .sectional .footer td, .sectional .fixed td {
      color: var(--quiet);
    }
    .sectional .note td { color: var(--quiet); font-style: italic; }
    .sectional .cut td { background: var(--tint); }
    .sectional td.null { color: var(--quiet); }
    .sectional .warning > td { background: color-mix(in srgb, #d08700 14%, transparent); }
    .sectional a { color: var(--accent); text-underline-offset: .15em; }
    .sectional footer { margin-top: 1rem; color: var(--quiet); font-size: .9em; }
    @media print {
      .sectional { margin: 0; max-width: none; padding: 0; }
      .sectional thead { display: table-header-group; }
      .sectional tr { break-inside: avoid; }
      .sectional .heading { break-after: avoid; }
    }

    """

  /// Appends rules for columns that are not as the others: aligned otherwise, or of a fixed width.
  private static func append(columns: [PageColumn], to buffer: inout ByteBuffer) {
    for (place, column) in columns.enumerated() {
      let isMoved = column.alignment != .start
      if !isMoved && column.width == nil && column.wraps { continue }
      let selectors: [StaticString] = [
        ".sectional thead tr:last-child th", ".sectional tr:not(.summary) > td:not([colspan])",
      ]
      for selector in selectors {
        buffer.append(selector)
        buffer.append(":nth-child(")
        buffer.append(integer: place + 1)
        buffer.append(") {")
        if isMoved {
          buffer.append(" text-align: ")
          buffer.append(column.alignment.rawValue)
          buffer.append(";")
        }
        if let width = column.width {
          buffer.append(" width: ")
          buffer.append(integer: width)
          buffer.append("ch;")
        }
        if !column.wraps { buffer.append(" white-space: nowrap;") }
        buffer.append(" }\n")
      }
    }
  }
}
