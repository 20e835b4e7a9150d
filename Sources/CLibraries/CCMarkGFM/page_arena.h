// Memory for one page: taken from blocks that a thread keeps from page to page, and given back all at once.
//
// A parser of cmark-gfm makes thousands of small pieces for a page and drops them together; handing them out one behind
// the other and taking none of them back is much faster than malloc. Each thread has its own arena: what is taken there
// must be given back there, in the reverse order.
#ifndef PAGE_ARENA_H
#define PAGE_ARENA_H

#include <cmark-gfm.h>
#include <stdlib.h>
#include <string.h>

typedef struct page_arena_block {
  struct page_arena_block *previous;
  size_t size;
  size_t used;
} page_arena_block;

/// The thread's last block.
static inline page_arena_block **page_arena_last(void) {
  static _Thread_local page_arena_block *last;
  return &last;
}

/// How far the arena was filled at some time.
typedef struct {
  page_arena_block *block;
  size_t used;
} page_arena_mark;

enum { page_arena_alignment = 16, page_arena_smallest = 1 << 18, page_arena_kept = 1 << 22 };

static inline void *page_arena_take(size_t size) {
  // In front of each piece stands its size, for `realloc`.
  size_t needed = ((size + page_arena_alignment - 1) & ~(size_t)(page_arena_alignment - 1)) + page_arena_alignment;
  if (needed < size) abort();
  page_arena_block **last = page_arena_last();
  page_arena_block *block = *last;
  if (!block || block->size - block->used < needed) {
    size_t capacity = needed > page_arena_smallest ? needed : page_arena_smallest;
    if (block && capacity < 2 * block->size && block->size < page_arena_kept) capacity = 2 * block->size;
    page_arena_block *next = (page_arena_block *)malloc(sizeof(page_arena_block) + page_arena_alignment + capacity);
    if (!next) abort();
    next->previous = block;
    next->size = capacity;
    next->used = 0;
    *last = block = next;
  }
  char *start = (char *)(((size_t)(block + 1) + page_arena_alignment - 1) & ~(size_t)(page_arena_alignment - 1));
  char *piece = start + block->used + page_arena_alignment;
  *(size_t *)(piece - page_arena_alignment) = size;
  block->used += needed;
  return piece;
}

static inline void *page_arena_calloc(size_t count, size_t size) {
  if (size && count > (size_t)-1 / 2 / size) abort();
  void *piece = page_arena_take(count * size);
  memset(piece, 0, count * size);
  return piece;
}

static inline void *page_arena_realloc(void *old, size_t size) {
  if (!old) return page_arena_take(size);
  size_t before = *(size_t *)((char *)old - page_arena_alignment);
  if (size <= before) return old;
  void *piece = page_arena_take(size);
  memcpy(piece, old, before);
  return piece;
}

static inline void page_arena_free(void *piece) { (void)piece; }

/// The allocator to give to a parser.
static inline cmark_mem *page_arena(void) {
  static cmark_mem memory = {page_arena_calloc, page_arena_realloc, page_arena_free};
  return &memory;
}

static inline page_arena_mark page_arena_now(void) {
  page_arena_block *block = *page_arena_last();
  page_arena_mark mark = {block, block ? block->used : 0};
  return mark;
}

/// Gives back what was taken since a mark. One block stays for the thread's next page.
static inline void page_arena_reset(page_arena_mark mark) {
  page_arena_block *block = *page_arena_last();
  while (block && block != mark.block && (block->previous || block->size > page_arena_kept)) {
    page_arena_block *previous = block->previous;
    free(block);
    block = previous;
  }
  if (block) block->used = block == mark.block ? mark.used : 0;
  *page_arena_last() = block;
}

#endif
