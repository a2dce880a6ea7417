import Diagnostics
import YAMLTree

extension SpecDecoder {
  mutating func consolidate(_ entry: YAMLMapping.Entry?) -> ConsolidateSpec? {
    guard let entry else { return nil }
    let faults = bag.all.count
    let example = entry.value.scalar.map { "consolidate: {below: \(flowText($0.text))}" }
    guard
      let keys = keys(
        of: entry.value, named: "`consolidate`", as: .consolidate,
        example: example ?? "consolidate: {below: 10}")
    else { return nil }
    let below = integer(keys["below"], in: 1...Int.max)
    let id = name(keys["id"], wants: "a name")
    let settings = settings(keys)
    guard let below else {
      if !isExplained(entry.value, since: faults) {
        report(
          .missingKey, "`consolidate` needs `below`", at: entry.value.span,
          help: "say below how many rows there is one section: `below: 10`")
      }
      return nil
    }
    return ConsolidateSpec(span: entry.value.span, below: below, id: id, settings: settings)
  }
}
