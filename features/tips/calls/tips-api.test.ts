/** The tip game for programs, and its exactness with many readers and two processes. */
import { sql } from 'kysely';
import { beforeEach, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { withDatabase } from '#tests/database.ts';
import { withServer } from '#tests/server.ts';
import { closing, withTestGames } from '#tests/tip-games.ts';
import { gameAnswerSchema, refusedSchema, tableSchema, ticketSchema } from './present-game.ts';

const database = withDatabase();
const games = withTestGames();
const server = withServer({ database, edition: games.edition });
const other = withServer({ database, edition: games.edition });

beforeEach(async () => {
  games.record.setScore(null);
  server.setTime('2026-11-21T08:00:00+01:00');
  other.setTime('2026-11-21T08:00:00+01:00');
  await sql`delete from tip_tickets`.execute(database.db);
});

const savedSchema = z.object({ ticket: ticketSchema.nullable(), refused: refusedSchema });

async function save(token: string, body: object, headers: Record<string, string> = {}) {
  const answer = await server.telex('/api/tips/proba/ticket', {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: `Bearer ${token}`, ...headers },
    body: JSON.stringify(body),
  });
  return { status: answer.status, body: answer.json(), saved: () => savedSchema.parse(answer.json()) };
}

const newToken = () => server.context.tips.tokens.issue();

async function table(perPage = 100) {
  const answer = await server.telex(`/api/tips/proba/table?perPage=${perPage}`);
  return tableSchema.parse(answer.json());
}

function theGame() {
  const game = server.context.tips.gameOf('proba');
  if (!game) throw new Error('There is a test game.');
  return game;
}

describe('the API', () => {
  it('gives a token, saves with it, and shows the ticket by its key [S45]', async () => {
    const issued = await server.telex('/api/tips/token', { method: 'POST' });
    const { token } = z.object({ token: z.string() }).parse(issued.json());
    const { saved } = await save(token, { nickname: 'Gépi', answers: { egy: '2:1', csoport: 'AAA,BBB' } });
    const { ticket, refused } = saved();
    expect(refused).toEqual({ closed: [], invalid: ['csoport'], nickname: null });
    expect(ticket).toMatchObject({ nickname: 'Gépi', points: 0, rank: 1, answers: { egy: '2-1' } });
    const shared = await server.telex(`/api/tips/proba/tickets/${ticket?.key}`);
    expect(shared.json()).toEqual(ticket);
    expect(shared.headers['cache-control']).toContain('no-store');
  });

  it('describes a game: questions, closing times in unix seconds, states and results [S45]', async () => {
    const ask = async () => gameAnswerSchema.parse((await server.telex('/api/tips/proba')).json());
    const [first] = (await ask()).questions;
    const closesAt = Date.parse(closing) / 1000;
    expect(first).toMatchObject({ id: 'egy', kind: 'match', state: 'open', closesAt, result: null });
    games.record.setScore([2, 1]);
    await server.context.tips.table(theGame(), { limit: 1, offset: 0 });
    await server.settled();
    expect((await ask()).questions[0]).toMatchObject({ state: 'scored', result: [2, 1] });
  });

  it.each([
    ['no token', ''],
    ['an invented token', 'A'.repeat(24)],
    ['the key of a ticket', 'abcdefghijklmnop'],
  ])('saves nothing with %s [S45]', async (_what, token) => {
    expect((await save(token, { answers: { egy: '1-0' } })).status).toBe(401);
  });

  it('does not accept a token of a quiz', async () => {
    expect((await save(await server.context.quiz.newToken(), { answers: { egy: '1-0' } })).status).toBe(401);
  });

  it.each([
    ['a body that is too large', { nickname: 'a'.repeat(70_000) }, 413],
    ['an answer that is too long', { answers: { egy: '1'.repeat(201) } }, 400],
    [
      'too many answers',
      { answers: Object.fromEntries(Array.from({ length: 201 }, (_, at) => [`k${at}`, '1'])) },
      400,
    ],
    ['answers of another type', { answers: { egy: [1, 2] } }, 400],
  ])('refuses %s', async (_what, body, status) => {
    expect((await save(await newToken(), body)).status).toBe(status);
  });

  it('limits the saves of one token, and look-ups of keys by network', async () => {
    const token = await newToken();
    const from = { 'x-forwarded-for': '203.0.113.77' };
    const statuses: number[] = [];
    for (let time = 0; time < 61; time += 1)
      statuses.push((await save(token, { answers: { egy: '1-0' } }, from)).status);
    expect([statuses[59], statuses[60]]).toEqual([200, 429]);
    const looked = new Set<number>();
    for (let time = 0; time < 1_201; time += 1) {
      const key = `a${String(time)
        .padStart(15, 'b')
        .replace(/\d/g, (digit) => 'abcdefghij'[Number(digit)] ?? '')}`;
      looked.add((await server.telex(`/api/tips/proba/tickets/${key}`, { headers: from })).status);
      if (looked.has(429)) break;
    }
    expect([...looked]).toEqual([404, 429]);
  });
});

