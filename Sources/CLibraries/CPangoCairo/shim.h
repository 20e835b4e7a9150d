#include <pango/pangocairo.h>
#include <zlib.h>
