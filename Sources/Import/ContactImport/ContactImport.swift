// ContactImport
