"""Writes Templates/ into the source of the program, where it has them at hand without a file.

Usage: python3 .scripts/embed-templates.py, from the root of the repository.
"""

import pathlib

HEAD = '''/// The built-in templates, as Templates/ has them; `.scripts/embed-templates.py` writes this file.
enum BuiltInTemplateTexts {
  /// The names of the files with their texts, by name.
  static let files: [(name: String, text: StaticString)] = [
'''

root = pathlib.Path(__file__).resolve().parent.parent
out = HEAD
for file in sorted((root / "Templates").glob("*.mustache")):
    lines = file.read_text(encoding="utf-8").split("\n")
    assert lines[-1] == "", f"{file} does not end in a line feed"
    body = "".join(f"      {line}".rstrip() + "\n" for line in lines[:-1])
    out += f'    (\n      "{file.name}",\n      #"""\n{body}\n      """#\n    ),\n'
out += "  ]\n}\n"
(root / "Sources/ReportSpec/Templates/BuiltInTemplateTexts.swift").write_text(out, encoding="utf-8")
