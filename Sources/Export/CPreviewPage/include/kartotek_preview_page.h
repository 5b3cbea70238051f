#pragma once

#include <stddef.h>
#include <stdint.h>

/* The parts of the page of `kartotek preview`, the files of Page/, embedded at build time: ASCII text
   that lives as long as the program and is not terminated. */
const uint8_t *kartotek_preview_markup(size_t *length);
const uint8_t *kartotek_preview_style(size_t *length);
const uint8_t *kartotek_preview_script(size_t *length);
