import Foundation
import Mappings

typealias Object = [String: Any]

/// Reading the fields of a vector.
extension Object {
  func text(_ key: String) -> String? { self[key] as? String }
  func number(_ key: String) -> Int? { (self[key] as? NSNumber)?.intValue }
  func flag(_ key: String) -> Bool { (self[key] as? NSNumber)?.boolValue ?? false }
  func object(_ key: String) -> Object? { self[key] as? Object }
  func objects(_ key: String) -> [Object] { self[key] as? [Object] ?? [] }
  func texts(_ key: String) -> [String]? { self[key] as? [String] }
  func group(_ key: String) -> GroupName { GroupName(text(key) ?? "") }

  /// The counts of a step, in the order of its list where it has one.
  var listing: [GroupCount] {
    let counts = self["counts"] as? [String: Int] ?? [:]
    let names = texts("groups") ?? counts.keys.sorted()
    return names.map { GroupCount(GroupName($0), counts[$0] ?? 0) }
  }
}
