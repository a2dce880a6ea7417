/// The built-in templates, as Templates/ has them; `.scripts/embed-templates.py` writes this file.
enum BuiltInTemplateTexts {
  /// The names of the files with their texts, by name.
  static let files: [(name: String, text: StaticString)] = [
    (
      "empty.html.mustache",
      #"""
      {{> wide-row}}

      """#
    ),
    (
      "empty.text.mustache",
      #"""
      {{text}}

      """#
    ),
    (
      "heading.html.mustache",
      #"""
      <th scope="rowgroup" colspan="{{columns}}"><span>{{> section-title}}</span>

      """#
    ),
    (
      "heading.text.mustache",
      #"""
      {{title}}

      """#
    ),
    (
      "more.html.mustache",
      #"""
      {{> wide-row}}

      """#
    ),
    (
      "more.text.mustache",
      #"""
      {{text}}

      """#
    ),
    (
      "page.html.mustache",
      #"""
      <!doctype html>
      <html lang="{{language}}"{{#rtl}} dir="rtl"{{/rtl}}>
      <meta charset="utf-8">
      {{> policy}}
      <meta name="referrer" content="no-referrer">
      <meta name="color-scheme" content="light dark">
      <meta name="viewport" content="width=device-width, initial-scale=1">
      <title>{{name}}</title>
      {{> styles}}
      <main class="sectional">
      {{#header}}
      <header>
      {{#title}}
      <h1>{{title}}</h1>
      {{/title}}
      {{#subtitle}}
      <p>{{subtitle}}</p>
      {{/subtitle}}
      {{#cut}}
      <p class="cut">{{cut}}</p>
      {{/cut}}
      </header>
      {{/header}}
      {{#contents}}
      <nav aria-label="Contents">
      <ul>
      {{#entries}}
      <li><a href="#{{anchor}}">{{> section-title}}</a>
      {{/entries}}
      </ul>
      </nav>
      {{/contents}}
      {{> sections}}
      {{#footer}}
      <footer>{{footer}}</footer>
      {{/footer}}
      </main>

      """#
    ),
    (
      "row.html.mustache",
      #"""
      {{#cells}}<td{{#class}} class="{{class}}"{{/class}}>{{{value}}}{{/cells}}

      """#
    ),
    (
      "section-title.html.mustache",
      #"""
      {{label}}{{#detail}}<small>{{detail}}</small>{{/detail}}

      """#
    ),
    (
      "section.html.mustache",
      #"""
      {{#folds}}
      {{#title}}
      <details{{#class}} class="{{class}}"{{/class}}{{^collapsed}} open{{/collapsed}}><summary><h2>{{> section-title}}</h2></summary>
      {{/title}}
      {{> rows}}
      {{#title}}
      </details>
      {{/title}}
      {{/folds}}
      {{^folds}}
      <tbody{{#anchor}} id="{{anchor}}"{{/anchor}}{{#class}} class="{{class}}"{{/class}}>
      {{#title}}
      <tr class="heading{{#heading_class}} {{heading_class}}{{/heading_class}}">{{> heading}}
      {{/title}}
      {{> rows}}
      {{/folds}}

      """#
    ),
    (
      "summary.html.mustache",
      #"""
      {{#span}}<th scope="row" colspan="{{span}}">{{title}}{{/span}}{{#cells}}<td class="{{class}}">{{{value}}}{{/cells}}

      """#
    ),
    (
      "wide-row.html.mustache",
      #"""
      <td colspan="{{columns}}"><span>{{text}}</span>

      """#
    ),
  ]
}
