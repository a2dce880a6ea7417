extension HTMLStyle {
  /// Heads that stay in sight: the headings of sections stick below them, and links to a section or
  /// row stop there.
  static let sticky = """
    @media screen and (min-width: \(HTMLScreen.narrow).01em) {
      .sectional thead { position: sticky; top: 0; z-index: 2; }
      .sectional .heading th {
        position: sticky; top: calc(var(--head) - var(--above) + .35rem); z-index: 1;
      }
      .sectional tbody { scroll-margin-top: calc(var(--head) - 1.4rem); }
      .sectional tr { scroll-margin-top: calc(var(--head) + 2.25rem); }
    }

    """

  /// The same where sections fold: their headings stand above the heads.
  static let stickyFolds = """
    @media screen and (min-width: \(HTMLScreen.narrow).01em) {
      .sectional summary { position: sticky; top: 0; z-index: 3; }
      .sectional thead { position: sticky; top: 2.1rem; z-index: 2; }
      .sectional table { scroll-margin-top: 2.1rem; }
      .sectional tr { scroll-margin-top: calc(var(--head) + 2.1rem); }
    }

    """

  /// A narrow screen: the table scrolls sideways in its box, whose edges are shaded where more of
  /// it is; its first column stays.
  static let phone = """
    @media screen and (max-width: \(HTMLScreen.narrow)em) {
      .sectional {
        --shade: color-mix(in srgb, var(--ink) 22%, transparent); padding: 1.25rem .9rem 2rem;
      }
      .sectional h1 { font-size: 1.4em; }
      .sectional nav a { padding: .3rem 0; }
      .sectional .box {
        overflow-x: auto; margin-inline: -.9rem; padding-inline: .9rem;
        background:
          linear-gradient(to right, var(--ground) 40%, transparent) 0 0 / 2.5rem 100%,
          linear-gradient(to left, var(--ground) 40%, transparent) 100% 0 / 2.5rem 100%,
          linear-gradient(to right, var(--shade), transparent) 0 0 / .8rem 100%,
          linear-gradient(to left, var(--shade), transparent) 100% 0 / .8rem 100%;
        background-repeat: no-repeat; background-attachment: local, local, scroll, scroll;
      }
      .sectional table { width: max-content; min-width: 100%; max-width: none; }
      .sectional td:not([colspan]) { max-width: \(HTMLScreen.otherColumn)rem; }
      .sectional :is(th, td)[colspan] > span {
        position: sticky; inset-inline-start: .25rem; display: inline-block;
        max-width: calc(100vw - \(HTMLScreen.besidesWideRow / 10).\(HTMLScreen.besidesWideRow % 10)rem);
      }
      .sectional th, .sectional td { padding-inline: .5rem; }
      .sectional thead th, .sectional thead td, .sectional .heading th { background: none; }
      .sectional tr > :first-child:not([colspan]) {
        position: sticky; inset-inline-start: -.9rem; z-index: 1; max-width: \(HTMLScreen.firstColumn)vw;
        background: var(--ground);
      }
      .sectional [colspan] { white-space: normal; }
      .sectional tbody { scroll-margin-top: .5rem; }
    }

    """

  /// Paper: heads on every page, sections with their headings, every row of folded sections.
  static let print: StaticString = """
    @media print {
      .sectional {
        max-width: none; margin: 0; padding: 0;
        font-size: 9.5pt; print-color-adjust: exact; -webkit-print-color-adjust: exact;
      }
      .sectional nav { display: none; }
      .sectional thead { display: table-header-group; }
      .sectional tr, .sectional caption { break-inside: avoid; }
      .sectional .heading, .sectional .heading + tr { break-after: avoid; }
      .sectional .summary, .sectional .more { break-before: avoid; }
      .sectional tbody.new-page, .sectional details.new-page { break-before: page; }
      .sectional tbody:first-of-type.new-page { break-before: auto; }
      .sectional summary { list-style: none; break-after: avoid; }
      .sectional details::details-content { content-visibility: visible; block-size: auto; }
      .sectional a { color: inherit; }
      .sectional header, .sectional footer { break-inside: avoid; }
    }

    """
}
