package import Values

extension CellFormatter {
  /// Appends a value of any type.
  package func append(_ value: CellValue, to buffer: inout ByteBuffer) {
    switch value {
    case .null: break
    case .text(let bytes): bytes.withUnsafeBytes { append(text: $0, to: &buffer) }
    case .integer(let value): append(integer: value, to: &buffer)
    case .decimal(let value): append(decimal: value, to: &buffer)
    case .number(let value): append(double: value, to: &buffer)
    case .boolean(let value): append(boolean: value, to: &buffer)
    case .date(let day): append(day: day, to: &buffer)
    case .time(let nanoseconds): append(time: nanoseconds, to: &buffer)
    case .datetime(let instant): append(instant: instant, to: &buffer)
    case .duration(let duration): append(duration: duration, to: &buffer)
    }
  }

  /// Appends a whole number.
  package func append(integer value: Int64, to buffer: inout ByteBuffer) {
    append(coefficient: value, scale: 0, to: &buffer)
  }

  /// Appends `coefficient` / 10^`scale`, with a scale of 0…38.
  package func append(coefficient: Int64, scale: Int, to buffer: inout ByteBuffer) {
    switch layout {
    case .number(let number):
      number.append(coefficient: coefficient, scale: scale, to: &buffer)
    case .compact(let compact):
      compact.append(Decimal(coefficient: coefficient, scale: scale), to: &buffer)
    case .bytes(let bytes):
      bytes.append(Decimal(coefficient: coefficient, scale: scale), to: &buffer)
    default:
      appendPlain(to: &buffer) {
        NumberText.append(coefficient: coefficient, scale: scale, to: &$0)
      }
    }
  }

  /// Appends an exact number.
  package func append(decimal value: Decimal, to buffer: inout ByteBuffer) {
    switch layout {
    case .number(let number):
      number.append(wide: value.coefficient, scale: value.scale, to: &buffer)
    case .compact(let compact): compact.append(value, to: &buffer)
    case .bytes(let bytes): bytes.append(value, to: &buffer)
    default: appendPlain(to: &buffer) { value.append(to: &$0) }
    }
  }

  /// Appends a double.
  package func append(double value: Double, to buffer: inout ByteBuffer) {
    switch layout {
    case .number(let number): number.append(double: value, to: &buffer)
    case .compact(let compact): compact.append(double: value, to: &buffer)
    case .bytes(let bytes): bytes.append(double: value, to: &buffer)
    default: appendPlain(to: &buffer) { NumberText.append(value, to: &$0) }
    }
  }

  /// Appends a truth value.
  package func append(boolean value: Bool, to buffer: inout ByteBuffer) {
    if case .boolean(let yes, let no) = layout {
      buffer.append(value ? yes : no)
    } else {
      appendPlain(to: &buffer) { $0.append(value ? "true" : "false") }
    }
  }

  /// Appends a day, counted from 1970-01-01.
  package func append(day: Int32, to buffer: inout ByteBuffer) {
    switch layout {
    case .date(let date): date.append(day: day, to: &buffer)
    case .relative(let relative): relative.append(day: day, to: &buffer)
    default: appendPlain(to: &buffer) { CivilDate.append(days: day, to: &$0) }
    }
  }

  /// Appends a time of day in nanoseconds since midnight.
  package func append(time nanoseconds: Int64, to buffer: inout ByteBuffer) {
    if case .date(let date) = layout {
      date.append(day: 0, nanoseconds: nanoseconds, to: &buffer)
    } else {
      appendPlain(to: &buffer) { TimeOfDay.append(nanoseconds: nanoseconds, to: &$0) }
    }
  }

  /// Appends an instant as the clocks of the formatter's zone show it.
  package func append(instant: Duration, to buffer: inout ByteBuffer) {
    if case .relative(let relative) = layout {
      return relative.append(instant: instant, to: &buffer)
    }
    let (seconds, nanoseconds) = instant.secondsAndNanoseconds
    let offset = zone.offset(at: seconds)
    guard case .date(let date) = layout else {
      return appendPlain(to: &buffer) {
        DateTimeText.append(instant: instant, offset: offset, to: &$0)
      }
    }
    let local = seconds &+ Int64(offset)
    let day = local.flooredQuotient(by: 86_400)
    let inDay = local &- day &* 86_400
    date.append(
      day: Int32(clamping: day),
      nanoseconds: inDay &* TimeOfDay.nanosecondsPerSecond &+ nanoseconds,
      offset: offset, to: &buffer)
  }

  /// Appends a length of time.
  package func append(duration: Duration, to buffer: inout ByteBuffer) {
    if case .duration(let layout) = layout {
      layout.append(duration, to: &buffer)
    } else {
      appendPlain(to: &buffer) { DurationText.append(duration, to: &$0) }
    }
  }

  /// Appends a text, or what a map has for it.
  package func append(text: UnsafeRawBufferPointer, to buffer: inout ByteBuffer) {
    if case .map(let map) = layout, let mapped = map.text(for: text) {
      buffer.append(mapped)
    } else {
      buffer.append(text)
    }
  }

  /// Appends a value in its plain form, or what a map has for that form.
  private func appendPlain(
    to buffer: inout ByteBuffer, _ write: (inout ByteBuffer) -> Void
  ) {
    let start = buffer.count
    write(&buffer)
    guard case .map(let map) = layout else { return }
    let text = buffer.withBytes(from: start) { map.text(for: $0) }
    guard let text else { return }
    buffer.truncate(to: start)
    buffer.append(text)
  }
}
