import Diagnostics
import Formatting
import ReportSpec
import Values

/// The locale and time zone of a report.
struct RegionalSettings {
  let locale: LocaleData
  let zone: Zone

  /// Settings of the spec; an unknown locale or time zone is an error at its place.
  init(_ spec: ReportSpec, into bag: inout DiagnosticBag) {
    let name = spec.locale?.value ?? LocaleData.defaultIdentifier
    let locale = LocaleData(identifier: name)
    if locale == nil, let span = spec.locale?.span {
      bag.add(
        Diagnostic(
          .unknownLocale, "there is no locale `\(name)`", at: span,
          help: [Suggestion.help(for: name, among: LocaleData.identifiers())].compactMap { $0 }
            + ["a locale is a language and a country, such as `en-GB` or `de-DE`"]))
    }
    let zoneName = spec.timeZone?.value ?? Zone.utc.name
    let zone = TimeZones.standard.zone(zoneName)
    if zone == nil, let span = spec.timeZone?.span {
      bag.add(
        Diagnostic(
          .unknownTimeZone, "there is no time zone `\(zoneName)`", at: span,
          help: [Suggestion.help(for: zoneName, among: TimeZones.standard.names())]
            .compactMap { $0 } + ["a time zone is named as in `Europe/London`"]))
    }
    self.locale = locale ?? .unitedStates
    self.zone = zone ?? .utc
  }
}
