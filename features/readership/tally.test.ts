import { describe, expect, it } from 'vitest';
import { createTally, hourOf } from './tally.ts';

const eight = hourOf(new Date('2026-11-21T08:59:59Z'));
const nine = hourOf(new Date('2026-11-21T09:00:00Z'));

describe('a tally of reads', () => {
  it('counts by story and hour, and is empty after it was drained', () => {
    const tally = createTally(10);
    for (const hour of [eight, eight, nine]) tally.add({ hour, articleId: 1, reads: 1 });
    tally.add({ hour: nine, articleId: 2, reads: 5 });
    expect(nine - eight).toBe(3_600);
    expect(tally.drain()).toEqual([
      { hour: eight, articleId: 1, reads: 2 },
      { hour: nine, articleId: 1, reads: 1 },
      { hour: nine, articleId: 2, reads: 5 },
    ]);
    expect(tally.drain()).toEqual([]);
  });

  it('stays within its limit, and continues counting the entries it has', () => {
    const tally = createTally(2);
    for (const articleId of [1, 2, 3, 1]) tally.add({ hour: eight, articleId, reads: 1 });
    expect(tally.drain().map(({ articleId, reads }) => [articleId, reads])).toEqual([
      [1, 2],
      [2, 1],
    ]);
  });
});
