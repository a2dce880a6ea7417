#!/usr/bin/env python3
"""Writes Sources/TextWidth/Unicode/UnicodeTables.swift from the Unicode Character Database.

Usage: generate-text-width-tables.py [--data FOLDER] [--check]

FOLDER holds the database's text files (Debian package `unicode-data`: /usr/share/unicode).
With --check nothing is written; the exit status is 1 when the file in the repository differs.
"""

import argparse
import pathlib
import re
import sys

TARGET = pathlib.Path("Sources/TextWidth/Unicode/UnicodeTables.swift")
LIMIT = 0x110000

# The numbers are those of `GraphemeBreak` in Sources/TextWidth/Unicode/GraphemeBreak.swift.
CLASSES = {
    "Other": 0,
    "Control": 1,
    "CR": 2,
    "LF": 3,
    "Extend": 4,
    "ZWJ": 5,
    "Prepend": 6,
    "SpacingMark": 7,
    "L": 8,
    "V": 9,
    "T": 10,
    "LV": 11,  # LV and LVT are told apart by arithmetic: one class keeps the table short.
    "LVT": 11,
    "Regional_Indicator": 12,
}
EXTENDED_PICTOGRAPHIC = 13
WIDTH_SHIFT = 4
AMBIGUOUS = 0x40
EMOJI_VARIATION = 0x80

# Unassigned code points held for emoji, in blocks where every later version has made them wide.
RESERVED_WIDE_PICTOGRAPHS = [(0x1F6D8, 0x1F6DB), (0x1FA70, 0x1FAFF)]

# Line breaking classes (UAX #14) that may not begin a line, or end one.
NEVER_FIRST = {"CL", "CP", "EX", "NS", "IS"}
NEVER_LAST = {"OP"}


def lines_of(path):
    for line in path.read_text(encoding="utf-8").splitlines():
        text = line.split("#", 1)[0].strip()
        if text:
            yield [field.strip() for field in text.split(";")]


def span(field):
    first, _, last = field.partition("..")
    return range(int(first, 16), int(last or first, 16) + 1)


def property_values(path, wanted=None):
    """Maps code points to the property value that a `range ; value` file gives them."""
    values = {}
    for fields in lines_of(path):
        if wanted is None or fields[1] == wanted:
            for scalar in span(fields[0]):
                values[scalar] = fields[1]
    return values


def categories(path):
    values = {}
    first = None
    for line in path.read_text(encoding="utf-8").splitlines():
        fields = line.split(";")
        scalar = int(fields[0], 16)
        if fields[1].endswith(", First>"):
            first = scalar
            continue
        for each in range(first if fields[1].endswith(", Last>") else scalar, scalar + 1):
            values[each] = fields[2]
    return values


def east_asian_widths(path):
    values = {}
    for match in re.finditer(
        r"^# @missing: ([0-9A-F.]+); ?(\w)\w*$", path.read_text(encoding="utf-8"), re.M
    ):
        for scalar in span(match.group(1)):
            values[scalar] = match.group(2)
    # The same defaults stand in the file's prose; older versions have no @missing lines for them.
    for first, last in [
        (0x3400, 0x4DBF), (0x4E00, 0x9FFF), (0xF900, 0xFAFF),
        (0x20000, 0x2FFFD), (0x30000, 0x3FFFD),
    ]:
        for scalar in range(first, last + 1):
            values[scalar] = "W"
    values.update(property_values(path))
    return values


