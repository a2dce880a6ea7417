import Values

/// `split`, `join` and `replace`.
enum StringLists {
  static let all: [FunctionDeclaration] = [
    FunctionDeclaration(
      "split", .member,
      FunctionForm(
        [.type(.string), .type(.string)], .fixed(.list(.string)), .many(split)),
      FunctionForm(
        [.type(.string), .type(.string), .type(.int)], .fixed(.list(.string)), .many(split))),
    FunctionDeclaration(
      "replace", .member,
      FunctionForm(
        [.type(.string), .type(.string), .type(.string)], .fixed(.string), .many(replace)),
      FunctionForm(
        [.type(.string), .type(.string), .type(.string), .type(.int)], .fixed(.string),
        .many(replace))),
    FunctionDeclaration(
      "join", .member,
      FunctionForm([.anyList], .fixed(.string), .many(join)),
      FunctionForm([.anyList, .type(.string)], .fixed(.string), .many(join))),
  ]

  private static let split:
    @Sendable ([ExpressionValue], inout Frame) throws(EvaluationFault) -> ExpressionValue = {
      (arguments, frame) throws(EvaluationFault) in
      guard case .string(let text) = arguments[0], case .string(let separator) = arguments[1]
      else { throw EvaluationFault.noOverload("split", arguments) }
      let limit = try limit(arguments, 2, "split")
      try frame.spend(bytes: text.count)
      if limit == 0 { return .list([]) }
      var parts: [ExpressionValue] = []
      var start = 0
      while limit < 0 || parts.count < limit - 1 {
        let end: Int
        if separator.count == 0 {
          // An empty separator cuts behind every code point.
          end = text.nextOffset(after: start)
          if end >= text.count { break }
        } else if let found = text.firstOffset(of: separator, from: start) {
          end = found
        } else {
          break
        }
        parts.append(.string(text.slice(start..<end)))
        try frame.spend(1)
        start = end + separator.count
      }
      if separator.count > 0 || text.count > 0 {
        parts.append(.string(text.slice(start..<text.count)))
      }
      return .list(parts)
    }

  private static let replace:
    @Sendable ([ExpressionValue], inout Frame) throws(EvaluationFault) -> ExpressionValue = {
      (arguments, frame) throws(EvaluationFault) in
      guard case .string(let text) = arguments[0], case .string(let old) = arguments[1],
        case .string(let new) = arguments[2]
      else { throw EvaluationFault.noOverload("replace", arguments) }
      let limit = try limit(arguments, 3, "replace")
      try frame.spend(bytes: text.count)
      var result: [UInt8] = []
      var start = 0
      var search = 0
      var count = 0
      while limit < 0 || count < limit, let found = text.firstOffset(of: old, from: search) {
        text.slice(start..<found).withBytes { result.append(contentsOf: $0) }
        new.withBytes { result.append(contentsOf: $0) }
        try frame.spend(bytes: new.count + found - start)
        count += 1
        start = found + old.count
        if old.count == 0 {
          // An empty text stands before every code point and at the end.
          if found >= text.count { break }
          search = text.nextOffset(after: found)
        } else {
          search = start
        }
      }
      text.slice(start..<text.count).withBytes { result.append(contentsOf: $0) }
      return .string(ExpressionText(result))
    }

  private static let join:
    @Sendable ([ExpressionValue], inout Frame) throws(EvaluationFault) -> ExpressionValue = {
      (arguments, frame) throws(EvaluationFault) in
      guard case .list(let parts) = arguments[0] else {
        throw EvaluationFault.noOverload("join", arguments)
      }
      var separator = ExpressionText([])
      if arguments.count > 1 {
        guard case .string(let text) = arguments[1] else {
          throw EvaluationFault.noOverload("join", arguments)
        }
        separator = text
      }
      var result: [UInt8] = []
      for (index, part) in parts.enumerated() {
        guard case .string(let text) = part else { throw .noOverload("join", part) }
        try frame.spend(bytes: text.count + separator.count)
        if index > 0 { separator.withBytes { result.append(contentsOf: $0) } }
        text.withBytes { result.append(contentsOf: $0) }
      }
      return .string(ExpressionText(result))
    }

  private static func limit(
    _ arguments: [ExpressionValue], _ place: Int, _ name: String
  ) throws(EvaluationFault) -> Int {
    guard arguments.count > place else { return -1 }
    guard case .int(let limit) = arguments[place] else {
      throw EvaluationFault.noOverload(name, arguments)
    }
    return Int(limit)
  }
}
