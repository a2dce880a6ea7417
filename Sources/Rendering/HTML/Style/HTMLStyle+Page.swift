extension HTMLStyle {
  /// The page around the table: type, title, contents, notes.
  static let page: StaticString = """
    body:has(> .sectional) { margin: 0; background: var(--ground); }
    .sectional {
      box-sizing: border-box; max-width: 78rem; margin: 0 auto; padding: 2.5rem 1.5rem 3rem;
      color: var(--ink); background: var(--ground);
      font: 400 .9375rem/1.4 system-ui, -apple-system, "Segoe UI", Roboto, "Noto Sans", sans-serif;
      font-variant-numeric: tabular-nums lining-nums; text-size-adjust: 100%;
    }
    .sectional header { margin: 0 0 1.25rem; max-width: 46rem; }
    .sectional h1 {
      margin: 0; font-size: 1.6em; line-height: 1.2; font-weight: 700; letter-spacing: -.01em;
      text-wrap: balance;
    }
    .sectional header p { margin: .3rem 0 0; color: var(--quiet); }
    .sectional .cut { color: var(--ink); }
    .sectional header .cut {
      display: inline-block; margin-top: .75rem; padding: .3rem .7rem; background: var(--warning);
      color: var(--warning-ink); border-radius: .3rem; font-size: .9375em;
    }
    .sectional nav { margin: 0 0 1.25rem; max-width: 60rem; font-size: .9375em; }
    .sectional nav ul {
      display: flex; flex-wrap: wrap; gap: .15rem 1.25rem; margin: 0; padding: 0; list-style: none;
    }
    .sectional nav a { display: inline-block; padding: .15rem 0; }
    .sectional nav small { color: var(--quiet); font-size: .9em; }
    .sectional a {
      color: var(--accent); text-underline-offset: .18em; text-decoration-thickness: 1px;
      text-decoration-color: color-mix(in srgb, currentColor 45%, transparent);
    }
    .sectional a:hover, .sectional a:focus-visible { text-decoration-color: currentColor; }
    .sectional :focus-visible {
      outline: 2px solid var(--accent); outline-offset: 2px; border-radius: 2px;
    }
    .sectional footer {
      margin-top: 1.25rem; max-width: 46rem; color: var(--quiet); font-size: .8667em;
    }

    """

  /// The table: heads, headings of sections, rows, summaries.
  static let table: StaticString = """
    .sectional table {
      border-collapse: separate; border-spacing: 0; min-width: min(100%, 34rem);
    }
    .sectional .box { margin-inline: -.25rem; }
    .sectional caption {
      position: absolute; width: 1px; height: 1px; overflow: hidden; clip-path: inset(50%);
      white-space: nowrap;
    }
    .sectional th, .sectional td {
      padding: .375rem var(--gap, .75rem); text-align: start; vertical-align: baseline;
      overflow-wrap: break-word;
    }
    .sectional tr > :first-child { padding-inline-start: .25rem; }
    .sectional tr > :last-child { padding-inline-end: .25rem; }
    .sectional td { border-top: 1px solid var(--line); }
    .sectional thead th, .sectional thead td {
      box-sizing: border-box; height: var(--titles); padding-block: .3rem .4rem;
      background: var(--ground); border: 0; font-size: .8667rem; line-height: 1.3;
      font-weight: 600; vertical-align: bottom; white-space: nowrap;
    }
    .sectional thead span {
      display: -webkit-box; -webkit-box-orient: vertical; -webkit-line-clamp: 2;
      overflow: hidden; white-space: normal;
    }
    .sectional thead > tr:last-child > * { border-bottom: 2px solid var(--rule); }
    .sectional thead .spanners > * {
      height: var(--spanners); color: var(--quiet); text-align: center; font-weight: 500;
    }
    .sectional .spanners th {
      background:
        linear-gradient(var(--line), var(--line)) bottom / calc(100% - 1.5rem) 1px no-repeat
        var(--ground);
    }
    .sectional tbody:first-of-type > tr:first-child > td { border-top: 0; }
    .sectional .heading th {
      --above: 1.75rem; padding: var(--above) .25rem .35rem; background: var(--ground);
      font-size: 1.0667rem; line-height: 1.3; font-weight: 700;
    }
    .sectional tbody:first-of-type .heading th { --above: .8rem; }
    .sectional .heading small, .sectional summary small {
      color: var(--quiet); font-size: .8667em; font-weight: 400;
    }
    .sectional .heading + tr > * { border-top-color: color-mix(in srgb, var(--rule) 55%, var(--ground)); }
    .sectional .summary > * {
      border-top: 1px solid var(--rule); font-weight: 600; white-space: nowrap;
    }
    .sectional .summary th { white-space: normal; }
    .sectional .values > * { border-top: 0; padding-top: 0; }
    .sectional .summary .end { text-align: end; }
    [dir="rtl"] .sectional .summary .end { direction: ltr; text-align: right; }
    .sectional .summary .center { text-align: center; }
    .sectional .total .summary > * {
      border-top-width: 2px; border-top-color: var(--rule); font-weight: 700;
    }
    .sectional .total .values > * { border-top: 0; }
    .sectional tbody + .total::before { content: ""; display: table-row; height: 1.25rem; }
    .sectional .more td, .sectional .footer td, .sectional .fixed td, .sectional .cut td {
      color: var(--quiet); font-size: .9333em;
    }
    .sectional .footer td { border-top: 0; }
    .sectional .cut td { background: var(--warning); color: var(--warning-ink); }
    .sectional .note td { color: var(--quiet); font-style: italic; }
    .sectional .nothing td { padding-block: 1.25rem; font-size: 1.0667em; }
    .sectional .null { color: var(--quiet); }
    .sectional .warning > td { background: color-mix(in srgb, var(--warning) 55%, var(--ground)); }
    .sectional tr:target > * { background: var(--mark); }
    @media (hover: hover) {
      .sectional tbody > tr:not(.heading, .summary):hover > td { background: var(--tint); }
    }

    """

  /// Sections that fold: a table each.
  static let folds: StaticString = """
    .sectional details { margin-top: 1rem; }
    .sectional summary {
      padding: .35rem .25rem; background: var(--ground); cursor: pointer; line-height: 1.3;
    }
    .sectional summary::marker { color: var(--quiet); }
    .sectional summary h2 { display: inline; margin: 0; font-size: 1.0667rem; font-weight: 700; }
    .sectional details:not([open]) summary { box-shadow: inset 0 -1px var(--line); }
    .sectional td { overflow-wrap: anywhere; }
    .sectional .box:has(.total) { margin-top: 1.5rem; }

    """
}
