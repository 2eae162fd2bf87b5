/** A cache limited by bytes that evicts the least recently used entries. */
export interface ByteCache<T extends { bytes: Uint8Array }> {
  get(key: string): T | undefined;
  set(key: string, thing: T): void;
}

export function createByteCache<T extends { bytes: Uint8Array }>(limit: number): ByteCache<T> {
  // A Map iterates in insertion order: its first key is the least recently used.
  const entries = new Map<string, T>();
  let storedBytes = 0;

  function drop(key: string, thing: T): void {
    entries.delete(key);
    storedBytes -= thing.bytes.byteLength;
  }

  return {
    get(key) {
      const thing = entries.get(key);
      if (!thing) return undefined;
      entries.delete(key);
      entries.set(key, thing);
      return thing;
    },
    set(key, thing) {
      const before = entries.get(key);
      if (before) drop(key, before);
      // One large picture must not evict everything else.
      if (thing.bytes.byteLength > limit / 8) return;
      entries.set(key, thing);
      storedBytes += thing.bytes.byteLength;
      for (const [oldKey, old] of entries) {
        if (storedBytes <= limit) break;
        drop(oldKey, old);
      }
    },
  };
}
