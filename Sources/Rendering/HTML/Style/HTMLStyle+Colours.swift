extension HTMLStyle {
  /// The colours of a theme as variables, for light and for dark screens; print is always light.
  static func colours(of theme: HTMLTheme) -> StaticString {
    switch theme {
    case .default: standard
    case .plain: plain
    case .ledger: ledgerColours
    }
  }

  /// Every text has a contrast of at least 4.5 to 1 with the grounds it stands on.
  private static let standard: StaticString = """
    body:has(> .sectional), .sectional {
      --ink: #1b1f23; --quiet: #59636e; --line: #e4e7eb; --rule: #2f363d; --ground: #fff;
      --tint: #f4f6f8; --accent: #0b5cad; --mark: #e6f0fb; --bar: #4a86c5; --below: #c2693a;
      --badge: #e9ecef; --badge-ink: #3f4852; --good: #d8f0e0; --good-ink: #0f5132;
      --warning: #fbeac2; --warning-ink: #654300; --bad: #fbdedc; --bad-ink: #8a1c1c;
      --info: #dcebfa; --info-ink: #0a4a86;
    }
    @media screen and (prefers-color-scheme: dark) {
      body:has(> .sectional), .sectional {
        --ink: #dde2e8; --quiet: #9aa4ae; --line: #2a3138; --rule: #87919c; --ground: #15191d;
        --tint: #1d2329; --accent: #79b8ff; --mark: #1f3147; --bar: #5592d0; --below: #d08050;
        --badge: #2b323a; --badge-ink: #c5ccd4; --good: #173a28; --good-ink: #9fe0b8;
        --warning: #40320f; --warning-ink: #f3d58a; --bad: #4a1f20; --bad-ink: #f5b5b1;
        --info: #14324f; --info-ink: #a9d2fb;
      }
    }

    """

  /// Black on white or the reverse; badges are framed instead of tinted.
  private static let plain: StaticString = """
    body:has(> .sectional), .sectional {
      --ink: #000; --quiet: #555; --line: #ddd; --rule: #000; --ground: #fff; --tint: #fff;
      --accent: #000; --mark: #eee; --bar: #888; --below: #bbb; --badge: #fff; --badge-ink: #000;
      --good: #fff; --good-ink: #000; --warning: #fff; --warning-ink: #000; --bad: #fff;
      --bad-ink: #000; --info: #fff; --info-ink: #000;
    }
    @media screen and (prefers-color-scheme: dark) {
      body:has(> .sectional), .sectional {
        --ink: #fff; --quiet: #aaa; --line: #333; --rule: #fff; --ground: #000; --tint: #000;
        --accent: #fff; --mark: #222; --bar: #888; --below: #555; --badge: #000; --badge-ink: #fff;
        --good: #000; --good-ink: #fff; --warning: #000; --warning-ink: #fff; --bad: #000;
        --bad-ink: #fff; --info: #000; --info-ink: #fff;
      }
    }
    .sectional .badge { border: 1px solid var(--quiet); }

    """

  private static let ledgerColours: StaticString = """
    body:has(> .sectional), .sectional {
      --ink: #1c241f; --quiet: #4f5d54; --line: #d5e2d8; --rule: #1f5134; --ground: #fdfefc;
      --tint: #eef5ef; --accent: #1b6339; --mark: #fdf3cf; --bar: #4e9d6c; --below: #b5563a;
      --badge: #e4ebe5; --badge-ink: #38443c; --good: #d3eedb; --good-ink: #0f5132;
      --warning: #fbeac2; --warning-ink: #654300; --bad: #fbdedc; --bad-ink: #8a1c1c;
      --info: #dcebfa; --info-ink: #0a4a86;
    }
    @media screen and (prefers-color-scheme: dark) {
      body:has(> .sectional), .sectional {
        --ink: #dbe5de; --quiet: #97a79d; --line: #26332b; --rule: #6fae87; --ground: #121815;
        --tint: #19211c; --accent: #86d3a1; --mark: #3a3413; --bar: #4f9e6e; --below: #d0794f;
        --badge: #29352e; --badge-ink: #c3cfc7; --good: #173a28; --good-ink: #9fe0b8;
        --warning: #40320f; --warning-ink: #f3d58a; --bad: #4a1f20; --bad-ink: #f5b5b1;
        --info: #14324f; --info-ink: #a9d2fb;
      }
    }

    """

  /// Striped rows between ruled lines.
  static let ledger: StaticString = """
    .sectional tbody > tr:nth-child(even):not([class]) > td { background: var(--tint); }
    .sectional thead > tr:last-child > * { border-bottom: 3px double var(--rule); }
    .sectional .summary > * { border-bottom: 1px solid var(--rule); }
    .sectional .total .summary > * { border-bottom: 3px double var(--rule); }

    """
}
