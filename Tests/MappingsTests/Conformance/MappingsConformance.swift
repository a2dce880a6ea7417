import Foundation
import Mappings
import TestSupport
import Testing

/// The public vectors of view mappings and change sets.
@Suite("MappingsConformance")
struct MappingsConformance {
  /// Why the answer to a question with two right answers is the `alternative` one.
  private static let alternatives: [String: String] = [
    "numberOfItemsInSection": "a section that does not exist has no rows, consolidated or not",
    "numberOfItemsInGroup": "a fixed window grows back when its group has the rows for it",
  ]

  @Test(
    "every vector passes",
    .enabled(if: Conformance.folder("mappings") != nil, "the suite `mappings` is not installed"))
  func vectors() throws {
    var passed = 0
    var total = 0
    for (file, vectors) in try Conformance.cases("mappings") {
      for vector in vectors {
        total += 1
        let id = vector.text("id") ?? "\(file) \(total)"
        do {
          let faults =
            try vector.text("family") == "mapping"
            ? mappingFaults(vector) : ChangeJudge.faults(vector)
          if faults.isEmpty {
            passed += 1
          } else {
            Issue.record("\(id): \(faults.joined(separator: "; "))")
          }
        } catch {
          Issue.record("\(id): \(error)")
        }
      }
    }
    print("MappingsConformance: \(passed) of \(total) passed")
    #expect(passed == total)
  }

  private func mappingFaults(_ vector: Object) throws -> [String] {
    var mappings = Mappings(rule: .asListed)
    var faults: [String] = []
    for step in vector.objects("script") {
      guard let question = step.text("check") else {
        try Steps.run(step, on: &mappings)
        continue
      }
      guard let fault = Checks.fault(step, mappings) else { continue }
      if let reason = Self.alternatives[question], step["alternative"] != nil,
        Checks.fault(step, mappings, field: "alternative") == nil
      {
        print("\(vector.text("id") ?? ""): \(question) answers the alternative, since \(reason)")
      } else {
        faults.append(fault)
      }
    }
    return faults
  }
}
