import Foundation
import Mappings

/// Asks the questions of a vector.
enum Checks {
  /// What is wrong with the answer to a check, or nil if nothing.
  ///
  /// - Parameters:
  ///   - check: The question with its arguments and the right answer.
  ///   - mappings: The mappings to ask.
  ///   - field: The field with the right answer.
  /// - Returns: What is wrong, or nil.
  static func fault(_ check: Object, _ mappings: Mappings, field: String = "expect") -> String? {
    let answer = answer(check, mappings)
    let expected = check[field] ?? NSNull()
    return matches(answer, expected) ? nil : "\(check): the answer is \(answer)"
  }

  /// Whether an answer is the expected one; of an object only the keys that are expected count.
  static func matches(_ answer: Any, _ expected: Any) -> Bool {
    if let expected = expected as? Object {
      guard let answer = answer as? Object else { return false }
      return expected.allSatisfy { matches(answer[$0.key] ?? NSNull(), $0.value) }
    }
    return (answer as? NSObject) == (expected as? NSObject)
  }

  private static func answer(_ check: Object, _ mappings: Mappings) -> Any {
    let group = check.group("group")
    let row = check.number("row") ?? -1
    let section = check.number("section") ?? -1
    let index = check.number("index") ?? -1
    switch check.text("check") ?? "" {
    case "numberOfSections": return NSNumber(value: mappings.numberOfSections)
    case "visibleGroups": return mappings.visibleGroups.map(\.text) as NSArray
    case "allGroups": return mappings.allGroups.map(\.text) as NSArray
    case "isEmpty": return NSNumber(value: mappings.isEmpty)
    case "groupForSection": return object(mappings.group(forSection: section)?.text)
    case "sectionForGroup": return object(mappings.section(forGroup: group))
    case "numberOfItemsInSection":
      return NSNumber(value: mappings.numberOfItems(inSection: section))
    case "numberOfItemsInGroup": return NSNumber(value: mappings.numberOfItems(inGroup: group))
    case "numberOfItemsInAllGroups": return NSNumber(value: mappings.numberOfItemsInAllGroups)
    case "groupAndIndex":
      guard let place = mappings.groupAndIndex(forRow: row, inSection: section) else {
        return NSNull()
      }
      return ["group": place.group.text, "index": place.index] as Object
    case "indexForRow":
      return check["section"] != nil
        ? object(mappings.index(forRow: row, inSection: section))
        : object(mappings.index(forRow: row, inGroup: group))
    case "rowForIndex": return object(mappings.row(forIndex: index, inGroup: group))
    case "indexPathForIndex": return path(mappings.rowPath(forIndex: index, inGroup: group))
    case "nearest": return path(mappings.nearestRowPath(forRow: row, inGroup: group))
    case "rangePosition":
      let position = mappings.rangePosition(forGroup: group)
      return [
        "offsetFromBeginning": position.offsetFromBeginning,
        "offsetFromEnd": position.offsetFromEnd, "length": position.length,
      ] as Object
    case "rangeOptions":
      guard let options = mappings.rangeOptions(forGroup: group) else { return NSNull() }
      return fields(options)
    case "hasRange": return NSNumber(value: mappings.rangeOptions(forGroup: group) != nil)
    case "dependencies":
      return mappings.cellDrawingDependencyOffsets(forGroup: group) as NSArray
    case "isReversed": return NSNumber(value: mappings.isReversed(forGroup: group))
    case "isDynamic": return NSNumber(value: mappings.isDynamicSection(forGroup: group))
    case "isDynamicAll": return NSNumber(value: mappings.isDynamicSectionForAllGroups)
    case "isUsingConsolidatedGroup": return NSNumber(value: mappings.isUsingConsolidatedGroup)
    case "consolidatedGroupName": return object(mappings.consolidatedGroupName?.text)
    case "autoConsolidateThreshold":
      return NSNumber(value: mappings.autoConsolidateGroupsThreshold)
    default: return "unknown question"
    }
  }

  private static func object(_ value: String?) -> Any { value.map { $0 as NSString } ?? NSNull() }
  private static func object(_ value: Int?) -> Any {
    value.map { NSNumber(value: $0) } ?? NSNull()
  }
  private static func path(_ path: RowPath?) -> Any {
    guard let path else { return NSNull() }
    return ["section": path.section, "row": path.row] as Object
  }

  /// A window in the words of the vectors.
  static func fields(_ options: RangeOptions) -> Object {
    var fields: Object = [
      "kind": options.kind.rawValue, "pin": options.pin.rawValue, "length": options.length,
      "offset": options.offset,
    ]
    if options.kind == .flexible {
      fields["minLength"] = options.minLength
      fields["maxLength"] =
        options.maxLength == RangeOptions.unlimited
        ? NSNull() as Any : NSNumber(value: options.maxLength)
      fields["grow"] = "\(options.growOptions)"
    }
    return fields
  }
}
