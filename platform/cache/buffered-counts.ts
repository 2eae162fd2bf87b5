/** Counts that are added up in memory and written together, so that the database sees one query for many events. */
export interface BufferedCounts<Count> {
  add(count: Count): void;
  /** Writes what was added since the last call; what could not be written stays for the next one. */
  flush(): Promise<void>;
}

interface BufferNeeds<Count> {
  /** Beyond this many names, new ones are dropped while the database is unavailable. */
  most: number;
  /** Counts of one name become one. */
  nameOf(count: Count): string;
  sum(known: Count, more: Count): Count;
  write(counts: Count[]): Promise<void>;
}

export function bufferCounts<Count>({ most, nameOf, sum, write }: BufferNeeds<Count>): BufferedCounts<Count> {
  let counted = new Map<string, Count>();

  function add(count: Count): void {
    const name = nameOf(count);
    const known = counted.get(name);
    if (known !== undefined) counted.set(name, sum(known, count));
    else if (counted.size < most) counted.set(name, count);
  }

  return {
    add,
    async flush() {
      const taken = [...counted.values()];
      counted = new Map();
      if (taken.length === 0) return;
      try {
        await write(taken);
      } catch (error) {
        for (const one of taken) add(one);
        throw error;
      }
    },
  };
}
