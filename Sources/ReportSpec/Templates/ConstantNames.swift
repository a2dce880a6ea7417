import Templating

/// Names that are the same in the whole report: `params.NAME`, and the fields of tables of one
/// record, `LOOKUP.FIELD`.
struct ConstantNames {
  private var parameters: [ParameterSpec] = []
  /// Tables without a key; which fields they have is known when they are read.
  private var tables: [String] = []

  init() {}

  init(_ spec: ReportSpec) {
    parameters = spec.parameters
    tables = spec.data.lookups.filter { $0.key == nil }.map(\.name.value)
  }

  /// Whether a name is one of these.
  func has(_ name: String) -> Bool {
    name.hasPrefix("params.") || tables.contains { name.hasPrefix($0 + ".") }
  }

  /// Adds the names that a text has, or every parameter where it names one that is not there: the
  /// message then has something to suggest.
  func add(for written: [String], to scope: inout TemplateScope) {
    if written.contains(where: { $0.hasPrefix("params.") }) {
      for parameter in parameters {
        scope.add(
          "params.\(parameter.name.value)",
          parameter.type == .list ? .list(items: TemplateScope()) : .value, hasRaw: true,
          isTrusted: parameter.isTrusted)
      }
    }
    for name in written where tables.contains(where: { name.hasPrefix($0 + ".") }) {
      scope.add(name)
    }
  }
}
