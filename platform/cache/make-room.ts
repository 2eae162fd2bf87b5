/** Who has to go when a store is full. */

export interface Wanted {
  /** Somebody asked for it since room was last looked for. */
  wanted: boolean;
}

/**
 * The oldest goes, unless somebody asked for it since room was last made: then it gets another turn. (Moving whatever
 * is asked for to the end costs a twentieth of a request, and writes the whole table anew again and again.)
 *
 * @param remove Takes the entry out of the map.
 */
export function makeRoom<Key, Entry extends Wanted>(
  entries: Map<Key, Entry>,
  isRoom: () => boolean,
  remove: (entry: Entry, key: Key) => void,
): void {
  for (const [key, oldest] of entries) {
    if (isRoom()) return;
    if (oldest.wanted) {
      oldest.wanted = false;
      entries.delete(key);
      entries.set(key, oldest);
    } else remove(oldest, key);
  }
}
