import Values

/// The cells that draw more than text: SVG with presentation attributes, classes and text beside.
enum HTMLPicture {
  /// A text on a tinted ground.
  static func badge(
    _ classes: [BadgeClass], _ text: UnsafeRawBufferPointer, to buffer: inout ByteBuffer
  ) {
    buffer.append("<span class=\"badge")
    if let entry = classes.first(where: { $0.value.elementsEqual(text) }) {
      buffer.append(" ")
      HTMLEscape.append(entry.className, to: &buffer)
    }
    buffer.append("\">")
    HTMLEscape.append(text, to: &buffer)
    buffer.append("</span>")
  }

  /// The width and height of the longest bar in CSS pixels.
  private static let bar = (width: 80, height: 12)

  /// A bar; the number that it stands for follows.
  static func bar(_ scale: BarScale, _ value: Double?, to buffer: inout ByteBuffer) {
    buffer.append("<svg class=\"bar\" width=\"80\" height=\"12\" aria-hidden=\"true\">")
    let length = scale.length(value ?? 0)
    let whole = scale.hasNegatives ? bar.width / 2 : bar.width
    let width = abs(length) * Double(whole)
    buffer.append("<rect ")
    if scale.hasNegatives {
      if length < 0 { buffer.append("class=\"below\" ") }
      buffer.append("x=\"")
      number(length < 0 ? Double(whole) - width : Double(whole), to: &buffer)
      buffer.append("\" ")
    }
    buffer.append("width=\"")
    number(width, to: &buffer)
    buffer.append("\" height=\"12\"/>")
    if scale.hasNegatives { buffer.append("<path d=\"M40 0v12\"/>") }
    buffer.append("</svg>")
  }

  /// The class of a cell that stands on the ground of its value.
  static func heatClass(_ scale: HeatScale, _ value: Double?, to buffer: inout ByteBuffer) {
    guard let value, !value.isNaN else { return }
    buffer.append(scale.palette.rawValue)
    buffer.append("-")
    buffer.append(integer: scale.step(value))
  }

  /// A row of stars, named by its value.
  static func stars(
    _ count: StarCount, of max: Int, _ text: UnsafeRawBufferPointer, to buffer: inout ByteBuffer
  ) {
    buffer.append("<span class=\"stars\" role=\"img\" aria-label=\"")
    HTMLEscape.append(text, to: &buffer)
    buffer.append("/")
    buffer.append(integer: max)
    buffer.append("\">")
    for _ in 0..<count.full { buffer.append("★") }
    if count.empty > 0 {
      buffer.append("<i>")
      for _ in 0..<count.empty { buffer.append("☆") }
      buffer.append("</i>")
    }
    buffer.append("</span>")
  }

  /// A line through the values, broken at nulls; false where all of them are null.
  static func sparkline(
    _ fields: [CellSource], _ row: Int, _ reader: CellReader, to buffer: inout ByteBuffer
  ) -> Bool {
    let values = fields.map { reader.double($0, row: row).flatMap { $0.isFinite ? $0 : nil } }
    guard let scale = LineScale(values) else { return false }
    buffer.append("<svg class=\"line\" width=\"92\" height=\"22\" role=\"img\" aria-label=\"")
    for (number, field) in fields.enumerated() {
      if number > 0 { buffer.append("; ") }
      let place = reader.place(row: row, slot: field.slot)
      if place.isNull { buffer.append("–") }
      HTMLEscape.append(reader.text(at: place), to: &buffer)
    }
    buffer.append("\"><path d=\"")
    let step = 84.0 / Double(max(values.count - 1, 1))
    var isOpen = false
    var last: (x: Double, y: Double)?
    for (place, value) in values.enumerated() {
      guard let value else {
        isOpen = false
        continue
      }
      let point = (x: 4 + Double(place) * step, y: 18 - scale.share(value) * 14)
      buffer.append(isOpen ? "L" : "M")
      number(point.x, to: &buffer)
      buffer.append(" ")
      number(point.y, to: &buffer)
      // A value alone between nulls is a dot, which the round ends of a line without length make.
      if !isOpen { buffer.append("h0") }
      isOpen = true
      last = point
    }
    buffer.append("\"/>")
    if let last {
      buffer.append("<circle cx=\"")
      number(last.x, to: &buffer)
      buffer.append("\" cy=\"")
      number(last.y, to: &buffer)
      buffer.append("\" r=\"2.5\"/>")
    }
    buffer.append("</svg>")
    return true
  }

  /// A picture as a part of the page, or its alternative text with a remark.
  static func image(
    _ image: ImageCell, _ column: PageColumn, _ row: Int, _ reader: CellReader,
    _ scratch: inout ByteBuffer, to buffer: inout ByteBuffer, _ remarks: inout DrawingRemarks
  ) {
    let slot = column.source.slot
    scratch.removeAll()
    _ = PictureText.alternative(image, column, row: row, reader, to: &scratch)
    switch image.files.image(at: Array(reader.text(at: reader.place(row: row, slot: slot)))) {
    case .success(let picture):
      buffer.append("<img src=\"data:")
      buffer.append(picture.mediaType)
      buffer.append(";base64,")
      buffer.append(Base64.encode(picture.bytes))
      buffer.append("\" height=\"")
      buffer.append(integer: image.height)
      buffer.append("\" alt=\"")
      scratch.withBytes { HTMLEscape.append($0, to: &buffer) }
      buffer.append("\">")
    case .failure(let fault):
      remarks.images.add(row: row, slot: slot, words: fault.words)
      scratch.withBytes { HTMLEscape.append($0, to: &buffer) }
    }
  }

  /// A length with at most one digit after the point.
  private static func number(_ value: Double, to buffer: inout ByteBuffer) {
    let tenths = Int((min(max(value, 0), 10_000) * 10).rounded())
    buffer.append(integer: tenths / 10)
    if tenths % 10 != 0 {
      buffer.append(".")
      buffer.append(integer: tenths % 10)
    }
  }
}
