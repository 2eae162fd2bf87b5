/** Pauses of a provider: which answers cause them, how long they are, and whom they concern. */
import { sql } from 'kysely';
import { beforeEach, describe, expect, it } from 'vitest';
import { withDatabase } from '../../../tests/database.ts';
import type { FailureReason, ProviderAnswer } from '../provider/provider-client.server.ts';
import type { Quota } from '../provider/quota.ts';
import { createProviderPauses, type ProviderPauses } from './provider-pauses.server.ts';

const database = withDatabase();
const football = { sport: 'football', source: 'https://provider.example/football' } as const;
let now: Date;
let pauses: ProviderPauses;

beforeEach(async () => {
  await sql`truncate livescore_quotas`.execute(database.db);
  now = new Date('2024-06-15T13:00:00Z');
  pauses = createProviderPauses({ db: database.db, clock: { now: () => now } });
});

function failure(reason: FailureReason): ProviderAnswer {
  return { kind: 'failure', reason, message: '', quota: null };
}

function answer(remaining: number, remainingOfMinute: number | null = null): ProviderAnswer {
  const quota: Quota = { limit: 100, remaining, remainingOfMinute };
  return { kind: 'answer', response: [], quota };
}

/** Whether the sport is paused so many seconds later. */
async function isPausedAfter(seconds: number): Promise<boolean> {
  const later = new Date(now.getTime() + seconds * 1000);
  return createProviderPauses({ db: database.db, clock: { now: () => later } }).isPaused(football);
}

describe('a failure of every call pauses its sport', () => {
  it.each<[FailureReason, number]>([
    ['minute-limit', 60],
    ['key', 300],
    ['day-limit', 3_600],
  ])('%s: for %d s', async (reason, seconds) => {
    await pauses.note(failure(reason), football);
    expect([await isPausedAfter(seconds - 1), await isPausedAfter(seconds)]).toEqual([true, false]);
  });

  it('no longer than the day of the provider, which is that of UTC', async () => {
    now = new Date('2024-06-15T23:50:00Z');
    await pauses.note(failure('day-limit'), football);
    expect([await isPausedAfter(599), await isPausedAfter(600)]).toEqual([true, false]);
  });

  it('and a shorter pause does not end a longer one', async () => {
    await pauses.note(failure('day-limit'), football);
    await pauses.note(failure('minute-limit'), football);
    await pauses.note(answer(50), football);
    expect(await isPausedAfter(3_599)).toBe(true);
  });
});

it.each<FailureReason>(['plan', 'refused', 'unreachable', 'unreadable'])(
  'a failure of one call pauses nothing and is not written: %s',
  async (reason) => {
    await pauses.note(failure(reason), football);
    expect(await isPausedAfter(0)).toBe(false);
    expect((await sql`select from livescore_quotas`.execute(database.db)).rows).toHaveLength(0);
  },
);

describe('the quota', () => {
  it('of a minute that is used up pauses for a minute, one with calls left does not', async () => {
    await pauses.note(answer(50, 1), football);
    expect(await isPausedAfter(0)).toBe(false);
    await pauses.note(answer(50, 0), football);
    expect([await isPausedAfter(59), await isPausedAfter(60)]).toEqual([true, false]);
  });

  it('of a day has a reserve of 5 %, until midnight of UTC', async () => {
    await pauses.note(answer(5), football);
    expect(await isPausedAfter(0)).toBe(false);
    await pauses.note(answer(4), football);
    expect([await isPausedAfter(10 * 3_600), await isPausedAfter(11 * 3_600)]).toEqual([true, false]);
  });

  it('stays what the last answer said when a failure says nothing of it', async () => {
    await pauses.note(answer(4), football);
    await pauses.note(failure('minute-limit'), football);
    expect(await isPausedAfter(120)).toBe(true);
  });

  it('that is raised during the day ends the pause', async () => {
    await pauses.note(answer(0), football);
    await pauses.note(answer(90), football);
    expect(await isPausedAfter(0)).toBe(false);
  });

  it('is that of one sport and of one source', async () => {
    await pauses.note(answer(0), football);
    expect(await pauses.isPaused({ ...football, sport: 'formula1' })).toBe(false);
    expect(await pauses.isPaused({ ...football, source: 'sandbox' })).toBe(false);
    expect(await pauses.isPaused(football)).toBe(true);
  });
});
