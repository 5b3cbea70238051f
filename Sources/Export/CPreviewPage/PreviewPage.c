#include "kartotek_preview_page.h"

static const uint8_t markup[] = {
#embed "Page/page.html"
};

static const uint8_t style[] = {
#embed "Page/page.css"
};

/* One script of several files: what a file uses stands in those before it. */
static const uint8_t script[] = {
#embed "Page/search.js" suffix(,)
#embed "Page/rows.js" suffix(,)
#embed "Page/cells.js" suffix(,)
#embed "Page/swipe.js" suffix(,)
#embed "Page/index.js" suffix(,)
#embed "Page/layout.js" suffix(,)
#embed "Page/list.js" suffix(,)
#embed "Page/page.js"
};

const uint8_t *kartotek_preview_markup(size_t *length) {
  *length = sizeof markup;
  return markup;
}

const uint8_t *kartotek_preview_style(size_t *length) {
  *length = sizeof style;
  return style;
}

const uint8_t *kartotek_preview_script(size_t *length) {
  *length = sizeof script;
  return script;
}
