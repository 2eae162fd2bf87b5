import { describe, expect, it } from 'vitest';
import { resources } from '../provider/resources.ts';
import { createReader, type Reader } from './read-copies.server.ts';

const table = resources.standings({ league: 271, season: 2024 });
const at = new Date('2024-09-01T12:00:00Z');

/** A reader that has read a table, which is fresh for an hour, so many minutes after it was fetched. */
async function readerAfter(minutes: number): Promise<Reader> {
  const copy = { value: 'none', at };
  const livescore = {
    read: async () => copy as never,
    dependencyOn: ({ address }: { address: string }) => ({ key: `livescore:${address}` }),
  };
  const reader = createReader(livescore, new Date(at.getTime() + minutes * 60_000));
  await reader.read<unknown>(table);
  return reader;
}

describe('a page of copies', () => {
  it('is cached until the first of them is overdue, when it has to say so [FOOT-16] [F1-15]', async () => {
    const reader = await readerAfter(20);
    expect(reader.oldSince()).toBeNull();
    expect(reader.freshForMs()).toBe((60 - 20 + 1) * 60_000 + 1);
  });

  it('is rendered again soon once one of them is', async () => {
    const reader = await readerAfter(62);
    expect(reader.oldSince()).toBe(at.getTime() / 1000);
    expect(reader.freshForMs()).toBe(5_000);
  });

  it('has no end of its own while nothing was read', () => {
    const livescore = { read: async () => null, dependencyOn: () => ({ key: 'livescore:nothing' }) };
    expect(createReader(livescore, at).freshForMs()).toBeNull();
  });
});
