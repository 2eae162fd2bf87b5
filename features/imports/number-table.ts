/** A map from number to number in 16 bytes per entry; a `Map` takes 40 and leaves as much garbage when it grows. */
export interface NumberTable {
  get(key: number): number | undefined;
  set(key: number, value: number): void;
  readonly size: number;
}

/** Keys and values are integers from 0 to 2^32 - 2. */
export function createNumberTable(): NumberTable {
  // Keys are stored plus one, so that 0 marks an empty slot.
  let keys = new Uint32Array(1024);
  let values = new Uint32Array(1024);
  let size = 0;

  function slotOf(key: number): number {
    const mask = keys.length - 1;
    let place = Math.imul(key, 0x9e3779b1) >>> 0;
    place = (place ^ (place >>> 15)) & mask;
    while (keys[place] !== 0 && keys[place] !== key + 1) place = (place + 1) & mask;
    return place;
  }

  function grow(): void {
    const [oldKeys, oldValues] = [keys, values];
    keys = new Uint32Array(oldKeys.length * 2);
    values = new Uint32Array(oldKeys.length * 2);
    for (let at = 0; at < oldKeys.length; at += 1) {
      const key = oldKeys[at] ?? 0;
      if (key === 0) continue;
      const place = slotOf(key - 1);
      keys[place] = key;
      values[place] = oldValues[at] ?? 0;
    }
  }

  return {
    get(key) {
      const place = slotOf(key);
      return keys[place] === 0 ? undefined : values[place];
    },
    set(key, value) {
      if (size * 3 > keys.length * 2) grow();
      const place = slotOf(key);
      if (keys[place] === 0) size += 1;
      keys[place] = key + 1;
      values[place] = value;
    },
    get size() {
      return size;
    },
  };
}
