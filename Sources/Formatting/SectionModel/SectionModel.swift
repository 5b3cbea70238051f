// SectionModel
