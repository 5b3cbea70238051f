#include "kartotek_locale_data.h"
