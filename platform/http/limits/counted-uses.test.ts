import { sql } from 'kysely';
import { beforeEach, describe, expect, it } from 'vitest';
import { withDatabase } from '../../../tests/database.ts';
import { countUses } from './counted-uses.server.ts';

interface Count {
  name: string;
  times: number;
}

const database = withDatabase();
const start = Date.parse('2026-11-25T08:00:00Z');
beforeEach(() => sql`truncate rate_limits`.execute(database.db));

function uses({ perDay = 3, perMinute = 1_000_000, most = 1_000_000, hours = 0 } = {}) {
  const written: Count[][] = [];
  const state = { isDown: false };
  const counts = countUses({
    db: database.db,
    now: () => new Date(start + hours * 3_600_000),
    name: 'test',
    perDay,
    perMinute,
    most,
    nameOf: ({ name }: Count) => name,
    sum: (known, more) => ({ ...known, times: known.times + more.times }),
    async write(_work, some) {
      if (state.isDown) throw new Error('down');
      written.push(some.toSorted((a, b) => a.name.localeCompare(b.name)));
    },
  });
  const add = (times: number, name = 'a', address = '192.0.2.1') => {
    for (let at = 0; at < times; at += 1) counts.add(name, address, { name, times: 1 });
  };
  return { ...counts, written, state, add };
}

describe('counted uses', () => {
  it('are limited for each thing and network, an IPv6 customer being one, and added up [S57]', async () => {
    const { add, flush, dropped, written } = uses();
    add(60);
    add(1, 'b');
    add(1, 'a', '192.0.2.2');
    for (let host = 0; host < 9; host += 1) add(1, 'c', `2001:db8::${host}`);
    await flush();
    await flush();
    expect(written).toEqual([
      [
        { name: 'a', times: 4 },
        { name: 'b', times: 1 },
        { name: 'c', times: 3 },
      ],
    ]);
    expect(dropped()).toBe(57 + 6);
  });

  it('are limited for all processes together, and anew the next day [S57]', async () => {
    const features = [uses(), uses()];
    for (const { add, flush } of features) {
      add(2);
      await flush();
    }
    expect(features.map(({ written }) => written[0])).toEqual([
      [{ name: 'a', times: 2 }],
      [{ name: 'a', times: 1 }],
    ]);
    const restarted = uses({ hours: 23 });
    restarted.add(1);
    await restarted.flush();
    expect([restarted.written, restarted.dropped()]).toEqual([[[]], 1]);
    const nextDay = uses({ hours: 24 });
    nextDay.add(1);
    await nextDay.flush();
    expect(nextDay.written).toEqual([[{ name: 'a', times: 1 }]]);
  });

  it('stay when they cannot be written, with those that came meanwhile, and are limited once', async () => {
    const { add, flush, state, written, dropped } = uses();
    add(1);
    state.isDown = true;
    const failed = flush();
    add(1);
    await expect(failed).rejects.toThrow('down');
    state.isDown = false;
    add(1);
    await flush();
    expect([written, dropped()]).toEqual([[[{ name: 'a', times: 3 }]], 0]);
  });

  it('have a limit in memory, and one for what a network does in a minute', async () => {
    const full = uses({ perDay: 255, most: 5 });
    full.add(9);
    await full.flush();
    expect([full.written, full.dropped()]).toEqual([[[{ name: 'a', times: 5 }]], 4]);
    const busy = uses({ perDay: 255, perMinute: 7 });
    busy.add(9, 'b');
    await busy.flush();
    expect([busy.written, busy.dropped()]).toEqual([[[{ name: 'b', times: 7 }]], 2]);
  });

  it('confuse hardly any of twenty thousand things', () => {
    const { add, dropped } = uses({ perDay: 1 });
    for (let at = 0; at < 20_000; at += 1) add(1, String(at));
    expect(dropped()).toBeLessThan(200);
  });
});
