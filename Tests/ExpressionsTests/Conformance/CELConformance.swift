import Diagnostics
import Expressions
import Foundation
import TestSupport
import Testing
import Values

/// The public suite of the Common Expression Language without its protocol buffers.
@Suite struct CELConformance {
  /// Cases that cannot be met, with the reason.
  static func exception(_ id: String) -> String? {
    if id.hasPrefix("parse/bytes_literals/"), id.hasSuffix("_unescaped_punctuation") {
      return "the expected bytes have a backslash that the expression does not have"
    }
    return nil
  }

  @Test func allCases() throws {
    let files = try Conformance.cases("cel")
    guard !files.isEmpty else {
      print("CELConformance: skipped, the suite is not installed")
      return
    }
    var passed = 0
    var total = 0
    for (file, cases) in files {
      var passedHere = 0
      for one in cases {
        let id = one["id"] as? String ?? ""
        let outcome = CELCase(one).run()
        if let failure = outcome {
          if let reason = Self.exception(id) {
            print("  exception \(id): \(reason)")
          } else {
            Issue.record("\(id): \(failure)")
          }
        } else {
          passedHere += 1
        }
      }
      print("  \(file): \(passedHere)/\(cases.count)")
      passed += passedHere
      total += cases.count
    }
    print("CELConformance: \(passed) of \(total) passed")
  }
}

/// A case of the suite.
struct CELCase {
  private let json: [String: Any]

  init(_ json: [String: Any]) {
    self.json = json
  }

  /// Runs the case.
  /// - Returns: What went wrong; nil when the case is met.
  func run() -> String? {
    let text = json["expr"] as? String ?? ""
    let wantsError = json["error"] as? Bool ?? false
    let result = evaluate(text)
    switch result {
    case .failure(let failure):
      return wantsError ? nil : "\(text): \(failure.words)"
    case .success(let value):
      if wantsError { return "\(text): no error but \(value)" }
      guard let expected = json["expect"].flatMap(CELValue.read) else {
        return "the expected value cannot be read"
      }
      return CELValue.same(expected, value) ? nil : "\(text): \(value) instead of \(expected)"
    }
  }

  struct Failure: Error {
    let words: String
  }

  private func evaluate(_ text: String) -> Result<ExpressionValue, Failure> {
    var bag = DiagnosticBag()
    var scope = ExpressionScope()
    var values: [(Int, ExpressionValue)] = []
    for (name, json) in (json["bindings"] as? [String: Any] ?? [:]).sorted(by: { $0.key < $1.key })
    {
      guard let value = CELValue.read(json) else {
        return .failure(Failure(words: "the binding \(name) cannot be read"))
      }
      values.append((scope.add(name, .dynamic), value))
    }
    guard
      let parsed = ParsedExpression.parse(
        ExpressionSource(text), dialect: .standard, into: &bag),
      let checked = parsed.check(scope, into: &bag)
    else { return .failure(Failure(words: bag.all.map(\.message).joined(separator: "; "))) }
    do {
      let bound = try BoundExpression(checked, in: FoundationZones.environment)
      for (slot, value) in values { bound.set(value, slot: slot) }
      return .success(try bound.value())
    } catch let fault as EvaluationFault {
      return .failure(Failure(words: fault.message))
    } catch {
      return .failure(Failure(words: "\(error)"))
    }
  }
}

/// The tagged values of the suite.
enum CELValue {
  static func read(_ json: Any) -> ExpressionValue? {
    guard let tagged = json as? [String: Any], let (tag, value) = tagged.first else { return nil }
    switch tag {
    case "null": return .null
    case "bool": return (value as? Bool).map { .bool($0) }
    case "int": return (value as? String).flatMap { Int64($0) }.map { .int($0) }
    case "uint": return (value as? String).flatMap { UInt64($0) }.map { .uint($0) }
    case "double":
      guard let text = value as? String else { return nil }
      switch text {
      case "Infinity": return .double(.infinity)
      case "-Infinity": return .double(-.infinity)
      case "NaN": return .double(.nan)
      default: return Double(text).map { .double($0) }
      }
    case "string": return (value as? String).map { .text($0) }
    case "bytes": return (value as? String).flatMap(bytes).map { .bytes($0) }
    case "type": return (value as? String).map { .type($0) }
    case "timestamp": return duration(value).map { .timestamp($0) }
    case "duration": return duration(value).map { .duration($0) }
    case "list":
      guard let elements = value as? [Any] else { return nil }
      return .list(elements.compactMap(read))
    case "map":
      guard let entries = value as? [[Any]] else { return nil }
      var map = ExpressionMap()
      for entry in entries {
        guard let key = read(entry[0]), let value = read(entry[1]), map.add(key, value) else {
          return nil
        }
      }
      return .map(map)
    default: return nil
    }
  }

  private static func duration(_ json: Any) -> Duration? {
    guard let parts = json as? [Any], parts.count == 2,
      let seconds = Int64("\(parts[0])"), let nanos = Int64("\(parts[1])")
    else { return nil }
    return Duration(secondsSince1970: seconds, nanoseconds: nanos)
  }

  private static func bytes(_ hex: String) -> [UInt8]? {
    let digits = Array(hex.utf8)
    return stride(from: 0, to: digits.count - 1, by: 2).compactMap {
      UInt8(String(decoding: digits[$0..<$0 + 2], as: UTF8.self), radix: 16)
    }
  }

  /// Whether two values have the same type and value, NaN included.
  static func same(_ first: ExpressionValue, _ second: ExpressionValue) -> Bool {
    guard first.typeName == second.typeName else { return false }
    switch (first, second) {
    case (.double(let one), .double(let other)):
      return one == other || one.isNaN && other.isNaN
    case (.list(let one), .list(let other)):
      return one.count == other.count && zip(one, other).allSatisfy { same($0, $1) }
    case (.map(let one), .map(let other)):
      return one.count == other.count
        && zip(one.keys, one.values).allSatisfy { key, value in
          other.value(of: key).map { same($0, value) } ?? false
        }
    default: return first.equals(second)
    }
  }
}

/// The zones that Foundation knows.
enum FoundationZones {
  static let environment = ExpressionEnvironment(
    zones: TimeZones(
      zone: { name in
        guard name.contains(where: \.isLetter), let zone = TimeZone(identifier: name) else {
          return nil
        }
        return Zone(name: name, transitions: [], offsets: [], covered: 0..<0) { seconds in
          zone.secondsFromGMT(for: Date(timeIntervalSince1970: Double(seconds)))
        }
      }, names: { TimeZone.knownTimeZoneIdentifiers.sorted() }))
}
