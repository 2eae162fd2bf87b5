/** Parts that a listening server still lacks: `/readyz` answers 503 until nothing is. */
const parts = {
  dictionary: 'the search dictionary is being loaded',
  timetable: 'the timetable is not written down yet',
};

export interface Readiness {
  markReady(part: keyof typeof parts): void;
  /** One sentence about what is missing; null if nothing is. */
  missing(): string | null;
}

/** `createReadiness(['dictionary'])` is ready after `markReady('dictionary')`. */
export function createReadiness(expected: readonly (keyof typeof parts)[]): Readiness {
  const unready = new Set(expected);
  return {
    markReady: (part) => void unready.delete(part),
    missing() {
      const [part] = unready;
      return part === undefined ? null : parts[part];
    },
  };
}
