import Diagnostics
import Foundation
import TestSupport
import Testing
import YAMLTree

/// The YAML test suite, judged on the located tree.
///
/// Hard verdicts are those that libyaml agrees with; the other cases must only neither crash nor
/// hang.
@Suite struct YAMLConformance {
  /// Refusals that a case with a right reading may end with.
  private static let allowed: [DiagnosticCode: String] = [
    .yamlUnknownTag: "tag", .yamlTagMismatch: "tag", .yamlDirective: "%TAG",
    .yamlMergeKey: "merge key", .yamlDuplicateKey: "duplicate key", .yamlKey: "key not a scalar",
    .yamlSeveralDocuments: "second document", .yamlEmpty: "empty document", .yamlLimit: "limit",
  ]

  @Test(
    .enabled(
      if: Conformance.folder("yaml") != nil, "the conformance folder yaml is not installed"))
  func suite() throws {
    var (hard, passed, free) = (0, 0, 0)
    var refusals: [String: [String]] = [:]
    for (file, cases) in try Conformance.cases("yaml") {
      #expect(!cases.isEmpty, "\(file)")
      for test in cases {
        let id = try #require(test["id"] as? String)
        let source = try #require(test["yaml"] as? String)
        let reading = Reading(source)
        for scalar in reading.root?.scalars ?? [] {
          #expect(scalar.isFoundAgain, "\(id): \(scalar.text)")
        }
        guard test["libyaml"] as? Bool == true else {
          free += 1
          continue
        }
        if test["error"] as? Bool == true {
          hard += 1
          if reading.bag.hasErrors { passed += 1 } else { Issue.record("\(id) is read") }
        } else if let json = test["json"] as? String {
          hard += 1
          if Self.isRight(reading, json, id, &refusals) { passed += 1 }
        } else {
          free += 1
        }
      }
    }
    print("YAMLConformance: \(passed) of \(hard) passed (\(free) without a verdict)")
    for (reason, ids) in refusals.sorted(by: { $0.key < $1.key }) {
      print("  refused for \(reason): \(ids.count) (\(ids.joined(separator: " ")))")
    }
    #expect(passed == hard)
  }

  private static func isRight(
    _ reading: Reading, _ json: String, _ id: String, _ refusals: inout [String: [String]]
  ) -> Bool {
    let errors = reading.bag.all.filter { $0.severity == .error }
    if let first = errors.first {
      let wrong = errors.first { allowed[$0.code] == nil }
      if let wrong {
        Issue.record("\(id) is refused: \(wrong.message) [\(wrong.code)]")
        return false
      }
      refusals[allowed[first.code] ?? "", default: []].append(id)
      return true
    }
    // The suite writes several documents as several values; such a case is always refused.
    guard let root = reading.root,
      let expected = try? JSONSerialization.jsonObject(
        with: Data(json.utf8), options: [.fragmentsAllowed])
    else {
      Issue.record("\(id) has no tree")
      return false
    }
    let isEqual = JSONForm(root).isEqual(to: expected)
    if !isEqual { Issue.record("\(id) is read as \(root.outline) instead of \(json)") }
    return isEqual
  }
}

/// A tree compared with JSON.
private struct JSONForm {
  let node: YAMLNode

  init(_ node: YAMLNode) { self.node = node }

  func isEqual(to json: Any) -> Bool {
    switch node.content {
    case .faulty: return false
    case .sequence(let nodes):
      guard let list = json as? [Any], list.count == nodes.count else { return false }
      return zip(nodes, list).allSatisfy { JSONForm($0).isEqual(to: $1) }
    case .mapping(let mapping):
      guard let object = json as? [String: Any], object.count == mapping.entries.count else {
        return false
      }
      return mapping.entries.allSatisfy { entry in
        object[entry.name].map { JSONForm(entry.value).isEqual(to: $0) } ?? false
      }
    case .scalar(let scalar): return isEqual(scalar, to: json)
    }
  }

  private func isEqual(_ scalar: YAMLScalar, to json: Any) -> Bool {
    let number = json as? NSNumber
    let isBoolean = number.map { isJSONBoolean($0) } ?? false
    switch scalar.value {
    case .null: return json is NSNull
    case .boolean(let boolean): return isBoolean && number?.boolValue == boolean
    case .integer(let integer):
      return !isBoolean && number != nil && number?.intValue == integer
    case .float(let double): return !isBoolean && number?.doubleValue == double
    case .string: return (json as? String).map { $0.utf8.elementsEqual(scalar.text.utf8) } ?? false
    }
  }

  /// JSON's booleans are numbers of their own type.
  private func isJSONBoolean(_ number: NSNumber) -> Bool {
    String(cString: number.objCType) == "c"
  }
}
