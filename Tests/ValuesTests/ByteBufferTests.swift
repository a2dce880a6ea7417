import Testing
import Values

@Suite struct ByteBufferTests {
  @Test func growsAndKeepsItsBytes() {
    var buffer = ByteBuffer(capacity: 1)
    for index in 0..<10_000 { buffer.append(UInt8(truncatingIfNeeded: index)) }
    #expect(buffer.count == 10_000 && buffer.capacity >= 10_000)
    #expect(buffer.bytes() == (0..<10_000).map { UInt8(truncatingIfNeeded: $0) })
  }

  @Test func appendsTextsOfAllKinds() {
    #expect(
      written {
        $0.append("é")
        $0.append(String("ü"))
        $0.append([0x61, 0x62])
        $0.append(UInt8(0x63))
        $0.append(integer: -42)
        $0.append(digits: 7, width: 3)
        $0.append(wideDigits: UInt128(UInt64.max) * 1_000)
        $0.append(wideDigits: 5, atLeast: 25)
      } == "éüabc-4200718446744073709551615000" + String(repeating: "0", count: 24) + "5")
  }

  @Test func boundsHold() {
    var buffer = ByteBuffer()
    buffer.append("abc")
    #expect(buffer.bytes(from: 2) == [0x63])
    #expect(buffer.bytes(from: 9) == [] && buffer.bytes(from: -1).count == 3)
    buffer.truncate(to: 9)
    buffer.truncate(to: -1)
    #expect(buffer.count == 3)
    buffer.truncate(to: 1)
    #expect(buffer.bytes() == [0x61])
    buffer.removeAll()
    #expect(buffer.count == 0)
  }

  @Test func placesKeepTheirParts() {
    let place = CellPlace(
      offset: CellPlace.maxOffset - 1, count: CellPlace.maxLength, isNull: true, isRewritten: true)
    #expect(place.offset == CellPlace.maxOffset - 1 && place.count == CellPlace.maxLength)
    #expect(place.isNull && place.isRewritten)
    let plain = CellPlace(offset: 7, count: 3)
    #expect(plain.offset == 7 && plain.count == 3 && !plain.isNull && !plain.isRewritten)
  }
}
