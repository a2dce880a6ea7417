/// An entry of `data.lookups`: a second table that expressions look into.
package struct LookupSpec: Sendable {
  /// A name of the expression language.
  package let name: Located<String>
  /// A path relative to the spec's folder that does not leave it by its own words.
  package let file: Located<String>
  /// The field that finds a record; nil: the table holds one record at most.
  package let key: Located<String>?
}
