import { describe, expect, it } from 'vitest';
import { bufferCounts } from './buffered-counts.ts';

interface Count {
  name: string;
  times: number;
}

function buffer(most = 10) {
  const written: Count[][] = [];
  const database = { isDown: false };
  const counts = bufferCounts<Count>({
    most,
    nameOf: ({ name }) => name,
    sum: (known, more) => ({ ...known, times: known.times + more.times }),
    async write(some) {
      if (database.isDown) throw new Error('down');
      written.push(some);
    },
  });
  const add = (...names: string[]) => {
    for (const name of names) counts.add({ name, times: 1 });
  };
  return { written, database, add, flush: counts.flush };
}

describe('buffered counts', () => {
  it('are added up by name and written once', async () => {
    const { written, add, flush } = buffer();
    add('a', 'b', 'a');
    await flush();
    await flush();
    expect(written).toEqual([
      [
        { name: 'a', times: 2 },
        { name: 'b', times: 1 },
      ],
    ]);
  });

  it('stay when the database is down, with those that came meanwhile', async () => {
    const { written, database, add, flush } = buffer();
    add('a');
    database.isDown = true;
    const failed = flush();
    add('a');
    await expect(failed).rejects.toThrow('down');
    database.isDown = false;
    await flush();
    expect(written).toEqual([[{ name: 'a', times: 2 }]]);
  });

  it('have a limit, and known names go on counting', async () => {
    const { written, add, flush } = buffer(2);
    add('a', 'b', 'c', 'a');
    await flush();
    expect(written).toEqual([
      [
        { name: 'a', times: 2 },
        { name: 'b', times: 1 },
      ],
    ]);
  });
});
