import { expect, it } from 'vitest';
import { withDatabase } from '../../../tests/database.ts';
import { createSharedLimits } from './shared-limits.server.ts';

const database = withDatabase();
const limit = { uses: 2, seconds: 60 };
const start = new Date('2026-11-25T08:00:00Z').getTime();

function limitsAt(seconds: number) {
  return createSharedLimits(database.db, () => new Date(start + seconds * 1000));
}

it('counts the uses of all processes, and says how long to wait', async () => {
  expect(await limitsAt(0).consume('mail', 'a@example.com', limit)).toBeNull();
  expect(await limitsAt(10).consume('mail', 'a@example.com', limit)).toBeNull();
  expect(await limitsAt(20).consume('mail', 'a@example.com', limit)).toBe(40);
  expect(await limitsAt(20).consume('mail', 'b@example.com', limit)).toBeNull();
  expect(await limitsAt(20).consume('other', 'a@example.com', limit)).toBeNull();
  expect(await limitsAt(60).consume('mail', 'a@example.com', limit)).toBeNull();
});

it('counts concurrent uses exactly', async () => {
  const limits = limitsAt(0);
  const uses = Array.from({ length: 20 }, () => limits.consume('burst', 'x', { uses: 5, seconds: 60 }));
  expect((await Promise.all(uses)).filter((wait) => wait === null)).toHaveLength(5);
});

it('limits the network of an address, and stores neither', async () => {
  const limits = limitsAt(0);
  const once = { uses: 1, seconds: 60 };
  expect(await limits.consumeNetwork('network', '2001:db8:1:2::1', once)).toBeNull();
  expect(await limits.consumeNetwork('network', '2001:db8:1:2:ffff::9', once)).toBe(60);
  expect(await limits.consumeNetwork('network', '2001:db8:1:3::1', once)).toBeNull();
  const rows = await database.db.selectFrom('rate_limits').select('key').execute();
  expect(rows.every(({ key }) => key.length === 32)).toBe(true);
});

it('deletes intervals that have ended', async () => {
  await limitsAt(0).consume('old', 'x', limit);
  await limitsAt(10_000).forget();
  expect(await database.db.selectFrom('rate_limits').select('key').execute()).toEqual([]);
});
