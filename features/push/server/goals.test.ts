import { sql } from 'kysely';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { deliverAll, registerBrowser, sentMessages } from '#tests/push-sandbox.ts';
import { withTestApp } from '#tests/test-app.ts';
import type { MatchScore } from './goals.server.ts';

const testApp = withTestApp();
let before = 0;
afterAll(() => testApp.context.push.stop());
beforeEach(async () => {
  const { db } = testApp.context;
  await sql`truncate push_clients, push_messages, push_scores cascade`.execute(db);
  await sql`delete from outbox`.execute(db);
  before = (await sentMessages(testApp.context)).length;
});

function match(home: number, away: number, given: Partial<MatchScore> = {}): MatchScore {
  return {
    id: 5,
    home: { id: 769, name: 'Magyarország', goals: home },
    away: { id: 15, name: 'Svájc', goals: away },
    minute: '67. perc',
    isLive: true,
    url: 'http://localhost:3000/foci?meccs=5',
    ...given,
  };
}

async function note(...matches: MatchScore[]): Promise<void> {
  const { db, push } = testApp.context;
  await db.transaction().execute((trx) => push.noteScores(trx, matches));
}

async function titles(): Promise<string[]> {
  await deliverAll(testApp.context);
  const sent = (await sentMessages(testApp.context)).slice(before);
  return sent
    .filter(({ service }) => service === 'webpush')
    .map(({ message }) => JSON.stringify(message))
    .map((text) => /"title":"([^"]*)"/.exec(text)?.[1] ?? '');
}

describe('a goal', () => {
  it('of a followed match is sent, with who scored, and each score once', async () => {
    await registerBrowser(testApp.context, ['match.5']);
    await note(match(0, 0));
    await note(match(0, 1));
    await note(match(0, 1));
    // The video referee takes it back, and gives it again.
    await note(match(0, 0));
    await note(match(0, 1));
    await note(match(1, 1));
    // Messages that wait at the same time are sent side by side.
    expect((await titles()).toSorted()).toEqual([
      'Gól! Magyarország–Svájc 0–1',
      'Gól! Magyarország–Svájc 1–1',
    ]);
  });

  it('comes once to a reader who follows the match and the team', async () => {
    await registerBrowser(testApp.context, ['match.5', 'valogatott']);
    await note(match(0, 0));
    await note(match(1, 0));
    expect(await titles()).toHaveLength(1);
  });

  it('is no news when it was scored before somebody followed, or is only recorded later', async () => {
    await registerBrowser(testApp.context, ['match.5', 'match.6']);
    await note(match(2, 1));
    await note(match(0, 0, { id: 6 }));
    await note(match(3, 0, { id: 6, isLive: false }));
    expect(await titles()).toEqual([]);
  });

  it('of a match that nobody follows is not even stored', async () => {
    const other = { home: { id: 1, name: 'A', goals: 0 }, away: { id: 2, name: 'B', goals: 0 } };
    await note(match(0, 0, other));
    expect(await testApp.context.db.selectFrom('push_scores').selectAll().execute()).toEqual([]);
  });
});