describe('the table', () => {
  it('shares ranks between equal points, across pages, and leaves out who has no nickname [S45]', async () => {
    const tips = ['2-1', '2-1', '1-0', '1-0', '1-0', '0-3', '0-3'];
    for (const [at, tip] of tips.entries())
      await save(await newToken(), { nickname: `Játékos ${at}`, answers: { egy: tip } });
    await save(await newToken(), { answers: { egy: '2-1' } });
    games.record.setScore([2, 1]);
    const first = await server.context.tips.table(theGame(), { limit: 3, offset: 0 });
    const next = await server.context.tips.table(theGame(), { limit: 3, offset: 3 });
    const last = await server.context.tips.table(theGame(), { limit: 3, offset: 6 });
    const rows = [first, next, last].flatMap((page) => page?.rows ?? []);
    expect(first?.players).toBe(7);
    expect(rows.map(({ nickname, rank, points }) => `${rank}. ${nickname} ${points}`)).toEqual([
      '1. Játékos 0 3',
      '1. Játékos 1 3',
      '3. Játékos 2 1',
      '3. Játékos 3 1',
      '3. Játékos 4 1',
      '6. Játékos 5 0',
      '6. Játékos 6 0',
    ]);
  });

  it('has no pages while nobody is in it', async () => {
    const nothing = { players: 0, page: 1, totalPages: 0, rows: [] };
    expect((await server.telex('/api/tips/proba/table')).json()).toEqual(nothing);
  });

  it('has no page after the last one', async () => {
    expect((await server.telex('/api/tips/proba/table?page=7')).status).toBe(404);
    expect((await server.telex('/melleklet/tippjatek/proba?oldal=7')).status).toBe(404);
  });

  it('loses a nickname that a moderator clears, for good; its answers stay', async () => {
    const token = await newToken();
    const { saved } = await save(token, { nickname: 'Kifogásolt', answers: { egy: '1-0' } });
    const key = saved().ticket?.key ?? '';
    const { tips } = server.context;
    expect(await tips.clearNickname('proba', 'kifogasolt')).toBe(true);
    expect(await tips.clearNickname('proba', 'Senki')).toBe(false);
    expect(await tips.clearNickname('nincs', 'Kifogásolt')).toBe(false);
    await server.settled();
    expect((await table()).rows).toEqual([]);
    expect(await server.context.tips.ticketByKey('proba', key)).toMatchObject({
      nickname: null,
      rank: null,
      answers: { egy: '1-0' },
    });
    // The form of an open page still has the name.
    const again = await tips.save({ game: 'proba', token, nickname: 'Kifogásolt', answers: new Map() });
    expect(again).toMatchObject({ kind: 'saved', refused: { nickname: 'NICKNAME_FORBIDDEN' } });
  });

  it('is deleted, although a save of the same reader waits for it', async () => {
    const { tips } = server.context;
    const token = await newToken();
    const answers = new Map([['egy', '1-0']]);
    await tips.save({ game: 'proba', token, nickname: 'Törölt', answers });
    const [, isDeleted] = await Promise.all([
      tips.save({ game: 'proba', token, nickname: 'Törölt', answers: new Map([['egy', '2-0']]) }),
      other.context.tips.remove('proba', token),
    ]);
    const left = await tips.ownTicket('proba', token);
    // Deleted after the save, or before it, which then makes a new ticket with its own answer alone.
    expect([isDeleted, left === null || left.answers.egy === '2-0']).toEqual([true, true]);
  });
});