class Database:
    def __init__(self, folder):
        emoji_data = folder / "emoji" / "emoji-data.txt"
        self.version = re.search(
            r"-(\d+\.\d+\.\d+)\.txt", (folder / "EastAsianWidth.txt").read_text(encoding="utf-8")
        ).group(1)
        self.category = categories(folder / "UnicodeData.txt")
        self.east_asian = east_asian_widths(folder / "EastAsianWidth.txt")
        self.grapheme = property_values(folder / "auxiliary" / "GraphemeBreakProperty.txt")
        self.pictographic = property_values(emoji_data, "Extended_Pictographic")
        self.ignorable = property_values(
            folder / "DerivedCoreProperties.txt", "Default_Ignorable_Code_Point")
        self.concatenation = property_values(
            folder / "PropList.txt", "Prepended_Concatenation_Mark")
        self.line_break = property_values(folder / "LineBreak.txt")
        self.variation = {
            int(fields[0].split()[0], 16)
            for fields in lines_of(folder / "emoji" / "emoji-variation-sequences.txt")
            if fields[0].endswith("FE0F")
        }

    def width(self, scalar):
        """0, 1 or 2 cells; see the doc comment of `ScalarProperties.width` for the reasons."""
        category = self.category.get(scalar, "Cn")
        if scalar == 0x00AD or scalar in self.concatenation:
            return 1
        if category in ("Mn", "Me", "Cf", "Cc", "Cs", "Zl", "Zp"):
            return 0
        if category == "Cn" and scalar in self.ignorable:
            return 0
        if self.grapheme.get(scalar) in ("V", "T"):
            return 0
        if self.is_wide(scalar, category):
            return 2
        return 1

    def is_wide(self, scalar, category):
        if self.east_asian.get(scalar, "N") in ("W", "F"):
            return True
        return category == "Cn" and scalar in self.pictographic and any(
            first <= scalar <= last for first, last in RESERVED_WIDE_PICTOGRAPHS)

    def properties(self, scalar):
        value = CLASSES[self.grapheme.get(scalar, "Other")]
        if scalar in self.pictographic:
            if value != 0:
                raise ValueError(f"U+{scalar:04X} has two classes")
            value = EXTENDED_PICTOGRAPHIC
        width = self.width(scalar)
        value |= width << WIDTH_SHIFT
        if width == 1 and scalar != 0x00AD and self.east_asian.get(scalar, "N") == "A":
            value |= AMBIGUOUS
        if scalar in self.variation:
            value |= EMOJI_VARIATION
        return value

    def runs(self):
        """The start of each run of equal properties, packed as start * 256 + properties."""
        packed = []
        last = None
        for scalar in range(LIMIT):
            value = self.properties(scalar)
            if value != last:
                packed.append(scalar << 8 | value)
                last = value
        return packed

    def wide_scalars(self, line_break_classes):
        """First and last scalar of each run of wide scalars with one of the classes."""
        bounds = []
        for scalar in sorted(self.line_break):
            if self.width(scalar) == 2 and self.line_break[scalar] in line_break_classes:
                if bounds and bounds[-1] == scalar - 1:
                    bounds[-1] = scalar
                else:
                    bounds += [scalar, scalar]
        return bounds


def literal(name, summary, element, values, digits):
    per_line = (100 - 4) // (digits + 4)
    rows = [values[i : i + per_line] for i in range(0, len(values), per_line)]
    body = "\n".join(
        "    " + ", ".join(f"0x{value:0{digits}x}" for value in row) + "," for row in rows)
    return (f"  /// {summary}\n  // swift-format-ignore\n"
            f"  static let {name}: [{element}] = [\n{body}\n  ]\n")


def source(database):
    parts = [
        literal("runs", "The first scalar of each run of equal properties, times 256, plus the "
                "packed properties.", "UInt32", database.runs(), 8),
        literal("neverFirst", "Bounds of runs of wide scalars that may not begin a line "
                "(UAX #14: CL, CP, EX, IS, NS).", "UInt32",
                database.wide_scalars(NEVER_FIRST), 5),
        literal("neverLast", "Bounds of runs of wide scalars that may not end a line "
                "(UAX #14: OP).", "UInt32", database.wide_scalars(NEVER_LAST), 5),
    ]
    return (
        "// Written by .scripts/generate-text-width-tables.py; run it again instead of editing.\n\n"
        "/// Tables from the Unicode Character Database, in their compact form.\n"
        "enum UnicodeTables {\n"
        "  /// The version of the Unicode Character Database that the tables were made from.\n"
        f'  static let version = "{database.version}"\n\n'
        + "\n".join(parts) + "}\n")


def main():
    parser = argparse.ArgumentParser(description="Writes the tables of the target TextWidth.")
    parser.add_argument("--data", type=pathlib.Path, default=pathlib.Path("/usr/share/unicode"))
    parser.add_argument("--check", action="store_true", help="compare only, write nothing")
    arguments = parser.parse_args()
    target = pathlib.Path(__file__).resolve().parent.parent / TARGET
    text = source(Database(arguments.data))
    if arguments.check:
        same = target.exists() and target.read_text(encoding="utf-8") == text
        if not same:
            print(f"{TARGET} differs from what the database gives", file=sys.stderr)
        return 0 if same else 1
    target.write_text(text, encoding="utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main())
