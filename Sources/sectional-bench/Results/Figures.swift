/// Numbers as the tables print them.
enum Figures {
  /// A number with a fixed count of decimals, 0 to 6.
  static func fixed(_ value: Double, _ decimals: Int) -> String {
    var scale = 1
    for _ in 0..<min(max(decimals, 0), 6) { scale *= 10 }
    let scaled = (value.magnitude * Double(scale)).rounded()
    guard scaled < 1e18 else { return "\(value)" }
    let digits = Int(scaled)
    let sign = value < 0 && digits > 0 ? "-" : ""
    if scale == 1 { return sign + "\(digits)" }
    let fraction = String(digits % scale + scale).dropFirst()
    return sign + "\(digits / scale).\(fraction)"
  }

  /// A sum of hundredths with its two decimals.
  static func decimal(hundredths: Int) -> String {
    let cents = hundredths % 100
    return "\(hundredths / 100)." + (cents < 10 ? "0" : "") + "\(cents)"
  }

  /// A count with a comma between thousands.
  static func count(_ value: Int) -> String {
    var text = ""
    for (place, digit) in String(value).reversed().enumerated() {
      if place > 0 && place % 3 == 0 { text.append(",") }
      text.append(digit)
    }
    return String(text.reversed())
  }
}
