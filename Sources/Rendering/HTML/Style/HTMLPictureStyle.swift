import Values

/// The rules of the pictures that a page has.
struct HTMLPictureStyle {
  private let pictures: [CellPicture]
  private let theme: HTMLTheme

  init(_ page: Page, _ theme: HTMLTheme) {
    pictures = page.columns.map(\.picture)
    self.theme = theme
  }

  func append(to sheet: inout ByteBuffer) {
    var palettes: [Palette] = []
    var kinds: [StaticString] = []
    func add(_ rules: StaticString, _ isNew: Bool) {
      if isNew { kinds.append(rules) }
    }
    var seen = (badge: false, bar: false, line: false, stars: false, image: false, markdown: false)
    for picture in pictures {
      switch picture {
      case .none: continue
      case .badge:
        add(HTMLPictureStyle.badge, !seen.badge)
        seen.badge = true
      case .bar:
        add(HTMLPictureStyle.bar, !seen.bar)
        seen.bar = true
      case .sparkline:
        add(HTMLPictureStyle.line, !seen.line)
        seen.line = true
      case .stars:
        add(HTMLPictureStyle.stars, !seen.stars)
        seen.stars = true
      case .image:
        add(HTMLPictureStyle.image, !seen.image)
        seen.image = true
      case .markdown:
        add(HTMLPictureStyle.markdown, !seen.markdown)
        seen.markdown = true
      case .heat(let scale):
        if !palettes.contains(scale.palette) { palettes.append(scale.palette) }
      }
    }
    for rules in kinds { sheet.append(rules) }
    for palette in Palette.allCases where palettes.contains(palette) {
      HeatColours(theme == .plain ? .grey : palette).append(named: palette.rawValue, to: &sheet)
    }
  }

  private static let badge: StaticString = """
    .sectional .badge {
      display: inline-block; padding: .05em .6em; border-radius: 1em; font-size: .8667em;
      font-weight: 600; white-space: nowrap; background: var(--badge); color: var(--badge-ink);
    }
    .sectional .badge.good { background: var(--good); color: var(--good-ink); }
    .sectional .badge.warning { background: var(--warning); color: var(--warning-ink); }
    .sectional .badge.bad { background: var(--bad); color: var(--bad-ink); }
    .sectional .badge.info { background: var(--info); color: var(--info-ink); }

    """

  private static let bar: StaticString = """
    .sectional .bar {
      position: absolute; inset-inline-start: var(--gap, .75rem); margin-top: .3em; fill: var(--bar);
    }
    .sectional .bar .below { fill: var(--below); }
    .sectional .bar path { stroke: var(--quiet); }

    """

  private static let line: StaticString = """
    .sectional .line {
      display: block; margin-block: -.05rem; fill: none; stroke: var(--quiet); stroke-width: 1.5;
      stroke-linecap: round; stroke-linejoin: round;
    }
    .sectional .line circle { fill: var(--accent); stroke: none; }

    """

  private static let stars: StaticString = """
    .sectional .stars { white-space: nowrap; letter-spacing: .05em; color: var(--accent); }
    .sectional .stars i { font-style: normal; color: var(--quiet); }

    """

  private static let image: StaticString = """
    .sectional td img { display: block; width: auto; max-width: 100%; object-fit: contain; }

    """

  private static let markdown: StaticString = """
    .sectional td :is(p, ul, ol, pre, blockquote) { margin: .35em 0; }
    .sectional td > :first-child { margin-top: 0; }
    .sectional td > :last-child { margin-bottom: 0; }
    .sectional td :is(ul, ol) { padding-inline-start: 1.3em; }
    .sectional td blockquote {
      margin-inline-start: 0; padding-inline-start: .75em;
      border-inline-start: 3px solid var(--line);
    }
    .sectional td code { font-family: ui-monospace, monospace; font-size: .93em; }
    .sectional td pre { white-space: pre-wrap; }
    .sectional td hr { border: 0; border-top: 1px solid var(--line); }

    """
}
