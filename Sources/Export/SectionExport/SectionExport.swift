// SectionExport
