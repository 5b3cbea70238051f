// The two models are re-exported here and nowhere else: a program that says `import Kartotek` can
// name the values at both doors. Of SectionFormatting the options and errors are public, no more.
@_exported public import ContactModel
@_exported public import SectionFormatting
@_exported public import SectionModel
