import Foundation
import Testing

@testable import Formatting

@Suite struct LocaleDataTests {
  @Test func builtInDataIsWhatWouldBeLearnt() {
    let builtIn = LocaleData.unitedStates
    let learnt = LocaleData(learning: "en-US")
    #expect(builtIn.isRightToLeft == learnt.isRightToLeft)
    #expect(builtIn.number == learnt.number)
    #expect(builtIn.percent() == learnt.percent())
    #expect(builtIn.names() == learnt.names())
    for kind in DateKind.allCases {
      for length in DateLength.allCases {
        let (ours, theirs) = (builtIn.pattern(kind, length), learnt.pattern(kind, length))
        #expect(ours.utf8.elementsEqual(theirs.utf8), "\(ours), not \(theirs)")
      }
    }
    #expect(builtIn.compact() == learnt.compact())
    #expect(builtIn.byteNames() == learnt.byteNames())
    for code in CurrencyCodes.all {
      #expect(builtIn.currency(code) == learnt.currency(code), "\(code)")
    }
  }

  @Test(arguments: [
    ("en-US", "en-US"), ("en_US", "en-US"), ("en-gb", "en-GB"), ("DE-de", "de-DE"), ("fr", "fr"),
    ("zh-Hans-CN", "zh-Hans-CN"), ("zh-CN", "zh-CN"), ("zh_hant_tw", "zh-Hant-TW"),
    ("sr-Latn", "sr-Latn"), ("es-419", "es-419"), ("en-001", "en-001"), ("fr-US", "fr-US"),
    ("ar-EG-u-nu-latn", "ar-EG-u-nu-latn"), ("ja-JP", "ja-JP"), ("he-IL", "he-IL"),
    ("fa-IR", "fa-IR"), ("pt-BR", "pt-BR"),
  ])
  func knowsIdentifiers(_ identifier: String, _ canonical: String) {
    #expect(LocaleData.canonical(identifier) == canonical)
    #expect(LocaleData(identifier: identifier)?.identifier == canonical)
  }

  @Test(arguments: [
    "", "x", "xx", "xx-YY", "en-XX", "en-USA", "english", "en-US-", "en-", "en-Latn-",
    "-US",
    "en--US", "en-US-foo",
    "C", "POSIX", "C.UTF-8", "en-US.UTF-8", "root", "und", "tlh", "en US", "de-DE@euro", "dé",
    "en-US-u-nu-arab", "en-Cyrl-US", "u-nu-latn",
  ])
  func refusesIdentifiers(_ identifier: String) {
    #expect(!LocaleData.isKnown(identifier))
    #expect(LocaleData(identifier: identifier) == nil)
  }

  @Test func listsIdentifiersInOrder() {
    let identifiers = LocaleData.identifiers()
    #expect(identifiers.contains("en-GB") && identifiers.count > 500)
    #expect(identifiers == identifiers.sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) })
    #expect(identifiers.filter { !LocaleData.isKnown($0) } == ["en-US-POSIX"])
  }

  @Test func knowsTheDirectionOfText() {
    for (identifier, isRightToLeft) in [
      ("en-US", false), ("ar-EG", true), ("he-IL", true), ("fa-IR", true), ("ja-JP", false),
    ] {
      #expect(LocaleData(identifier: identifier)?.isRightToLeft == isRightToLeft)
    }
  }

  @Test func knowsCurrencies() {
    #expect(CurrencyCodes.isKnown("EUR") && !CurrencyCodes.isKnown("eur"))
    #expect(!CurrencyCodes.isKnown("EURO") && !CurrencyCodes.isKnown("QQQ"))
    #expect(CurrencyCodes.decimals("JPY") == 0 && CurrencyCodes.decimals("KWD") == 3)
    #expect(CurrencyCodes.decimals("EUR") == 2 && CurrencyCodes.decimals("CLF") == 4)
    let known = Set(Locale.Currency.isoCurrencies.map { $0.identifier.uppercased() })
    #expect(Set(CurrencyCodes.all) == known)
    #expect(CurrencyCodes.all == CurrencyCodes.all.sorted())
  }
}
