/** A game as its pages show it: states, texts of questions, answers, results, and values of form fields [S45]. */
import { describe, expect, it } from 'vitest';
import { answersInForm, fieldName } from '../tickets/tip-form.ts';
import { election, electionGame, gameWith, kickOff, tournament } from '../tips.fixture.ts';
import { gameAt } from './game-at.ts';
import type { GameResults } from './game-results.ts';
import { showGame, showQuestions } from './show-game.ts';
import type { ShownQuestion } from './shown-game.ts';

const zone = 'Europe/Budapest';
const day = 86_400;

const shown = (results: GameResults, now: number, game = gameWith()) =>
  showGame(gameAt(game, results, null, now), now, zone);

function questions(
  results: GameResults,
  now: number,
  answers: Record<string, string> = {},
  game = gameWith(),
): ShownQuestion[] {
  return showQuestions(gameAt(game, results, null, now), now, zone, answers);
}

const named = (all: readonly ShownQuestion[], id: string): ShownQuestion => {
  const found = all.find((one) => one.id === id);
  if (!found) throw new Error(`no question ${id}`);
  return found;
};

describe('a game', () => {
  it('counts open questions of all, and says when the next one closes', () => {
    expect(shown(tournament(), kickOff - 60)).toMatchObject({
      state: 'open',
      open: 3,
      all: 4,
      hasResults: false,
      opens: '',
      nextClosing: expect.stringContaining('18:00'),
    });
    expect(shown(tournament(), kickOff)).toMatchObject({
      state: 'open',
      open: 1,
      nextClosing: expect.stringContaining('20:00'),
    });
  });

  it('is soon, open, running and finished, one after the other', () => {
    const game = electionGame({ opens: '2027-06-14T18:00:00+02:00' });
    const stateAt = (now: number, results = election()) => shown(results, now, game).state;
    expect(stateAt(kickOff - 2 * day)).toBe('soon');
    expect(stateAt(kickOff - day)).toBe('open');
    expect(stateAt(kickOff)).toBe('running');
    expect(stateAt(kickOff + day, election('Első Jelölt'))).toBe('running');
    expect(stateAt(kickOff + day, election('Első Jelölt', 4_850))).toBe('finished');
  });

  it('waits while its results do not have its subjects', () => {
    const empty: GameResults = { kind: 'tournament', matches: [], groups: [] };
    expect(shown(empty, kickOff)).toMatchObject({ state: 'waiting', all: 0, nextClosing: '' });
    expect(shown(election(), kickOff)).toMatchObject({ state: 'waiting', all: 0 });
  });

  it('has the year in a time that is far away only', () => {
    const game = electionGame({ opens: '2027-06-14T18:00:00+02:00' });
    expect(shown(election(), kickOff - 300 * day, game).opens).toContain('2027');
    expect(shown(election(), kickOff - 2 * day, game).opens).not.toContain('2027');
    expect(shown(election(), kickOff - day, game).opens).toBe('');
  });

  it('explains the points of the kinds of questions that it has', () => {
    const kinds = (game: ReturnType<typeof gameWith>) =>
      shown(tournament(), kickOff, game).rules.map(({ kind }) => kind);
    expect(kinds(gameWith())).toEqual(['match', 'group-order']);
    expect(kinds(electionGame())).toEqual(['district-winner', 'list-share']);
    const [, share] = shown(election(), kickOff, electionGame()).rules;
    const within = share?.steps.map(({ condition }) =>
      typeof condition === 'object' ? condition.within : NaN,
    );
    expect(within).toEqual(within?.toSorted((a, b) => a - b));
  });
});

