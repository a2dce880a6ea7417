/// The vocabulary of the generated file.
enum StockWords {
  /// The departments with the two letters that begin their stock numbers; not in order.
  static let departments: [(name: [UInt8], code: [UInt8])] = [
    ("wine", "WI"), ("beer", "BE"), ("liquor", "LI"), ("dairy", "DA"), ("bakery", "BA"),
    ("produce", "PR"), ("meat", "ME"), ("fish", "FI"), ("frozen", "FR"), ("snacks", "SN"),
    ("coffee", "CO"), ("tea", "TE"), ("juice", "JU"), ("water", "WA"), ("spices", "SP"),
    ("pasta", "PA"), ("rice", "RI"), ("canned", "CA"), ("sauces", "SA"), ("oils", "OI"),
    ("sweets", "SW"), ("cereal", "CE"), ("bed & bath", "BB"), ("cleaning", "CL"),
    ("paper", "PP"), ("pets", "PE"), ("garden", "GA"), ("crèmerie", "CR"), ("toys", "TO"),
    ("stationery", "ST"),
  ].map { (Array($0.0.utf8), Array($0.1.utf8)) }

  static let adjectives = words(
    "old new dry dark pale mild rich ripe soft fine wild plain green golden smoked roasted "
      + "salted mellow northern southern")

  static let nouns = words(
    "oak barrel harvest valley river stone orchard meadow cellar mill farm coast island forest "
      + "garden castle bridge market chapel tower")

  static let remarks = words(
    "keep cool store upright order weekly fragile seasonal top shelf check date local supplier "
      + "slow seller on offer best before summer half case")

  /// Names that need quotes in CSV or escapes in HTML.
  static let markedNames = phrases([
    "Château, \"Réserve\"", "Fish & Chips, large", "Müller, \"Söhne\"", "Size <XL>, blue",
    "東京, \"特選\"", "Crème, brûlée", "\"Best\" & more", "Łódź, 1 kg", "A<B&C>, \"D\"",
    "Ñandú, \"№ 5\"",
  ])

  /// Remarks that need quotes in CSV or escapes in HTML.
  static let markedRemarks = phrases([
    "say \"cheers\", then pour", "<&> café, au lait", "5 > 4 & 3 < 4, sure", "naïve, \"so what\"",
    "日本酒, cold", "see \"A\" & \"B\"", "crate <12>, heavy", "Grüße, \"Ihr Haus\"",
    "тёплый, \"новый\"", "half, half & half",
  ])

  private static func words(_ text: String) -> [[UInt8]] {
    text.split(separator: " ").map { Array($0.utf8) }
  }

  private static func phrases(_ texts: [String]) -> [[UInt8]] {
    texts.map { Array($0.utf8) }
  }
}
