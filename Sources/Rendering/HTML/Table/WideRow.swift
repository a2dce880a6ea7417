import Sections

/// A row of one text, as wide as the table.
struct WideRow {
  let text: [UInt8]
  /// The class of all rows of its kind.
  let className: StaticString
  let template: HTMLTemplate
  /// The names that its template may use.
  let names: PlaceNames
  /// Classes in place of those of the template.
  var ownClasses: String?
  var anchor: [UInt8]?
  var lines = LineBudget.standard

  init(
    _ text: [UInt8], _ className: StaticString, _ template: HTMLTemplate, _ names: PlaceNames
  ) {
    self.text = text
    self.className = className
    self.template = template
    self.names = names
  }
}
