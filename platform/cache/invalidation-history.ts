import { type Dependency, everything, type Invalidation, isTouched } from './dependency.ts';

/**
 * Recent invalidations, numbered.
 * A value may be read before a publication and cached after it, and would then be stale. Every read therefore carries
 * the number of the last invalidation when it began, and is not cached when a later one touches its dependencies.
 */
export interface InvalidationHistory {
  /** Number of the last record; must be called before anything is read. */
  last(): number;
  record(invalidations: readonly Invalidation[]): void;
  touchedSince(dependencies: readonly Dependency[], number: number): boolean;
}

const maxRecords = 500;

export function createInvalidationHistory(): InvalidationHistory {
  const recent: { number: number; invalidations: readonly Invalidation[] }[] = [];
  let last = 0;
  return {
    last: () => last,

    record(invalidations) {
      last += 1;
      recent.push({ number: last, invalidations });
      if (recent.length > maxRecords) recent.shift();
    },

    touchedSince(dependencies, number) {
      // A read that began before the oldest recorded invalidation cannot be proved fresh.
      const first = recent[0];
      if (first && first.number > number + 1) return true;
      // The numbers are consecutive, and usually there is no newer record.
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
  // Runs for hundreds of values with every publication, so it allocates no closures.
  for (const invalidation of invalidations) {
    if (invalidation.key === everything) return true;
    for (const dependency of dependencies) if (isTouched(dependency, invalidation)) return true;
  }
  return false;
}
