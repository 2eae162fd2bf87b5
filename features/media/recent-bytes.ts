/** What was asked for lately, up to so many bytes; what nobody asked for longest goes first. */
export interface RecentBytes<T extends { bytes: Uint8Array }> {
  get(key: string): T | undefined;
  set(key: string, thing: T): void;
}

export function createRecentBytes<T extends { bytes: Uint8Array }>(limit: number): RecentBytes<T> {
  // A Map remembers the order in which its keys came: the first is the oldest.
  const things = new Map<string, T>();
  let held = 0;

  function drop(key: string, thing: T): void {
    things.delete(key);
    held -= thing.bytes.byteLength;
  }

  return {
    get(key) {
      const thing = things.get(key);
      if (!thing) return undefined;
      things.delete(key);
      things.set(key, thing);
      return thing;
    },
    set(key, thing) {
      const before = things.get(key);
      if (before) drop(key, before);
      // One large picture must not sweep out everything else.
      if (thing.bytes.byteLength > limit / 8) return;
      things.set(key, thing);
      held += thing.bytes.byteLength;
      for (const [oldKey, old] of things) {
        if (held <= limit) break;
        drop(oldKey, old);
      }
    },
  };
}
