/// A spec with an expression at every place that takes one.
enum ExpressiveSpec {
  static let text = #"""
    sectional: 1
    parameters:
      region: {type: string, default: north, title: Region, enum: [north, south]}
      limit: {default: 5, minimum: 1}
      rate: {default: 0.5}
      old: {default: true}
      kinds: {default: [wine, beer]}
      day: {type: date, required: true}

    data:
      file: stock.csv
      fields:
        price: {type: decimal, check: price >= 0, message: A price is not negative}
        value: {value: price * quantity}
        double: {value: value * 2}
      lookups:
        airlines: {file: airlines.csv, key: carrier}
        post: {file: more/post.csv}

    view:
      where: >-
        region == params.region
        && quantity > params.limit
      group: department
      order: value

    defaults:
      hide_rows: quantity == 0
      all_hidden: {text: Sold out, hidden: total > 99}
      sort: -sum(value)

    sections:
      - rows: [{text: Prices, hidden: shown == 0}]
      - group: wine
        hidden: count < params.limit
        collapsed: count > 20
        cells:
          - {when: quantity < 5, cell: low}
          - {when: "initial(name) in ['A', 'B']", cell: low}
          - {cell: row}
        summary: {price: {value: sum(value) / sum(quantity)}}
        no_content: {text: None, hidden: false}
      - groups: {where: count > 3}
        hide_rows: false
        sort: name
      - groups: all
        cell: {field: kind, default: low}

    consolidate: {below: 3, hidden: count == 0}
    summary: {value: {value: sum(value)}}

    columns:
      - name
      - field: price
        summary: {value: min(price) + max(price)}
        styles:
          - {when: price > 100, bold: true, color: "#C00"}
          - {when: price < 1, class: cheap low, color: DarkGreen}
      - {value: price * 2, title: Twice}
      - {value: price * 3, id: thrice}
      - value: price * 4

    cells:
      low: {extends: row, class: warning}
    """#
}
