/** Saving tickets: several at once, nicknames that two readers want, answers that come too late [S45]. */
import { beforeEach, describe, expect, it } from 'vitest';
import { withDatabase } from '#tests/database.ts';
import type { GameResults } from '../game/game-results.ts';
import { gameWith, kickOff, tournament } from '../tips.fixture.ts';
import { createTipsFeature, type TipsFeature } from '../tips-feature.server.ts';

const database = withDatabase();
let now = kickOff - 60;
let results: GameResults = tournament();
let invalidated: string[] = [];
let tips: TipsFeature;

beforeEach(async () => {
  [now, results, invalidated] = [kickOff - 60, tournament(), []];
  await database.db.deleteFrom('tip_tickets').execute();
  await database.db.deleteFrom('tip_games').execute();
  tips = createTipsFeature({
    db: database.db,
    clock: { now: () => new Date(now * 1_000) },
    games: [gameWith(), gameWith({ slug: 'masik' })],
    forbiddenWords: [{ anywhere: ['tiltott'], asWord: [] }],
    loadResults: async () => ({ results, dependencies: [] }),
    recordInvalidations: async (_work, entries) => void invalidated.push(...entries.map(({ key }) => key)),
  });
});

const save = (token: string, answers: Record<string, string>, nickname = '', game = 'proba') =>
  tips.save({ game, token, nickname, answers: new Map(Object.entries(answers)) });

describe('several tickets that come at once', () => {
  it('get a nickname once: the first has it, the others keep their answers', async () => {
    const [first, second, third] = await Promise.all([
      save('a', { egy: '1-0' }, 'Kis Pista'),
      save('b', { egy: '2-0' }, 'kis.písta'),
      save('c', { egy: '3-0' }, 'Kis Pista', 'masik'),
    ]);
    expect(first).toMatchObject({ kind: 'saved', refused: { nickname: null } });
    expect(second).toMatchObject({ kind: 'saved', refused: { nickname: 'NICKNAME_TAKEN' } });
    expect(third).toMatchObject({ kind: 'saved', refused: { nickname: null } });
    expect((await tips.ownTicket('proba', 'b'))?.answers).toEqual({ egy: '2-0' });
    expect((await tips.ownTicket('proba', 'b'))?.nickname).toBeNull();
  });

  it('of one reader are one ticket with the last answers', async () => {
    const both = await Promise.all([
      save('a', { egy: '1-0', ketto: '0-0' }, 'Egy'),
      save('a', { egy: '2-0' }),
    ]);
    expect(new Set(both.map((one) => one.kind === 'saved' && one.key)).size).toBe(1);
    expect(await tips.ownTicket('proba', 'a')).toMatchObject({
      nickname: 'Egy',
      answers: { egy: '2-0', ketto: '0-0' },
    });
  });

  it('for a game that does not exist change nothing of the others', async () => {
    const [unknown, known] = await Promise.all([
      save('a', { egy: '1-0' }, '', 'nincs'),
      save('b', { egy: '1-0' }),
    ]);
    expect([unknown.kind, known.kind]).toEqual(['no-game', 'saved']);
  });
});

describe('a ticket', () => {
  it('of nothing is not made, nor one of refused answers alone', async () => {
    expect((await save('a', {})).kind).toBe('nothing-saved');
    expect(await save('a', { egy: 'sok', nincs: '1-0' }, 'tiltott')).toMatchObject({
      kind: 'nothing-saved',
      refused: { invalid: ['egy', 'nincs'], nickname: 'NICKNAME_FORBIDDEN' },
    });
    expect(await tips.ownTicket('proba', 'a')).toBeNull();
    expect(invalidated).toEqual([]);
  });

  it('keeps answers that are there already when they are late, and refuses a change', async () => {
    await save('a', { egy: '1-0' });
    now = kickOff;
    expect(await save('a', { egy: '1-0', ketto: '2-2' })).toMatchObject({ refused: { closed: [] } });
    expect(await save('a', { egy: '1-1', ketto: '3-3' })).toMatchObject({ refused: { closed: ['egy'] } });
    expect((await tips.ownTicket('proba', 'a'))?.answers).toEqual({ egy: '1-0', ketto: '3-3' });
  });

  it('withdraws an answer by an empty one until its question closes [S45]', async () => {
    await save('a', { egy: '1-0', ketto: '2-2' });
    expect(await save('a', { egy: '', csoport: '' })).toMatchObject({ kind: 'saved', withdrawn: 1 });
    expect((await tips.ownTicket('proba', 'a'))?.answers).toEqual({ ketto: '2-2' });
    await save('a', { egy: '1-0' });
    now = kickOff;
    expect(await save('a', { egy: '' })).toMatchObject({ refused: { closed: ['egy'] }, withdrawn: 0 });
    expect((await tips.ownTicket('proba', 'a'))?.answers).toEqual({ egy: '1-0', ketto: '2-2' });
  });

  it('takes no answer once the result is known, although the question should be open', async () => {
    results = tournament([2, 1]);
    expect(await save('a', { egy: '2-1', ketto: '0-0' })).toMatchObject({ refused: { closed: ['egy'] } });
  });

  it('changes the table when its nickname does, and only its own page when its answers do', async () => {
    const saved = await save('a', { egy: '1-0' }, 'Egy');
    const key = saved.kind === 'saved' ? saved.key : '';
    expect(invalidated.toSorted()).toEqual([`tip-ticket:${key}`, 'tips:proba']);
    invalidated = [];
    await save('a', { egy: '2-0' }, 'Egy');
    expect(invalidated).toEqual([`tip-ticket:${key}`]);
  });

  it('frees its old nickname for others from the next save on', async () => {
    await save('a', {}, 'Egy');
    await save('a', {}, 'Kettő');
    expect(await save('b', {}, 'Egy')).toMatchObject({ kind: 'saved', refused: { nickname: null } });
  });

  it('is not found by another reader’s token or in another game', async () => {
    await save('a', { egy: '1-0' });
    expect(await tips.ownTicket('proba', 'b')).toBeNull();
    expect(await tips.ownTicket('masik', 'a')).toBeNull();
    expect(await tips.remove('masik', 'a')).toBe(false);
    expect(await tips.remove('proba', 'a')).toBe(true);
    expect(await tips.remove('proba', 'a')).toBe(false);
  });
});
