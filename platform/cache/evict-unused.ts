/** An entry that can be evicted from a full cache. */
export interface Evictable {
  /** True if the entry was used since the last eviction. */
  wasUsed: boolean;
}

/**
 * Evicts the oldest entries; one that was used since the last eviction is moved to the end instead (second chance).
 * (Moving every entry on use takes 5 % of a request, and rewrites the whole table again and again.)
 * @param remove Removes the entry from the map.
 */
export function evictUnused<Key, Entry extends Evictable>(
  entries: Map<Key, Entry>,
  fits: () => boolean,
  remove: (entry: Entry, key: Key) => void,
): void {
  for (const [key, oldest] of entries) {
    if (fits()) return;
    if (oldest.wasUsed) {
      oldest.wasUsed = false;
      entries.delete(key);
      entries.set(key, oldest);
    } else remove(oldest, key);
  }
}
