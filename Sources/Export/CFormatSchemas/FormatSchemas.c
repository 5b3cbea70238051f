#include "kartotek_format_schemas.h"

static const uint8_t schema_document[] = {
#embed "schemas/document.json"
};
static const uint8_t schema_manifest[] = {
#embed "schemas/manifest.json"
};
static const uint8_t schema_page[] = {
#embed "schemas/page.json"
};
static const uint8_t schema_report[] = {
#embed "schemas/report.json"
};
static const uint8_t schema_contact[] = {
#embed "schemas/contact.json"
};
static const uint8_t schema_changes[] = {
#embed "schemas/changes.json"
};
static const uint8_t schema_diff[] = {
#embed "schemas/diff.json"
};
static const uint8_t definitions_identifiers[] = {
#embed "definitions/identifiers.json"
};
static const uint8_t definitions_texts[] = {
#embed "definitions/texts.json"
};
static const uint8_t definitions_rows[] = {
#embed "definitions/rows.json"
};
static const uint8_t definitions_lists[] = {
#embed "definitions/lists.json"
};
static const uint8_t definitions_reports[] = {
#embed "definitions/reports.json"
};
static const uint8_t definitions_contacts[] = {
#embed "definitions/contacts.json"
};
static const uint8_t definitions_changes[] = {
#embed "definitions/changes.json"
};
static const uint8_t definitions_diffs[] = {
#embed "definitions/diffs.json"
};

#define PART(name) [kartotek_##name] = {name, sizeof name}

static const struct {
  const uint8_t *text;
  size_t length;
} parts[] = {
  PART(schema_document),
  PART(schema_manifest),
  PART(schema_page),
  PART(schema_report),
  PART(schema_contact),
  PART(schema_changes),
  PART(schema_diff),
  PART(definitions_identifiers),
  PART(definitions_texts),
  PART(definitions_rows),
  PART(definitions_lists),
  PART(definitions_reports),
  PART(definitions_contacts),
  PART(definitions_changes),
  PART(definitions_diffs),
};

const uint8_t *kartotek_schema_bytes(kartotek_schema_part part, size_t *length) {
  *length = parts[part].length;
  return parts[part].text;
}
