// swift-tools-version: 6.2
import PackageDescription

let strict: [SwiftSetting] = [
  .strictMemorySafety(),
  .treatAllWarnings(as: .error),
  .enableUpcomingFeature("ExistentialAny"),
  .enableUpcomingFeature("InternalImportsByDefault"),
  .enableUpcomingFeature("MemberImportVisibility"),
]

/// One library target; its folder is `Sources/<room>/<name>`.
func room(_ room: String, _ name: String, _ dependencies: [Target.Dependency] = []) -> Target {
  .target(
    name: name, dependencies: dependencies, path: "Sources/\(room)/\(name)",
    swiftSettings: strict)
}

/// The tests of one target; their folder is `Tests/<name>Tests`.
func tests(
  _ name: String, _ dependencies: [Target.Dependency] = [], exclude: [String] = []
) -> Target {
  .testTarget(
    name: "\(name)Tests", dependencies: [.init(stringLiteral: name), "TestSupport"] + dependencies,
    path: "Tests/\(name)Tests", exclude: exclude, swiftSettings: strict)
}

let package = Package(
  name: "Kartotek",
  platforms: [.macOS(.v13), .iOS(.v16)],
  products: [
    .executable(name: "kartotek", targets: ["KartotekMain"]),
    .library(name: "Kartotek", targets: ["Kartotek"]),
    .library(name: "SectionModel", targets: ["SectionModel"]),
    .library(name: "SectionReading", targets: ["SectionReading"]),
    .library(name: "SectionDiff", targets: ["SectionDiff"]),
    .library(name: "ListEngine", targets: ["ListEngine"]),
  ],
  targets: [
    // Base: nothing of the product, used by every stage.
    room("Base", "StableHash"),
    room("Base", "JSONReading"),
    room("Base", "NearestName"),
    room("Base", "JSONWriting"),
    room("Base", "ParallelWork"),

    // Stage 1, import: bytes in, contacts out (door 1).
    room("Import", "ContactModel", ["StableHash", "ParallelWork"]),
    room(
      "Import", "ContactImport", ["ContactModel", "JSONReading", "NearestName", "ParallelWork"]),

    // What is known of locales: ICU behind a C shim, and the profiles of Locales/.
    .target(
      name: "CKartotekICU", path: "Sources/Locale/CKartotekICU",
      linkerSettings: [.linkedLibrary("icui18n"), .linkedLibrary("icuuc")]),
    room("Locale", "KartotekICU", ["CKartotekICU"]),
    .target(name: "CLocaleData", path: "Sources/Locale/CLocaleData"),
    room("Locale", "LocaleProfiles", ["CLocaleData", "JSONReading"]),

    // Stage 2, formatting: contacts in, a plan and row batches out (door 2).
    room("Formatting", "SectionModel"),
    room(
      "Formatting", "SectionFormatting",
      [
        "ContactModel", "SectionModel", "LocaleProfiles", "KartotekICU", "StableHash",
        "ParallelWork",
      ]),

    // Stage 3, export: a plan and row batches in, bytes out.
    .target(name: "CPreviewPage", path: "Sources/Export/CPreviewPage", exclude: ["Page"]),
    room(
      "Export", "SectionExport",
      ["SectionModel", "ContactModel", "StableHash", "JSONWriting", "CPreviewPage"]),
    .target(
      name: "CFormatSchemas", path: "Sources/Export/CFormatSchemas",
      exclude: ["schemas", "definitions"]),
    room("Export", "FormatSchemas", ["CFormatSchemas"]),

    // The list side: exported lists in, compared and shown; neither ICU nor any Foundation.
    room("List", "SectionReading", ["SectionModel", "JSONReading"]),
    room("List", "SectionDiff", ["SectionModel"]),
    room("List", "ListEngine", ["SectionModel", "SectionDiff"]),

    // The tool and the library that other programs import.
    room(
      "Tool", "Kartotek",
      [
        "ContactModel", "ContactImport", "LocaleProfiles", "KartotekICU", "SectionModel",
        "SectionFormatting", "SectionExport", "ParallelWork",
      ]),
    room("Tool", "ListBrowser", ["KartotekICU", "SectionModel", "ListEngine"]),
    room(
      "Tool", "KartotekCommand",
      [
        "Kartotek", "SectionModel", "SectionExport", "SectionReading", "SectionDiff", "ListEngine",
        "ListBrowser", "JSONWriting", "FormatSchemas", "NearestName",
      ]),
    .executableTarget(
      name: "KartotekMain", dependencies: ["KartotekCommand"],
      path: "Sources/Tool/KartotekMain", swiftSettings: strict),

    // The recipe for large sample files; no part of the product.
    .target(name: "SampleContacts", path: "data/SampleContacts", swiftSettings: strict),
    .executableTarget(
      name: "MakeContacts", dependencies: ["SampleContacts"], path: "data/MakeContacts",
      swiftSettings: strict),

    // Tests, one target for each target.
    .target(name: "TestSupport", path: "Tests/TestSupport", swiftSettings: strict),
    tests("JSONReading"),
    tests("NearestName"),
    tests("LocaleProfiles", ["JSONReading"]),
    tests("ContactImport", ["ContactModel", "LocaleProfiles"]),
    tests("KartotekICU"),
    tests(
      "SectionFormatting",
      ["ContactModel", "SectionModel", "KartotekICU", "LocaleProfiles", "StableHash"],
      exclude: ["Fixtures"]),
    tests("Kartotek", ["ContactModel", "SectionModel", "SectionFormatting", "KartotekICU"]),
    tests("KartotekCommand", ["Kartotek"]),
    tests("ListBrowser", ["ListEngine", "SectionModel", "SectionReading"]),
    tests("JSONWriting"),
    tests("StableHash"),
    tests("SectionReading", ["SectionModel"]),
    tests("SectionDiff", ["SectionModel"]),
    tests("ListEngine", ["SectionModel", "SectionReading", "SectionDiff"]),
    tests("ParallelWork"),
    tests("ContactModel", ["StableHash"]),
    tests("SectionExport", ["SectionModel", "ContactModel"]),
    // A program that shows a list and makes none; a test looks at what it links.
    .executableTarget(
      name: "ListProgram", dependencies: ["ListEngine", "SectionModel", "SectionReading"],
      path: "Tests/ListProgram", swiftSettings: strict),
    // Examples of programs that read exports; tests run them.
    .executableTarget(
      name: "DecodingExample", dependencies: ["SectionModel"], path: "Tests/Consumers/Decoding",
      swiftSettings: strict),
    .executableTarget(
      name: "UIKitExample", dependencies: ["SectionModel"], path: "Tests/Consumers/UIKit",
      swiftSettings: strict),
    // They start the built programs.
    .testTarget(
      name: "EndToEndTests",
      dependencies: [
        "ContactModel", "KartotekCommand", "KartotekICU", "SectionModel", "TestSupport",
      ],
      exclude: ["Chromium", "Fixtures", "Golden", "Schemas"], swiftSettings: strict),
    // Times the stages one by one, in one process; no test.
    .executableTarget(
      name: "KartotekBench",
      dependencies: [
        "Kartotek", "ContactImport", "ContactModel", "SampleContacts", "SectionFormatting",
        "SectionExport", "SectionModel", "SectionDiff", "TestSupport",
      ],
      path: "Tests/Bench/KartotekBench", swiftSettings: strict),
    // Shows lists frame by frame, formatted on render and precomputed.
    .executableTarget(
      name: "RenderBench",
      dependencies: [
        "Kartotek", "ContactModel", "KartotekICU", "ListEngine", "SampleContacts", "SectionDiff",
        "SectionModel", "SectionReading", "StableHash", "TestSupport",
      ],
      path: "Tests/Bench/RenderBench", swiftSettings: strict),
    tests("RenderBench", ["ListEngine", "SectionModel"]),
  ],
  cLanguageStandard: .c2x,
  cxxLanguageStandard: .cxx17
)

// Programs for libFuzzer have no main function of their own; only `make fuzz` builds them.
if Context.environment["KARTOTEK_FUZZ"] != nil {
  package.targets.append(
    .target(
      name: "FuzzSupport", dependencies: ["ContactModel", "ContactImport"],
      path: "Tests/Fuzz/FuzzSupport", swiftSettings: strict))
  for (name, subjects) in [
    ("FuzzCSV", ["ContactModel"]), ("FuzzVCard", ["ContactModel"]), ("FuzzDates", ["ContactModel"]),
    ("FuzzProfile", ["LocaleProfiles"]), ("FuzzRecords", ["ContactModel", "ContactImport"]),
    ("FuzzLines", ["SectionExport"]),
  ] {
    package.targets.append(
      .executableTarget(
        name: name, dependencies: ["FuzzSupport"] + subjects.map { .init(stringLiteral: $0) },
        path: "Tests/Fuzz/\(name)", swiftSettings: strict))
  }
}
