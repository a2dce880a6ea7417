/// What the names of the renderer stand for in one run of a template.
struct HTMLValues {
  var columns = 0
  var text: [UInt8]?
  var title: [UInt8]? {
    didSet { (label, detail) = title.map(HTMLValues.parts) ?? (nil, nil) }
  }
  /// The title without a count in parentheses at its end, and that count, which stands back.
  private(set) var label: [UInt8]?
  private(set) var detail: [UInt8]?
  var anchor: [UInt8]?
  var className: [UInt8]?
  var headingClass: [UInt8]?
  /// How many columns a label spans; nil where there is none.
  var span: Int?
  /// A text that is markup already.
  var value: (text: [UInt8], html: [UInt8])?
  var id: [UInt8]?
  var isFolding = false
  var isCollapsed = false
  var language: [UInt8]?
  var isRightToLeft = false
  var name: [UInt8]?
  var subtitle: [UInt8]?
  var footer: [UInt8]?
  var cut: [UInt8]?
  /// The entries of the contents, or the cells of a summary.
  var items: [HTMLValues] = []
  var hasContents = false

  func text(of name: HTMLName) -> [UInt8]? {
    switch name {
    case .columns: Array(String(columns).utf8)
    case .text: text
    case .title: title
    case .label: label
    case .detail: detail
    case .anchor: anchor
    case .className: className
    case .headingClass: headingClass
    case .span: span.map { Array(String($0).utf8) }
    case .value: value?.text
    case .id: id
    case .language: language
    case .name: self.name
    case .subtitle: subtitle
    case .footer: footer
    case .cut: cut
    case .rtl, .folds, .collapsed, .header, .contents, .entries, .cells: nil
    }
  }

  /// How often the section of a name is drawn.
  func count(of name: HTMLName) -> Int {
    switch name {
    case .entries, .cells: items.count
    case .rtl: isRightToLeft ? 1 : 0
    case .folds: isFolding ? 1 : 0
    case .collapsed: isCollapsed ? 1 : 0
    case .contents: hasContents ? 1 : 0
    case .header: title != nil || subtitle != nil || cut != nil ? 1 : 0
    default: text(of: name)?.isEmpty ?? true ? 0 : 1
    }
  }

  private static func parts(of title: [UInt8]) -> ([UInt8], [UInt8]?) {
    guard title.last == UInt8(ascii: ")"), let open = title.lastIndex(of: UInt8(ascii: "(")),
      open > 0, title[open...].contains(where: { (0x30...0x39).contains($0) })
    else { return (title, nil) }
    return (Array(title[..<open]), Array(title[open...]))
  }
}
