import Tables
import Testing
import Values

/// The places that this module packs are those that others unpack.
@Suite struct Places {
  @Test func packedAsCellPlaceHasThem() throws {
    let long = String(repeating: "x", count: 70_000)
    let table = try read("a,b\n\(long),\"q\"\"\"\n,y\n")
    let places = table.texts.places
    #expect(places.map(\.count) == [70_000, 2, 0, 1])
    #expect(places.map(\.offset) == [4, 0, 70_011, 70_012])
    #expect(places.map(\.isRewritten) == [false, true, false, false])
    #expect(places.map(\.isNull) == [false, false, true, false])
    for place in places {
      let packed = CellPlace(
        offset: place.offset, count: place.count, isNull: place.isNull,
        isRewritten: place.isRewritten)
      #expect(unsafeBitCast(packed, to: UInt64.self) == unsafeBitCast(place, to: UInt64.self))
    }
  }
}
