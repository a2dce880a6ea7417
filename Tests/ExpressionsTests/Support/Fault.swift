import Diagnostics
import Expressions
import Testing

/// An expression and what is said about it: code, marked part, message, help.
struct FaultExample: Sendable, CustomTestStringConvertible {
  let text: String
  let code: String
  let part: String
  let message: String
  let help: String?

  init(_ text: String, _ code: String, _ part: String, _ message: String, _ help: String? = nil) {
    self.text = text
    self.code = code
    self.part = part
    self.message = message
    self.help = help
  }

  var testDescription: String { text }

  /// Checks that an expression has this fault alone.
  func expect(in fixture: Fixture, as purpose: ExpressionPurpose = .any) {
    let (checked, diagnostics) = fixture.check(text, as: purpose)
    #expect(diagnostics.map(\.code.name) == [code])
    guard let found = diagnostics.first else { return }
    #expect((checked == nil) == (found.severity == .error))
    #expect(found.message == message)
    #expect(found.help.first == help)
    if let range = found.primary?.span.range {
      let bytes = Array(text.utf8)
      #expect(String(decoding: bytes[range.clamped(to: bytes.indices)], as: UTF8.self) == part)
    }
  }
}
