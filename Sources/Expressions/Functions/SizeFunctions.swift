/// `size`.
enum SizeFunctions {
  static let all: [FunctionDeclaration] = [
    FunctionDeclaration(
      "size", .either,
      FunctionForm(
        [.oneOf([.string, .bytes, .list(.dynamic), .map(.dynamic, .dynamic)])], .fixed(.int),
        .one { (value, frame) throws(EvaluationFault) in
          switch value {
          case .string(let text):
            try frame.spend(bytes: text.count)
            return .int(Int64(text.scalarCount))
          case .bytes(let bytes): return .int(Int64(bytes.count))
          case .list(let list): return .int(Int64(list.count))
          case .map(let map): return .int(Int64(map.count))
          default: throw .noOverload("size", value)
          }
        }))
  ]
}

extension ExpressionText {
  /// Number of code points.
  var scalarCount: Int {
    withBytes { bytes in
      var count = 0
      for byte in bytes where byte & 0xc0 != 0x80 { count &+= 1 }
      return count
    }
  }
}
