/**
 * Which variants a reader has not seen yet: one is drawn at random, and none comes again before all were seen
 * [FRONT-07] [FRONT-12]. Each pool is kept under a name of its own [X31].
 */
type Memory = Pick<Storage, 'getItem' | 'setItem'>;

export interface Draw {
  variant: number;
  /** To be called when it was shown: a variant nobody saw stays in the pool. */
  keep(): void;
}

export function drawVariant(memory: Memory, pool: string, most: number, random: () => number): Draw {
  const left = leftIn(memory, pool, most);
  const variant = left[Math.floor(random() * left.length)] ?? 1;
  const rest = left.filter((one) => one !== variant);
  return { variant, keep: () => memory.setItem(pool, JSON.stringify(rest)) };
}

/** All of them when none is left, or when somebody else wrote there. */
function leftIn(memory: Memory, pool: string, most: number): number[] {
  const all = Array.from({ length: most }, (_, at) => at + 1);
  const left = all.filter((one) => listIn(memory.getItem(pool)).includes(one));
  return left.length === 0 ? all : left;
}

function listIn(written: string | null): unknown[] {
  if (written === null) return [];
  try {
    const value: unknown = JSON.parse(written);
    return Array.isArray(value) ? value : [];
  } catch {
    return [];
  }
}
