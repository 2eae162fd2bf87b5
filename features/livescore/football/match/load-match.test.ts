/** The loading of a match: what it depends on, what else it asks for, and how long it is fresh. */
import { describe, expect, it } from 'vitest';
import { fixtureItem } from '../../provider/answers.fixture.ts';
import { answersOf } from '../answers.fixture.ts';
import { loadMatch } from './load-match.server.ts';

const id = 2024002;
const kickOff = Date.parse('2024-06-15T13:00:00Z');
const keys = {
  match: `livescore:football/fixtures?id=${id}`,
  prediction: `livescore:football/predictions?fixture=${id}`,
  pair: 'livescore:football/fixtures/headtohead?h2h=3-4',
};

/** The match so many minutes after its kick-off. */
async function loadedAfter(minutes: number, checkedMinutes = minutes) {
  const at = (after: number): string => new Date(kickOff + after * 60_000).toISOString();
  return loadMatch(id, answersOf({ now: at(minutes), checkedAt: at(checkedMinutes) }));
}

const predicted = {
  predictions: {
    winner: { id: 3, name: 'Hungary', comment: 'Win or draw' },
    advice: 'Double chance',
    percent: { home: '45%', draw: '35%', away: '20%' },
  },
  comparison: { goals: { home: '60%', away: '40%' } },
};

const earlier = (match: number, at: string) => {
  const known = { ...fixtureItem({ status: { short: 'FT' } }), goals: { home: 1, away: 1 } };
  return { ...known, fixture: { id: match, timestamp: Date.parse(at) / 1000, status: { short: 'FT' } } };
};

describe('a match that cannot be shown', () => {
  it.each([
    ['because the provider does not know it', { now: '2024-06-15T12:00:00Z' }, 77],
    ['until the provider has answered', { now: '2024-06-15T12:00:00Z', isSilent: true }, id],
  ])('%s follows only its own answer', async (_, answers, match) => {
    const { asked, ...needs } = answersOf(answers);
    expect(await loadMatch(match, needs)).toEqual({
      match: null,
      freshForMs: null,
      dependencies: [{ key: `livescore:football/fixtures?id=${match}` }],
    });
    expect(asked).toEqual([`football/fixtures?id=${match}`]);
  });

  it('follows its live blog, too', async () => {
    const answers = answersOf({ now: '2024-06-15T12:00:00Z', isSilent: true });
    const liveBlogOf = async () => ({ address: '/elo', dependencies: [{ key: 'article:5' }] });
    const { dependencies } = await loadMatch(id, { ...answers, liveBlogOf });
    expect(dependencies.map(({ key }) => key)).toEqual([keys.match, 'article:5']);
  });
});

describe('a page with a match', () => {
  it.each([
    ['is fresh until an answer changes while it is far away', -180, null],
    ['is refreshed from the hour before the kick-off on, when line-ups come', -60, 15_000],
    ['is not refreshed a minute earlier', -61, null],
    ['is refreshed while the match is played', 30, 15_000],
    ['is fresh for good when it is over', 150, null],
  ])('%s [FOOT-11]', async (_, minutes, freshForMs) => {
    expect((await loadedAfter(minutes)).freshForMs).toBe(freshForMs);
  });

  it('says since when there is no news, but not of a match that is over [FOOT-16]', async () => {
    expect((await loadedAfter(30, 28)).match?.silentSince).toBeNull();
    expect((await loadedAfter(30, 26)).match?.silentSince).toBe(kickOff / 1000 + 26 * 60);
    expect((await loadedAfter(240, 200)).match?.silentSince).toBeNull();
  });

  it('leads to the live blog, if there is one [S52]', async () => {
    const answers = answersOf({ now: '2024-06-15T12:00:00Z' });
    const of = async (address: string | null) => {
      const liveBlogOf = async () => ({ address, dependencies: [] });
      const { match } = await loadMatch(id, { ...answers, liveBlogOf });
      return [match?.url, match?.liveBlog];
    };
    expect(await of('/sport/elo')).toEqual(['/sport/elo', '/sport/elo']);
    const page = '/rovat/sport/foci?liga=4&szezon=2024&nap=2024-06-15&meccs=2024002';
    expect(await of(null)).toEqual([page, null]);
  });
});

describe('the outlook of a match', () => {
  it('without a prediction has earlier matches of the two teams, which are asked for [FOOT-07]', async () => {
    const list = [
      earlier(1, '2020-06-01T18:00Z'),
      earlier(2, '2023-06-01T18:00Z'),
      earlier(3, '2024-07-01T18:00Z'),
      earlier(id, '2024-06-15T13:00Z'),
    ];
    const changed = { 'football/fixtures/headtohead?h2h=3-4': list };
    const needs = answersOf({ now: '2024-06-15T12:00:00Z', changed });
    const { match, dependencies } = await loadMatch(id, needs);
    expect(match?.prediction).toBeNull();
    expect(match?.earlier.map((one) => one.id)).toEqual([2, 1]);
    expect(dependencies.map(({ key }) => key)).toEqual([keys.match, keys.prediction, keys.pair]);
  });

  it('with a prediction has the earlier matches in it, and asks for no others [FOOT-07]', async () => {
    const h2h = Array.from({ length: 7 }, (_, at) => earlier(10 + at, `201${at}-06-01T18:00Z`));
    const changed = { [`football/predictions?fixture=${id}`]: [{ ...predicted, h2h }] };
    const { asked, ...needs } = answersOf({ now: '2024-06-15T12:00:00Z', changed });
    const { match, dependencies } = await loadMatch(id, needs);
    expect(match?.prediction).toEqual({
      winner: { id: 3, name: 'Hungary', comment: 'Win or draw' },
      percent: { home: 45, draw: 35, away: 20 },
      goals: { home: 60, away: 40 },
    });
    expect(match?.earlier.map((one) => one.id)).toEqual([16, 15, 14, 13, 12]);
    expect(dependencies.map(({ key }) => key)).toEqual([keys.match, keys.prediction]);
    expect(asked.some((address) => address.includes('headtohead'))).toBe(false);
  });

  it('of teams that are not decided asks for no earlier matches', async () => {
    const open = { id: null, name: null, logo: null, winner: null };
    const teams = { home: { ...open, id: 3, name: 'Hungary' }, away: open };
    const changed = { 'football/fixtures?id=9001': [fixtureItem({ rest: { teams } })] };
    const { asked, ...needs } = answersOf({ now: '2024-08-01T12:00:00Z', changed });
    const { match } = await loadMatch(9001, needs);
    expect(match).toMatchObject({ away: { id: null, name: null }, earlier: [], prediction: null });
    expect(match?.earlier).toEqual([]);
    expect(asked).toEqual(['football/fixtures?id=9001', 'football/predictions?fixture=9001']);
  });
});
