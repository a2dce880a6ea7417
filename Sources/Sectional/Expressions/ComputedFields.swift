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
  /// Cycles were found when the spec was decoded.
  init(_ spec: ReportSpec, _ scopes: inout ExpressionScopes, into bag: inout DiagnosticBag) {
    var left = spec.computedFields
    let names = Set(left.map { Array($0.name.value.utf8) })
    var known: Set<[UInt8]> = []
    while !left.isEmpty {
      let ready = left.filter { field in
        field.reads(among: names).allSatisfy { known.contains($0) }
      }
      // What is left reads itself.
      if ready.isEmpty { return }
      for field in ready {
        let name = Array(field.name.value.utf8)
        known.insert(name)
        let checked = field.value.flatMap {
          scopes.check($0, at: .data, as: .value, into: &bag)
        }
        scopes.add(ExpressionField(name: name, type: checked?.type ?? .faulty))
        if let checked {
          fields.append(
            Field(
              name: field.name.value, expression: checked, reads: field.reads(among: names)))
        }
      }
      left.removeAll { known.contains(Array($0.name.value.utf8)) }
    }
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
