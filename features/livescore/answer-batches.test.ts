import type { KyselyPlugin } from 'kysely';
import { expect, it } from 'vitest';
import { withDatabase } from '#tests/database.ts';
import { createAnswerBatches } from './answer-batches.server.ts';

const database = withDatabase();

it('answers that are requested together are read in one query, each for its own resource', async () => {
  const { db } = database;
  const answer = (address: string, body: string, time: string) => ({
    source: 'sandbox',
    address,
    body,
    first_at: new Date(time),
    last_at: new Date(time),
  });
  const at = new Date('2026-11-20T08:00:00Z');
  await db
    .insertInto('livescore_resources')
    .values(
      ['/leagues', '/teams'].map((address) => ({
        source: 'sandbox',
        address,
        created_at: at,
        wanted_until: at,
        due_at: at,
      })),
    )
    .execute();
  await db
    .insertInto('livescore_answers')
    .values([
      answer('/leagues', 'old', '2026-11-20T08:00:00Z'),
      answer('/leagues', 'new', '2026-11-20T09:00:00Z'),
      answer('/teams', 'teams', '2026-11-20T08:30:00Z'),
    ])
    .execute();
  const read = createAnswerBatches(db);
  const wanted = ['/leagues', '/teams', '/nothing', '/leagues'];
  const answers = await Promise.all(wanted.map((address) => read({ source: 'sandbox', address })));
  expect(answers.map((one) => one?.body)).toEqual(['new', 'teams', undefined, 'new']);
  expect(await read({ source: 'another', address: '/leagues' })).toBeNull();
});

it('a query that fails fails its own requests, and not the next ones', async () => {
  let isLost = true;
  const plugin = {
    transformQuery({ node }) {
      if (isLost) throw new Error('the connection is lost');
      return node;
    },
    transformResult: async ({ result }) => result,
  } satisfies KyselyPlugin;
  const read = createAnswerBatches(database.db.withPlugin(plugin));
  await expect(read({ source: 'sandbox', address: '/leagues' })).rejects.toThrow('the connection is lost');
  isLost = false;
  expect((await read({ source: 'sandbox', address: '/leagues' }))?.body).toBe('new');
});