describe('a question', () => {
  it('has fields while it is open, with what the reader answered before', () => {
    const answers = { egy: '2-1', csoport: 'DDD,CCC,BBB,AAA' };
    const open = questions(tournament(), kickOff - 60, answers);
    expect(named(open, 'egy').input).toEqual({
      kind: 'score',
      teams: ['A ország', 'B ország'],
      given: ['2', '1'],
    });
    expect(named(open, 'ketto').input).toMatchObject({ given: ['', ''] });
    expect(named(open, 'csoport').input).toMatchObject({ given: ['DDD', 'CCC', 'BBB', 'AAA'] });
    expect(named(open, 'harom').input).toBeNull();
    expect(questions(tournament(), kickOff + 30 * day, answers).every(({ input }) => input === null)).toBe(
      true,
    );
  });

  it('shows its result and points only once it is scored', () => {
    const answers = { egy: '3-0', ketto: '1-1' };
    const before = questions(tournament(), kickOff, answers);
    expect(named(before, 'egy')).toMatchObject({ state: 'closed', tip: '3–0', result: '', points: null });
    const after = questions(tournament([2, 1]), kickOff, answers);
    expect(named(after, 'egy')).toMatchObject({ state: 'scored', tip: '3–0', result: '2–1', points: 1 });
    expect(named(questions(tournament([2, 1]), kickOff), 'egy')).toMatchObject({ tip: '', points: null });
  });

  it('about a group names teams in the order of their ranks, a shared one included', () => {
    const order = ['BBB', 'AAA', 'CCC', 'DDD'].map((team, at) => ({ team, rank: [2, 1, 2, 4][at] ?? 0 }));
    const group = named(
      questions(tournament(null, order), kickOff, { csoport: 'AAA,XXX,CCC,DDD' }),
      'csoport',
    );
    expect(group.result).toBe('A ország, B ország, C ország, D ország');
    // A team that is no longer in the group keeps its code.
    expect(group.tip).toBe('A ország, XXX, C ország, D ország');
  });

  it('about an election has candidates with their lists and percentages as Hungarian writes them', () => {
    const results = election('Második Jelölt', 4_850);
    const all = questions(results, kickOff + day, { korzet: 'Első Jelölt', lista: '48.05' }, electionGame());
    expect(named(all, 'korzet')).toMatchObject({
      tip: 'Első Jelölt (Kék lista)',
      result: 'Második Jelölt (Zöld lista)',
      points: 0,
    });
    expect(named(all, 'lista')).toMatchObject({ tip: '48,05%', result: '48,50%' });
    const english = questions(results, kickOff + day, { lista: '48.5' }, electionGame({ language: 'en' }));
    expect(named(english, 'lista')).toMatchObject({ tip: '48.5%', result: '48.50%' });
    const open = questions(election(), kickOff - 60, { lista: '48.5' }, electionGame());
    expect(named(open, 'lista').input).toEqual({ kind: 'percent', given: '48,5' });
  });

  it('has a closing time of its own only if questions close at different times', () => {
    const together = questions(election(), kickOff - 60, {}, electionGame());
    expect(together.map(({ closes }) => closes)).toEqual(['', '']);
    const apart = questions(tournament(), kickOff - 60);
    expect(apart.every(({ closes }) => closes !== '')).toBe(true);
  });

  it('counts the seconds until it closes, upwards from parts of a second', () => {
    expect(named(questions(tournament(), kickOff - 1.2), 'egy').closesIn).toBe(2);
    expect(named(questions(tournament(), kickOff), 'egy').closesIn).toBe(0);
  });
});

describe('a form', () => {
  const at = (results: GameResults, game = gameWith()) => gameAt(game, results, null, kickOff - 60).questions;
  const given = (fields: Record<string, string>, results: GameResults = tournament(), game = gameWith()) =>
    Object.fromEntries(
      answersInForm(
        at(results, game),
        Object.fromEntries(Object.entries(fields).map(([name, value]) => [name, [value]])),
      ),
    );

  it('has a field for each part of a question, and leaves out questions without any', () => {
    expect(given({ 'egy/1': '2', 'egy/2': ' 1 ', 'ketto/1': '', 'ketto/2': ' ' })).toEqual({ egy: '2-1' });
    expect(fieldName({ id: 'egy' }, 2)).toBe('egy/2');
    expect(fieldName({ id: 'lista' })).toBe('lista');
  });

  it('gives half an answer as it is, so that it is refused and not lost', () => {
    expect(given({ 'egy/1': '2' })).toEqual({ egy: '2-' });
    const order = { 'csoport/1': 'AAA', 'csoport/3': 'CCC' };
    expect(given(order)).toEqual({ csoport: 'AAA,,CCC,' });
  });

  it('of an election has one field for each question', () => {
    const fields = { korzet: 'Első Jelölt', lista: '48,5', ismeretlen: 'x' };
    expect(given(fields, election(), electionGame())).toEqual({ korzet: 'Első Jelölt', lista: '48,5' });
  });
});
