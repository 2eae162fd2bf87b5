/**
 * What was invalidated lately, by number.
 *
 * Whatever is read to be kept may be read before a publication and kept after it; what was read is then old. Every
 * reading therefore carries the number of the last invalidation seen when it began, and is not kept when a later one
 * touches what it shows.
 */
import { type Dependency, everything, type Invalidation, isTouched } from './dependency.ts';

export interface InvalidationHistory {
  /** The number of the last record; to be asked for before anything is read. */
  last(): number;
  record(invalidations: readonly Invalidation[]): void;
  touchedSince(dependencies: readonly Dependency[], number: number): boolean;
}

const remembered = 500;

export function createInvalidationHistory(): InvalidationHistory {
  const recent: { number: number; invalidations: readonly Invalidation[] }[] = [];
  let last = 0;
  return {
    last: () => last,

    record(invalidations) {
      last += 1;
      recent.push({ number: last, invalidations });
      if (recent.length > remembered) recent.shift();
    },

    touchedSince(dependencies, number) {
      // What began before all that is remembered cannot be proved fresh.
      const first = recent[0];
      if (first && first.number > number + 1) return true;
      // Numbers follow one another, and most often nothing came since.
      return recent
        .slice(recent.length - (last - number))
        .some(({ invalidations }) => touchesAny(dependencies, invalidations));
    },
  };
}

export function touchesAny(
  dependencies: readonly Dependency[],
  invalidations: readonly Invalidation[],
): boolean {
  // Asked of hundreds of values with every publication: without functions made for each.
  for (const invalidation of invalidations) {
    if (invalidation.key === everything) return true;
    for (const dependency of dependencies) if (isTouched(dependency, invalidation)) return true;
  }
  return false;
}
