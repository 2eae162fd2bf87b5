/** Reads that were counted and are not written down yet. */

/** So many reads of a story within one hour. */
export interface StoryReads {
  /** When the hour began, in unix seconds. */
  hour: number;
  articleId: number;
  reads: number;
}

export interface Tally {
  add(reads: StoryReads): void;
  /** All that was added since they were taken last. */
  take(): StoryReads[];
}

const hourSeconds = 3_600;

export function hourOf(moment: Date): number {
  return Math.floor(moment.getTime() / 1000 / hourSeconds) * hourSeconds;
}

/** Holds at most so many stories and hours: while nothing can be written down, what is new beyond that is not counted. */
export function createTally(most: number): Tally {
  let counted = new Map<string, StoryReads>();
  return {
    add({ hour, articleId, reads }) {
      const name = `${hour}/${articleId}`;
      const known = counted.get(name);
      if (known) known.reads += reads;
      else if (counted.size < most) counted.set(name, { hour, articleId, reads });
    },
    take() {
      const taken = [...counted.values()];
      counted = new Map();
      return taken;
    },
  };
}
