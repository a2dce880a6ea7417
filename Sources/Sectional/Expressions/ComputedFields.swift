import Diagnostics
import Expressions
import ReportSpec
import Tables

/// The computed fields of a spec, checked, in an order in which each comes after those that it
/// reads.
struct ComputedFields: Sendable {
  struct Field: Sendable {
    let name: String
    let expression: CheckedExpression
    /// The computed fields that it reads itself.
    let reads: [[UInt8]]
  }

  private(set) var fields: [Field] = []

  /// Checks the fields; `scopes` then has them with their types.
  ///
  /// Cycles were found when the spec was decoded; nothing is known of their fields.
  init(_ spec: ReportSpec, _ scopes: inout ExpressionScopes, into bag: inout DiagnosticBag) {
    let all = spec.computedFields
    let names = Set(all.map { Array($0.name.value.utf8) })
    let reads = all.map { $0.reads(among: names) }
    let order = Self.order(all.map { Array($0.name.value.utf8) }, reads)
    for place in Set(all.indices).subtracting(order).sorted() {
      scopes.add(ExpressionField(name: Array(all[place].name.value.utf8), type: .faulty))
    }
    for place in order {
      let field = all[place]
      let checked = field.value.flatMap {
        scopes.check($0, at: .data, as: .value, into: &bag)
      }
      scopes.add(
        ExpressionField(name: Array(field.name.value.utf8), type: checked?.type ?? .faulty))
      if let checked {
        fields.append(
          Field(name: field.name.value, expression: checked, reads: reads[place]))
      }
    }
  }

  /// The places of fields such that each comes after those that it reads, and in the order of the
  /// file where that allows it; fields that read themselves are left out.
  private static func order(_ names: [[UInt8]], _ reads: [[[UInt8]]]) -> [Int] {
    var readers: [[UInt8]: [Int]] = [:]
    for (place, reads) in reads.enumerated() {
      for name in reads { readers[name, default: []].append(place) }
    }
    var open = reads.map(\.count)
    var ready = open.indices.filter { open[$0] == 0 }
    var order: [Int] = []
    var known: Set<[UInt8]> = []
    while !ready.isEmpty {
      order += ready
      var next: [Int] = []
      for place in ready where known.insert(names[place]).inserted {
        for reader in readers[names[place]] ?? [] {
          open[reader] -= 1
          if open[reader] == 0 { next.append(reader) }
        }
      }
      ready = next.sorted()
    }
    return order
  }

  /// Those of the names that are computed fields, with all that these read, in order.
  func needed(for names: some Sequence<[UInt8]>) -> [Field] {
    var needed = Set(names)
    for field in fields.reversed() where needed.contains(Array(field.name.utf8)) {
      needed.formUnion(field.reads)
    }
    return fields.filter { needed.contains(Array($0.name.utf8)) }
  }
}

extension ReportSpec {
  /// The fields that expressions make, in the order of the file.
  var computedFields: [FieldSpec] { data.fields.filter { $0.value != nil } }
}

extension FieldSpec {
  /// The names among some that the field's expression may read.
  fileprivate func reads(among names: Set<[UInt8]>) -> [[UInt8]] {
    (value?.parsed?.mentions ?? []).filter { names.contains($0) }
  }
}
