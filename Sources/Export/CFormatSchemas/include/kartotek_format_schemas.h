#pragma once

#include <stddef.h>
#include <stdint.h>

/* The files that the published schemas are put together from: a file of schemas/ for each format,
   and those of definitions/, which several share. */
typedef enum {
  kartotek_schema_document,
  kartotek_schema_manifest,
  kartotek_schema_page,
  kartotek_schema_report,
  kartotek_schema_contact,
  kartotek_schema_changes,
  kartotek_schema_diff,
  kartotek_definitions_identifiers,
  kartotek_definitions_texts,
  kartotek_definitions_rows,
  kartotek_definitions_lists,
  kartotek_definitions_reports,
  kartotek_definitions_contacts,
  kartotek_definitions_changes,
  kartotek_definitions_diffs,
} kartotek_schema_part;

/* The JSON text of a file, embedded at build time; it is not terminated and lives as long as the
   program. */
const uint8_t *kartotek_schema_bytes(kartotek_schema_part part, size_t *length);
