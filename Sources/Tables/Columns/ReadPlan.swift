import Diagnostics
import Values

/// Which fields of a file are read into which slots.
struct ReadPlan {
  struct Field {
    let name: String
    /// The place in the file; −1 for a field of a blank file.
    let index: Int
    var values: Bool
    let declaration: TableRequest.Declaration?
  }

  /// The needed fields by slot.
  private(set) var fields: [Field] = []
  /// The slot of each field of the file.
  private(set) var slotOfField: [Int?]
  /// The slots of the key.
  private(set) var key: [Int] = []

  /// Needed fields first, then declared ones, then the key.
  ///
  /// - Throws: ``DataFailure`` for names that the file does not have; a caller that knows where
  ///   they stand in the spec asks ``CSVDocument/unknown(_:)`` before
  init(_ document: CSVDocument, _ request: TableRequest) throws(DataFailure) {
    let index = FieldIndex(document.fieldNames)
    slotOfField = Array(repeating: nil, count: document.fieldNames.count)
    var declarations: [[UInt8]: TableRequest.Declaration] = [:]
    for declaration in request.declared {
      declarations[Array(declaration.name.utf8)] = declaration
    }
    var wanted: [TableRequest.Field] =
      switch request.needed {
      case .all(let values): document.fieldNames.map { TableRequest.Field($0, values: values) }
      case .fields(let fields): fields
      }
    wanted += request.declared.map { TableRequest.Field($0.name, values: false) }
    wanted += request.key.map { TableRequest.Field($0, values: false) }
    let unknown = document.unknown(wanted.map(\.name))
    guard unknown.isEmpty else { throw Self.unknownFields(unknown, document) }

    var slots: [[UInt8]: Int] = [:]
    for field in wanted {
      let name = Array(field.name.utf8)
      if let slot = slots[name] {
        fields[slot].values = fields[slot].values || field.values
        continue
      }
      slots[name] = fields.count
      let place = index[field.name] ?? -1
      if place >= 0 { slotOfField[place] = fields.count }
      fields.append(
        Field(
          name: field.name, index: place, values: field.values,
          declaration: declarations[name]))
    }
    key = request.key.compactMap { slots[Array($0.utf8)] }
  }

  /// A reader for each slot.
  func readers(_ factory: StoreFactory, faultLimit: Int) -> [any ColumnReader] {
    fields.enumerated().map { slot, field in
      if let declaration = field.declaration {
        DeclaredReader(
          declaration, keeps: field.values, factory: factory, faultLimit: faultLimit)
      } else {
        InferredReader(slot: slot, keeps: field.values, factory: factory)
      }
    }
  }

  private static func unknownFields(
    _ names: [String], _ document: CSVDocument
  ) -> DataFailure {
    var seen: Set<[UInt8]> = []
    let list = names.filter { seen.insert(Array($0.utf8)).inserted }
      .map { "`\(excerpt(Array($0.utf8)))`" }.joined(separator: ", ")
    let known = document.fieldNames.prefix(20).map { "`\(excerpt(Array($0.utf8)))`" }
    let more = document.fieldNames.count > 20 ? ", …" : ""
    return DataFailure(
      .content, .unknownField, "`\(document.file.name)` has no field \(list)",
      help: ["it has \(known.joined(separator: ", "))\(more)"]
        + (document.delimiterHelp.map { [$0] } ?? []))
  }
}
