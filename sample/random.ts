/** A seeded random generator: the same seed gives the same picture on every machine. */
export type Random = {
  next(): number;
  range(from: number, to: number): number;
  int(from: number, to: number): number;
  chance(probability: number): boolean;
  pick<T>(items: readonly T[]): T;
  shuffle<T>(items: readonly T[]): T[];
  sign(): 1 | -1;
};

export function createRandom(seed: string): Random {
  let state = hash(seed);

  function next(): number {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  }

  function int(from: number, to: number): number {
    return from + Math.floor(next() * (to - from + 1));
  }

  function pick<T>(items: readonly T[]): T {
    const item = items[int(0, items.length - 1)];
    if (item === undefined) throw new RangeError('nothing to pick from');
    return item;
  }

  function shuffle<T>(items: readonly T[]): T[] {
    return items
      .map((item) => ({ item, order: next() }))
      .sort((a, b) => a.order - b.order)
      .map(({ item }) => item);
  }

  return {
    next,
    int,
    pick,
    shuffle,
    range: (from, to) => from + next() * (to - from),
    chance: (probability) => next() < probability,
    sign: () => (next() < 0.5 ? -1 : 1),
  };
}

function hash(text: string): number {
  let value = 1779033703 ^ text.length;
  for (let i = 0; i < text.length; i++) {
    value = Math.imul(value ^ text.charCodeAt(i), 3432918353);
    value = (value << 13) | (value >>> 19);
  }
  value = Math.imul(value ^ (value >>> 16), 2246822507);
  value = Math.imul(value ^ (value >>> 13), 3266489909);
  return value ^ (value >>> 16);
}
