#ifndef SECTIONAL_PREFETCH_H
#define SECTIONAL_PREFETCH_H

/// Asks for the cache line at an address ahead of its use. It may point anywhere.
static inline void sectional_prefetch(const void *address) {
  __builtin_prefetch(address);
}

#endif
