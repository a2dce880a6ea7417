// swift-tools-version: 6.2
import PackageDescription

let settings: [SwiftSetting] = [
  .swiftLanguageMode(.v6),
  .enableUpcomingFeature("InternalImportsByDefault"),
  .enableUpcomingFeature("ExistentialAny"),
  .enableUpcomingFeature("MemberImportVisibility"),
  .treatAllWarnings(as: .error),
]

/// A library target of the product; the dependencies run strictly downwards.
func module(_ name: String, _ dependencies: [Target.Dependency] = []) -> Target {
  .target(name: name, dependencies: dependencies, swiftSettings: settings)
}

/// The test target of a module.
func tests(
  _ name: String, _ dependencies: [Target.Dependency] = [], exclude: [String] = []
) -> Target {
  .testTarget(
    name: "\(name)Tests",
    dependencies: [.byName(name: name), "TestSupport"] + dependencies, exclude: exclude,
    swiftSettings: settings)
}

let package = Package(
  name: "sectional",
  products: [
    .executable(name: "sectional", targets: ["sectional"]),
    .library(name: "Sectional", targets: ["Sectional"]),
    .library(name: "Mappings", targets: ["Mappings"]),
    .library(name: "Sections", targets: ["Sections"]),
  ],
  targets: [
    // Libraries in their own right: they import nothing of the rest.
    module("Mappings"),
    module("Sections", ["Mappings"]),
    module("Values"),
    module("TextWidth"),

    // Reading a spec.
    module("Diagnostics", ["TextWidth"]),
    .systemLibrary(
      name: "CLibYAML", pkgConfig: "yaml-0.1", providers: [.apt(["libyaml-dev"])]),
    module("YAMLTree", ["CLibYAML", "Diagnostics"]),
    module("Templating", ["Diagnostics"]),
    module("Expressions", ["Diagnostics", "Values"]),
    module(
      "ReportSpec", ["Diagnostics", "Expressions", "Templating", "Values", "YAMLTree"]),

    // Reading data and drawing it.
    module("Tables", ["Diagnostics", "Values"]),
    module("Formatting", ["Diagnostics", "Values"]),
    // Its pkg-config file would link the extensions too, which nothing here uses.
    .systemLibrary(name: "CMarkGFM", providers: [.apt(["libcmark-gfm-dev"])]),
    // Swift has no word for asking for memory ahead of its use.
    .systemLibrary(name: "CPrefetch"),
    module(
      "Rendering",
      [
        "CMarkGFM", "CPrefetch", "Diagnostics", "Formatting", "Mappings", "Sections", "Templating",
        "TextWidth", "Values",
      ]),

    // The pipeline and its command.
    module(
      "Sectional",
      [
        "Diagnostics", "Expressions", "Formatting", "Mappings", "Rendering", "ReportSpec",
        "Sections", "Tables", "Templating", "TextWidth", "Values", "YAMLTree",
      ]),
    module(
      "SectionalCLI",
      ["Diagnostics", "Rendering", "Sectional", "Tables", "TextWidth", "YAMLTree"]),
    .executableTarget(name: "sectional", dependencies: ["SectionalCLI"], swiftSettings: settings),
    .executableTarget(
      name: "sectional-bench",
      dependencies: ["Diagnostics", "Expressions", "Mappings", "Sections", "Values"],
      swiftSettings: settings),

    .target(name: "TestSupport", path: "Tests/TestSupport", swiftSettings: settings),
    tests("Diagnostics"),
    tests("Expressions", ["Diagnostics", "Values"]),
    tests("Formatting", ["Values"]),
    tests("Mappings"),
    tests("Rendering", ["Values"]),
    tests(
      "ReportSpec", ["Diagnostics", "Expressions", "Templating", "Values", "YAMLTree"],
      exclude: ["Faults"]),
    tests(
      "Sectional", ["Diagnostics", "Mappings", "Sections", "TextWidth"],
      exclude: ["Goldens", "TextGoldens"]),
    tests("SectionalCLI", ["Diagnostics"], exclude: ["Goldens"]),
    tests("Sections", ["Mappings"]),
    tests("Tables", ["Diagnostics", "Values"]),
    tests("Templating", ["Diagnostics"]),
    tests("TextWidth"),
    tests("Values"),
    tests("YAMLTree", ["Diagnostics"], exclude: ["Faults"]),
  ]
)
