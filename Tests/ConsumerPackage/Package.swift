// swift-tools-version: 6.2
import PackageDescription

// A program of its own, as a user of the library would write it: one dependency, one import.
let package = Package(
  name: "ConsumerPackage",
  platforms: [.macOS(.v13)],
  dependencies: [.package(name: "Kartotek", path: "../..")],
  targets: [
    .executableTarget(
      name: "consumer",
      dependencies: [.product(name: "Kartotek", package: "Kartotek")],
      swiftSettings: [.enableUpcomingFeature("MemberImportVisibility")])
  ]
)
