import Mappings
import Sections
import TestSupport

/// A list of sections under random edits, with a plain model that is edited alike.
struct RandomPage {
  var random: SplitMix64
  var list: SectionList
  /// The sections in order.
  var model: [ModelSection] = []
  /// The number of requests to draw something anew so far; each has a number of its own.
  var requests = 0
  private var nextContent = 0

  static let allNames: [GroupName] = ["a", "b", "c", "e\u{301}", "\u{e9}"]

  init(seed: UInt64) throws {
    random = SplitMix64(seed: seed)
    list = SectionList()
    for name in Self.allNames.prefix(4) {
      let (section, model) = try newSection(name)
      try list.append(section)
      self.model.append(model)
    }
  }

  // MARK: Random things

  mutating func below(_ bound: Int) -> Int {
    bound < 1 ? 0 : Int(random.next() % UInt64(bound))
  }

  mutating func chance(_ percent: Int) -> Bool { below(100) < percent }

  mutating func key() -> RowKey { RowKey("r\(below(30))") }

  /// A place that mostly exists.
  mutating func place(_ count: Int) -> Int {
    switch below(20) {
    case 0: [-1, count, count + 1, Int.max, Int.min][below(5)]
    default: below(count)
    }
  }

  /// Mostly different places that mostly exist.
  mutating func places(_ count: Int, of number: Int? = nil) -> [Int] {
    (0..<(number ?? below(4))).map { _ in place(count) }
  }

  /// Keys that mostly exist and mostly differ.
  mutating func keys(_ rows: [ModelRow]) -> [RowKey] {
    (0..<below(4)).map { _ in
      rows.isEmpty || chance(15) ? key() : rows[below(rows.count)].key
    }
  }

  mutating func row() -> ModelRow {
    nextContent += 1
    return ModelRow(key: key(), content: nextContent, isHidden: chance(25))
  }

  /// Rows with keys that mostly differ.
  mutating func rows(upTo count: Int) -> [ModelRow] {
    var rows: [ModelRow] = []
    for _ in 0..<below(count + 1) {
      let row = row()
      if chance(3) || !rows.contains(where: { $0.key == row.key }) { rows.append(row) }
    }
    return rows
  }

  /// Rows with different keys, which a section can be made of.
  mutating func differentRows(upTo count: Int) -> [ModelRow] {
    var seen: Set<RowKey> = []
    return rows(upTo: count).filter { seen.insert($0.key).inserted }
  }

  mutating func newSection(_ name: GroupName) throws -> (Section, ModelSection) {
    let model = ModelSection(
      name: name, kind: [.rows, .rows, .rows, .fixed, .data][below(5)],
      rows: differentRows(upTo: 11), dataCount: below(4), isHidden: chance(10),
      hasSummary: chance(30),
      before: chance(50) ? [.fixed("legend"), .fixed("draft", isHidden: chance(50))] : [],
      after: chance(50) ? [.literal("more")] : [],
      noContent: chance(70) ? .literal("nothing here") : nil)
    let rules = try CellRules(
      [CellRule(cell: "even", for: Int.self) { $0 % 2 == 0 }, CellRule(cell: "odd")],
      prototypes: ["even", "odd", "legend", "draft", "row"])
    let section = try Section(
      id: name.text, content: model.content, isHidden: model.isHidden, before: model.before,
      after: model.after, noContent: model.noContent,
      allHidden: chance(70) ? .literal("all hidden") : nil, hasSummary: model.hasSummary,
      cells: rules)
    return (section, model)
  }

  mutating func request() -> Int {
    requests += 1
    return requests
  }
}

/// A row of the model.
struct ModelRow: Equatable {
  var key: RowKey
  var content: Int
  var isHidden: Bool
  /// The last request to draw it anew.
  var request = 0

  var row: Row { Row(about: content, key: key, isHidden: isHidden) }
}

/// A section of the model.
struct ModelSection: Equatable {
  enum Kind { case rows, fixed, data }

  var name: GroupName
  var kind: Kind
  var rows: [ModelRow]
  var dataCount: Int
  var isHidden: Bool
  var hasSummary: Bool
  var before: [Row]
  var after: [Row]
  var noContent: Row?
  /// The last request to draw it anew.
  var request = 0

  var content: Section.Content {
    get throws {
      switch kind {
      case .rows: .rows(try RowList(rows.map(\.row)))
      case .fixed: .fixed(rows.map(\.row))
      case .data: .runs([RowRun(group: "g", count: dataCount)])
      }
    }
  }

  /// What a section of data draws beside its data.
  var around: [[Row]] {
    [before.filter { !$0.isHidden }, after, [dataCount == 0 ? noContent : nil].compactMap { $0 }]
  }

  /// The number of rows that its weight counts.
  var count: Int {
    switch kind {
    case .rows: rows.count
    case .fixed: 0
    case .data: dataCount
    }
  }

  /// The section that comes in place of this one, with the later requests of both.
  func replaced(by new: ModelSection) -> ModelSection {
    guard new.name == name else { return new }
    var new = new
    new.request = max(request, new.request)
    if new.kind == kind {
      for place in new.rows.indices {
        let old = rows.first { $0.key == new.rows[place].key }
        new.rows[place].request = max(old?.request ?? 0, new.rows[place].request)
      }
    }
    return new
  }
}

/// A law that does not hold, with what it does not hold for.
struct LawFault: Error, CustomStringConvertible {
  var description: String

  init(_ description: String) {
    self.description = description
  }
}
