/**
 * Variants that a reader has not viewed yet: one is picked at random, and none is repeated before all were viewed
 * [FRONT-07] [FRONT-12]. Each pool is stored under a key of its own [X31].
 */
import { storedList, type TextStorage } from '#platform/browser/text-storage.ts';

export interface VariantPick {
  variant: number;
  /** To be called when the variant was shown: until then it stays in the pool. */
  markShown(): void;
}

export function pickVariant(
  memory: TextStorage,
  pool: string,
  most: number,
  random: () => number,
): VariantPick {
  const left = remainingVariants(memory, pool, most);
  const variant = left[Math.floor(random() * left.length)] ?? 1;
  const rest = left.filter((one) => one !== variant);
  return { variant, markShown: () => memory.setItem(pool, JSON.stringify(rest)) };
}

/** The remaining variants; all of them when none is left or the stored content is invalid. */
function remainingVariants(memory: TextStorage, pool: string, most: number): number[] {
  const all = Array.from({ length: most }, (_, at) => at + 1);
  const stored = storedList(memory, pool, (one) => typeof one === 'number');
  const left = all.filter((one) => stored.includes(one));
  return left.length === 0 ? all : left;
}
