import Foundation
import Mappings

/// Carries out the steps of a vector.
enum Steps {
  static func create(_ step: Object) throws -> Mappings {
    guard let groups = step.texts("groups") else { return Mappings(rule: .asListed) }
    return try Mappings(groups: groups.map { GroupName($0) })
  }

  static func run(_ step: Object, on mappings: inout Mappings) throws {
    let group = step.group("group")
    switch step.text("do") ?? "" {
    case "create": mappings = try create(step)
    case "setRange":
      try ignoringUnknown { try mappings.setRangeOptions(range(step), forGroup: group) }
    case "removeRange": try ignoringUnknown { try mappings.removeRangeOptions(forGroup: group) }
    case "setReversed":
      try ignoringUnknown { try mappings.setIsReversed(step.flag("value"), forGroup: group) }
    case "setDependencies":
      let offsets = step["offsets"] as? [Int] ?? []
      try ignoringUnknown {
        try mappings.setCellDrawingDependencyOffsets(offsets, forGroup: group)
      }
    case "setDynamic":
      try ignoringUnknown { try mappings.setIsDynamicSection(step.flag("value"), forGroup: group) }
    case "setDynamicAll": mappings.setIsDynamicSectionForAllGroups(step.flag("value"))
    case "setAutoConsolidate":
      try mappings.setAutoConsolidateGroupsThreshold(
        step.number("threshold") ?? 0, withName: step.text("name").map { GroupName($0) })
    case "update":
      if step.text("mode") == "changeset" {
        try mappings.updateKeepingWindows(groups: step.listing)
      } else {
        try mappings.update(groups: step.listing)
      }
    default: throw UnknownStep(step: "\(step)")
    }
  }

  /// A setting for a group outside of a fixed list is refused; the model ignores it.
  private static func ignoringUnknown(_ setting: () throws -> Void) throws {
    do {
      try setting()
    } catch MappingsError.unknownGroup {
    }
  }

  private static func range(_ step: Object) throws -> RangeOptions? {
    let pin: RangePin = step.text("pin") == "beginning" ? .beginning : .end
    let length = step.number("length") ?? 0
    let offset = step.number("offset") ?? 0
    guard step.text("kind") == "flexible" else {
      return try RangeOptions.fixed(length: length, offset: offset, from: pin)
    }
    var options = try RangeOptions.flexible(length: length, offset: offset, from: pin)
    if let grow = growOptions(step.text("grow")) { options?.growOptions = grow }
    if step.keys.contains("maxLength") {
      try options?.setMaxLength(step.number("maxLength") ?? RangeOptions.unlimited)
    }
    if let least = step.number("minLength") { try options?.setMinLength(least) }
    return options
  }

  private static func growOptions(_ name: String?) -> GrowOptions? {
    switch name {
    case "inRangeOnly": .inRangeOnly
    case "pinSide": .pinSide
    case "nonPinSide": .nonPinSide
    case "bothSides": .bothSides
    default: nil
    }
  }

  struct UnknownStep: Error {
    let step: String
  }
}
