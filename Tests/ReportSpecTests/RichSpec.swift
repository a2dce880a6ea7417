/// A spec that uses every key of this version.
enum RichSpec {
  static let text = #"""
    sectional: 1
    title: Cellar stock
    subtitle: "{{total}} wines and spirits in {{sections}} sections, {{summary.worth}} in all"
    footer: "{{count}} shown"
    no_content: {cell: quiet, text: Nothing in stock}
    locale: en-GB
    time_zone: Europe/London
    x-common: &common {length: 20, from: end}

    data:
      file: data/./stock.csv
      delimiter: ";"
      header: false
      names: [sku, department, name, price, quantity, updated]
      missing: ["", NA, 007]
      key: [sku, name]
      fields:
        sku: {type: string}
        price: {type: decimal}
        updated: {}

    view:
      group: department
      ungrouped: Other
      order:
        - -price
        - {field: name, collate: locale}
        - {field: sku, descending: true, collate: natural}

    defaults:
      dynamic: true
      sort: -count
      range: 10
      title: "{{group}}"
      summary: {price: mean, quantity: sum}
      class: stock

    sections:
      - rows:
          - legend
          - {text: "{{columns}} columns", key: width}
          - {cell: legend, text: Hidden, hidden: true}
      - group: wine
        title: "Wine ({{count}} of {{total}}, {{summary.quantity.raw}})"
        dynamic: false
        no_content: {text: No wine in stock}
        range: {length: 20, offset: 5, from: end, of: stored, more: "and {{more}} more", earlier: false}
        cells:
          - {cell: low_stock}
        summary: {price: false, sku: count}
        summary_title: "All {{count}}"
        summary_of: window
        before: [legend]
        after: {text: End}
      - groups: [2015, no, 1.10]
        id: best
        reversed: true
        range: *common
        footer: false
        title: false
        summary: false
      - groups: all
        sort: name
        hidden: true
        range: false
        class: other
        cell: row

    consolidate: {below: 10, title: All drinks, id: every}
    summary: {quantity: sum}
    summary_title: Grand total

    columns:
      - name
      - {field: price, id: worth, title: Price, format: {currency: {code: EUR, decimals: 0}}, summary: max}
      - field: updated
        format: {date: "%d %b"}
        align: end
        width: 12
        min_width: 4
        wrap: false
        max_lines: 0
        span: When
        hidden_in: [text, csv]
        null_text: "-"
      - {field: sku, format: {link: "https://example.org/{{sku}}"}}

    cells:
      low_stock: {extends: row, class: warning low}
      legend: {text: "Prices of {{group}}"}
      quiet: {class: quiet}

    output:
      text: {width: 80, border: ascii}
      html: {max_rows: 0}
    """#
}
