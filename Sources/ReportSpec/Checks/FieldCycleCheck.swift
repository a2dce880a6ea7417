import Diagnostics
import Expressions

/// Computed fields are made in the order in which they need each other, so none may need itself.
///
/// A field needs every computed field that its expression names. Every field is walked over once.
extension SpecDecoder {
  mutating func checkFieldCycles(_ spec: ReportSpec) {
    var walk = FieldWalk(spec.data.fields)
    for cycle in walk.cycles() {
      guard let first = cycle.first else { continue }
      let names = (cycle + [first]).map(\.name.value)
      let limit = 12
      let shown = names.prefix(limit).map(quoted) + (names.count > limit ? ["…"] : [])
      report(
        .fieldCycle, "the field \(quoted(first.name.value)) is computed from itself",
        at: first.value?.span ?? first.name.span,
        notes: cycle.count == 1 ? [] : ["the chain is " + shown.joined(separator: " → ")],
        help: cycle.count == 1
          ? "give the computed field a name that its expression does not use"
          : "compute one of them from fields of the data alone")
    }
  }
}

/// A walk over computed fields along their needs.
private struct FieldWalk {
  private enum Mark {
    case open, done
  }

  /// More cycles than a run of the program shows are not looked for.
  private static let mostCycles = 100

  private let fields: [FieldSpec]
  private var places = NameTable<Int>()
  private var marks: [Int: Mark] = [:]

  init(_ fields: [FieldSpec]) {
    self.fields = fields.filter { $0.value != nil }
    for (place, field) in self.fields.enumerated() { places.add(field.name.value, place) }
  }

  /// The cycles that the walk meets, each once, from its first field in the file.
  mutating func cycles() -> [[FieldSpec]] {
    var cycles: [[Int]] = []
    for start in fields.indices where marks[start] == nil {
      // The fields on the way with the needs that are still to be looked at.
      var path: [(place: Int, needs: [Int])] = [(start, needs(of: start))]
      marks[start] = .open
      while let last = path.indices.last {
        guard let next = path[last].needs.popLast() else {
          marks[path[last].place] = .done
          path.removeLast()
          continue
        }
        switch marks[next] {
        case .done: continue
        case .open where cycles.count >= Self.mostCycles: continue
        case .open:
          let cycle = path.map(\.place).drop { $0 != next }
          cycles.append(Array(cycle))
        case nil:
          marks[next] = .open
          path.append((next, needs(of: next)))
        }
      }
    }
    return cycles.map { cycle in
      let start = cycle.indices.min { cycle[$0] < cycle[$1] } ?? 0
      return (cycle[start...] + cycle[..<start]).map { fields[$0] }
    }
  }

  private func needs(of place: Int) -> [Int] {
    let names = fields[place].value?.parsed?.mentions ?? []
    return names.compactMap { places[String(decoding: $0, as: UTF8.self)] }.reversed()
  }
}
