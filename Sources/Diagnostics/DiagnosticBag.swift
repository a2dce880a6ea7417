/// Diagnostics collected beside a stage, in the order of their discovery.
package struct DiagnosticBag: Sendable {
  package private(set) var all: [Diagnostic] = []
  package private(set) var hasErrors = false

  package init() {}

  package mutating func add(_ diagnostic: Diagnostic) {
    all.append(diagnostic)
    if diagnostic.severity == .error { hasErrors = true }
  }

  package mutating func add(contentsOf other: DiagnosticBag) {
    for diagnostic in other.all { add(diagnostic) }
  }
}
