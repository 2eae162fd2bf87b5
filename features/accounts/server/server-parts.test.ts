/** Limits of attempts, and what the log stores of a client. */
import { beforeEach, describe, expect, it } from 'vitest';
import { createSharedLimits } from '#platform/http/limits/shared-limits.server.ts';
import { withDatabase } from '../../../tests/database.ts';
import { coarseNetwork } from './audit.server.ts';
import { isRecent } from './recent.ts';
import { createAttemptLimits } from './sessions/attempt-limits.server.ts';

const database = withDatabase();
let now = new Date('2026-11-21T08:00:00Z');
const paused: number[] = [];
const limits = () =>
  createAttemptLimits(
    createSharedLimits(database.db, () => now),
    async (milliseconds) => void paused.push(milliseconds),
  );
beforeEach(() => {
  paused.length = 0;
});

describe('attempts', () => {
  it('for one account from one network wait longer and longer', async () => {
    const one = limits();
    const count = () => one.count('password', 'a@example.com', '203.0.113.1');
    for (let at = 0; at < 5; at += 1) expect(await count()).toBeNull();
    expect(await count()).toBe(60);
    now = new Date(now.getTime() + 61_000);
    for (let at = 0; at < 5; at += 1) expect(await count()).toBeNull();
    now = new Date(now.getTime() + 61_000);
    for (let at = 0; at < 4; at += 1) expect(await count()).toBeNull();
    expect(await count()).toBeGreaterThan(600);
    // Another account, and another network, are not concerned.
    expect(await one.count('password', 'b@example.com', '203.0.113.1')).toBeNull();
    expect(await one.count('password', 'a@example.com', '203.0.113.2')).toBeNull();
  });

  it('for one account from very many networks are answered slowly, and never refused', async () => {
    const one = limits();
    const count = (at: number) => one.count('password', 'sok@example.com', `198.51.${at}.1`);
    for (let at = 0; at < 60; at += 1) expect(await count(at)).toBeNull();
    expect(paused).toEqual([]);
    expect(await count(60)).toBeNull();
    expect(paused).toEqual([1_000]);
    for (let at = 61; at < 201; at += 1) await count(at);
    expect(paused.at(-1)).toBe(4_000);
  });

  it('at the code of one account are refused after twenty in an hour, from however many networks', async () => {
    const one = limits();
    const count = (at: number) => one.countCode('newsroom 1', `192.0.${at}.1`);
    for (let at = 0; at < 20; at += 1) expect(await count(at)).toBeNull();
    expect(await count(20)).toBeGreaterThan(3_000);
    expect(await one.countCode('newsroom 2', '192.0.21.1')).toBeNull();
    now = new Date(now.getTime() + 3_601_000);
    expect(await count(22)).toBeNull();
  });

  it('from one network for very many accounts are refused', async () => {
    const one = limits();
    const waits: (number | null)[] = [];
    for (let at = 0; at < 101; at += 1)
      waits.push(await one.count('password', `${at}@example.com`, '2001:db8:1:2::1'));
    expect(waits.filter((wait) => wait !== null)).toHaveLength(1);
    // The same customer's network, with another address.
    expect(await one.count('password', 'x@example.com', '2001:db8:1:2:ffff::9')).not.toBeNull();
    expect(await one.count('password', 'x@example.com', '2001:db8:1:3::9')).toBeNull();
  });
});

describe('the log', () => {
  it.each([
    ['203.0.113.77', '203.0.113.0/24'],
    ['::ffff:203.0.113.77', '203.0.113.0/24'],
    ['2001:db8:1:2::77', '2001:db8:1::/48'],
    ['', ''],
    ['unknown', ''],
  ])('stores of the address %s only %s', (address, network) => {
    expect(coarseNetwork(address)).toBe(network);
  });
});

it('a proof of identity is recent for ten minutes; a script has none', () => {
  const at = new Date('2026-11-21T08:00:00Z');
  const later = (seconds: number) => new Date(at.getTime() + seconds * 1000);
  expect([isRecent(at, later(599)), isRecent(at, later(600)), isRecent(null, at)]).toEqual([
    true,
    false,
    false,
  ]);
});
