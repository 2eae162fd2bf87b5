/** Reads that were counted but not written to the database yet. */

/** Number of reads of a story within one hour. */
export interface StoryReads {
  /** Start of the hour, in unix seconds. */
  hour: number;
  articleId: number;
  reads: number;
}

export interface Tally {
  add(reads: StoryReads): void;
  /** Returns all reads added since the last call, and clears the tally. */
  drain(): StoryReads[];
}

const hourSeconds = 3_600;

export function hourOf(date: Date): number {
  return Math.floor(date.getTime() / 1000 / hourSeconds) * hourSeconds;
}

/**
 * Holds at most `maxEntries` pairs of story and hour: beyond that, new ones are dropped while the database is unavailable.
 */
export function createTally(maxEntries: number): Tally {
  let counted = new Map<string, StoryReads>();
  return {
    add({ hour, articleId, reads }) {
      const name = `${hour}/${articleId}`;
      const known = counted.get(name);
      if (known) known.reads += reads;
      else if (counted.size < maxEntries) counted.set(name, { hour, articleId, reads });
    },
    drain() {
      const taken = [...counted.values()];
      counted = new Map();
      return taken;
    },
  };
}