describe('a thousand readers at once, at two processes', () => {
  it('are all counted, each once, with the right points and ranks [S45]', async () => {
    const tokens = await Promise.all(Array.from({ length: 1_000 }, newToken));
    const tip = (at: number) => (at % 4 === 0 ? '2-1' : at % 4 === 1 ? '3-0' : '0-0');
    const saves = tokens.map((token, at) => {
      const { tips } = (at % 2 === 0 ? server : other).context;
      return tips.save({
        game: 'proba',
        token,
        nickname: `Olvasó ${at}`,
        answers: new Map([['egy', tip(at)]]),
      });
    });
    // The same readers change their minds at the other process while the first answers are still arriving.
    const again = tokens.slice(0, 200).map((token, at) => {
      const { tips } = (at % 2 === 0 ? other : server).context;
      return tips.save({ game: 'proba', token, nickname: '', answers: new Map([['ketto', '1-1']]) });
    });
    const results = await Promise.all([...saves, ...again]);
    expect(results.every(({ kind }) => kind === 'saved')).toBe(true);
    games.record.setScore([2, 1]);
    const loaded = await server.context.tips.table(theGame(), { limit: 1_000, offset: 0 });
    expect(loaded?.players).toBe(1_000);
    const byPoints = Map.groupBy(loaded?.rows ?? [], ({ points }) => points);
    expect([...byPoints].map(([points, rows]) => [points, rows.length, rows[0]?.rank])).toEqual([
      [3, 250, 1],
      [1, 250, 251],
      [0, 500, 501],
    ]);
    const counted = await sql<{ question: string; count: number }>`
      select question, count(*)::int as count from tip_answers group by 1 order by 1`.execute(database.db);
    expect(counted.rows).toEqual([
      { question: 'egy', count: 1_000 },
      { question: 'ketto', count: 200 },
    ]);
  });

  it('get a nickname once, whoever wants it [S45]', async () => {
    const tokens = await Promise.all(Array.from({ length: 40 }, newToken));
    const results = await Promise.all(
      tokens.map((token, at) => {
        const { tips } = (at % 2 === 0 ? server : other).context;
        return tips.save({ game: 'proba', token, nickname: 'Népszerű', answers: new Map([['egy', '1-0']]) });
      }),
    );
    const taken = results.filter((one) => one.kind === 'saved' && one.refused.nickname === 'NICKNAME_TAKEN');
    expect(taken).toHaveLength(39);
    expect((await table()).players).toBe(1);
  });

  it('are scored while others save, and no answer is accepted once the result is known [S45]', async () => {
    const tokens = await Promise.all(Array.from({ length: 60 }, newToken));
    const send = (token: string) =>
      server.context.tips.save({ game: 'proba', token, nickname: '', answers: new Map([['egy', '2-1']]) });
    const early = await Promise.all(tokens.slice(0, 30).map(send));
    games.record.setScore([2, 1]);
    const late = tokens.slice(30).map(send);
    await Promise.all([...late, server.context.tips.load(theGame()), other.context.tips.load(theGame())]);
    await server.context.tips.load(theGame());
    const found = await sql<{ points: number; answers: number }>`
      select t.points, count(a.question)::int as answers from tip_tickets t
      left join tip_answers a on a.ticket_id = t.id group by t.id, t.points`.execute(database.db);
    // All accepted answers have their points.
    expect(found.rows.every(({ points, answers }) => points === 3 * answers)).toBe(true);
    expect(found.rows).toHaveLength(30);
    expect(early.every(({ kind }) => kind === 'saved')).toBe(true);
    const refused = (await Promise.all(late)).map((one) => 'refused' in one && one.refused.closed);
    expect(refused).toEqual(Array(30).fill(['egy']));
  });
});
