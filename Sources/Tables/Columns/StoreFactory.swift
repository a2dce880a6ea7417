import Values

/// Makes the stores that read the types of fields.
struct StoreFactory {
  /// The zone of datetimes without an offset.
  let zone: Zone
  /// How many rows there will probably be.
  let expected: Int

  /// A store for values of a declared type.
  func store(
    declared: TableRequest.Declaration, keeps: Bool, clock: LocalTimes
  ) -> (any ValueStore)? {
    let pattern = declared.pattern
    switch declared.type {
    case .string:
      return nil
    case .integer, .decimal:
      return DecimalStore(
        declared.type, keeps: keeps, isStrict: false, notation: declared.notation,
        expected: expected)
    case .number:
      return numbers(keeps: keeps, notation: declared.notation)
    case .boolean:
      return booleans(keeps: keeps)
    case .date:
      guard let pattern else { return DateStore(keeps: keeps, expected: expected) }
      return SimpleStore(
        .date, keeps: keeps, filler: 0, expected: expected, wrap: { .date($0) },
        parse: { text, _ in pattern.readDate(text) })
    case .time:
      return times(keeps: keeps, pattern: pattern)
    case .datetime:
      return datetimes(keeps: keeps, clock: clock) { text in
        if let pattern { pattern.readDateTime(text) } else { DateTimeText.read(text) }
      }
    case .duration:
      return SimpleStore(
        .duration, keeps: keeps, filler: .zero, expected: expected, wrap: { .duration($0) },
        parse: { text, _ in DurationText.read(text) })
    }
  }

  /// A store for the values of an inferred shape; nil for strings.
  func store(inferred shape: ValueShape, keeps: Bool, clock: LocalTimes) -> (any ValueStore)? {
    switch shape {
    case .string:
      nil
    case .integer, .decimal:
      DecimalStore(
        shape.fieldType, keeps: keeps, isStrict: true, notation: nil, expected: expected)
    case .number:
      SimpleStore(
        .number, keeps: keeps, filler: 0, expected: expected, wrap: { .number($0) },
        parse: { text, _ in
          switch ValueShape.of(text) {
          case .integer, .decimal, .number: try? NumberText.double(text)
          default: nil
          }
        })
    case .boolean: booleans(keeps: keeps)
    case .date: DateStore(keeps: keeps, expected: expected)
    case .time: times(keeps: keeps, pattern: nil)
    case .datetime:
      datetimes(keeps: keeps, clock: clock) { text in
        ValueShape.of(text) == .datetime ? DateTimeText.read(text) : nil
      }
    }
  }

  private func numbers(keeps: Bool, notation: NumberNotation?) -> any ValueStore {
    SimpleStore<Double>(
      .number, keeps: keeps, filler: 0, expected: expected, wrap: { .number($0) },
      parse: { text, _ in
        guard let notation else { return try? NumberText.double(text) }
        var plain = ByteBuffer(capacity: 64)
        guard notation.normalize(text, into: &plain) else { return nil }
        return plain.withBytes { try? NumberText.double($0) }
      })
  }

  private func booleans(keeps: Bool) -> any ValueStore {
    SimpleStore<Bool>(
      .boolean, keeps: keeps, filler: false, expected: expected, wrap: { .boolean($0) },
      parse: { text, _ in
        if text.elementsEqual("true".utf8) { return true }
        return text.elementsEqual("false".utf8) ? false : nil
      })
  }

  private func times(keeps: Bool, pattern: TimePattern?) -> any ValueStore {
    SimpleStore<Int64>(
      .time, keeps: keeps, filler: 0, expected: expected, wrap: { .time($0) },
      parse: { text, _ in
        if let pattern { pattern.readTime(text) } else { TimeOfDay.read(text) }
      })
  }

  private func datetimes(
    keeps: Bool, clock: LocalTimes,
    read: @escaping (UnsafeRawBufferPointer) -> DateTimeText?
  ) -> any ValueStore {
    let zone = zone
    return SimpleStore<Duration>(
      .datetime, keeps: keeps, filler: .zero, expected: expected, wrap: { .datetime($0) },
      parse: { text, row in
        guard let read = read(text) else { return nil }
        let (instant, fit) = read.instant(in: zone)
        clock.note(fit, row: row)
        return instant
      })
  }
}

/// Counts the local times of a field that do not exist or exist twice.
final class LocalTimes {
  private(set) var gapCount = 0
  private(set) var overlapCount = 0
  private(set) var firstRow: Int?

  func note(_ fit: LocalFit, row: Int) {
    switch fit {
    case .unique: return
    case .gap: gapCount += 1
    case .overlap: overlapCount += 1
    }
    if firstRow == nil { firstRow = row }
  }

  /// Adds those of a block.
  func add(_ block: LocalTimes, firstRow first: Int) {
    gapCount += block.gapCount
    overlapCount += block.overlapCount
    if firstRow == nil, let row = block.firstRow { firstRow = first + row }
  }

  /// Forgets all before the rows are read again.
  func reset() {
    gapCount = 0
    overlapCount = 0
    firstRow = nil
  }
}
