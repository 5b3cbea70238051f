// SectionFormatting
