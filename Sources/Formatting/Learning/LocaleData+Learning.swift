import Foundation

extension LocaleData {
  /// Learns the data of a known locale from ICU, by formatting samples and taking them apart.
  init(learning identifier: String) {
    let locale = Locale(identifier: identifier)
    let number = NumberLearning(locale: locale).number()
    let names = Learnt { CalendarLearning(locale: locale).names() }
    let compact = Learnt { CompactLearning.steps(locale: locale) }
    let byteNames = Learnt { ByteLearning.names(locale: locale) }
    let relative = Learnt { RelativeLearning.names(locale: locale) }
    self.init(
      identifier: identifier,
      isRightToLeft: locale.language.characterDirection == .rightToLeft,
      number: number, percent: { NumberLearning(locale: locale).percent() },
      names: { names.get() },
      pattern: { CalendarLearning(locale: locale).pattern($0, $1) },
      compact: { compact.get() }, byteNames: { byteNames.get() },
      currency: { NumberLearning(locale: locale).currency($0) }, relative: { relative.get() },
      collation: .learnt(identifier))
  }
}
