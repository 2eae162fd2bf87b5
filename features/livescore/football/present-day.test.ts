import { describe, expect, it } from 'vitest';
import { fixtureItem } from '../provider/answers.fixture.ts';
import { readFixtures } from '../provider/read-fixtures.ts';
import { newsSince } from '../view/sports-page.ts';
import type { Fixture } from './fixture.ts';
import { isOnDay, liveFrom, matchNews, nearestDays, presentDay, providerDays } from './present-day.ts';
import { quickLinksOf } from './quick-links.ts';

const kickOff = 1_723_305_600;

function fixture(status: object, changes: Partial<Fixture> = {}): Fixture {
  const [found] = readFixtures([fixtureItem({ status })], () => undefined) ?? [];
  if (!found) throw new Error('the fixture is not readable');
  return { ...found, ...changes };
}

const goals = { home: 2, away: 1 };
const ofLeague = (id: number, name: string, match: number): Fixture => {
  const base = fixture({ short: 'NS' }, { id: match });
  return { ...base, league: { ...base.league, id, name } };
};

describe('the matches of a day', () => {
  it('are grouped by league: the chosen one first, then in the editors’ order [FOOT-01]', () => {
    const fixtures = [ofLeague(39, 'Premier League', 1), ofLeague(271, 'NB I', 2), ofLeague(4, 'Euro', 3)];
    const groups = presentDay(fixtures, [4, 271, 4, 39], new Map([[39, 'Angol bajnokság']]));
    expect(groups.map(({ title }) => title)).toEqual(['Euro', 'NB I', 'Angol bajnokság']);
  });

  it.each([
    ['NS', null, '18:00', false],
    ['TBD', null, 'Időpontja még nem ismert', false],
    ['PST', null, 'Elhalasztva', false],
    ['1H', [2, 1], '12. perc', true],
    ['HT', [2, 1], 'Félidő', true],
    ['SUSP', [2, 1], 'Félbeszakítva', true],
    ['FT', [2, 1], 'Vége', false],
    ['AET', [2, 1], 'Vége, hosszabbítás után', false],
    ['PEN', [2, 1], 'Vége, tizenegyesek után', false],
    ['CANC', [2, 1], 'Elmarad', false],
    ['XT', [2, 1], 'Állapota nem ismert (XT)', false],
  ])('in the state %s have the score %j and say %s [FOOT-10] [S43]', (short, score, status, isLive) => {
    const match = fixture({ short, elapsed: 12 }, { goals });
    const [group] = presentDay([match], [271], new Map());
    expect(group?.matches[0]).toMatchObject({ score, status, isLive });
  });

  it('are those of a day in Budapest, which has parts of two days of the provider', () => {
    expect(providerDays('2024-08-10')).toEqual(['2024-08-09', '2024-08-10']);
    const late = fixture({ short: 'NS' }, { kickOff: Date.parse('2024-08-10T22:30:00Z') / 1000 });
    expect([isOnDay(late, '2024-08-10'), isOnDay(late, '2024-08-11')]).toEqual([false, true]);
  });

  it('have neighbours on which something is played', () => {
    const days = ['2024-08-01', '2024-08-05', '2024-08-12', '2024-08-20'];
    const fixtures = days.map((day) =>
      fixture({ short: 'FT' }, { kickOff: Date.parse(`${day}T12:00Z`) / 1000 }),
    );
    expect(nearestDays(fixtures, '2024-08-10')).toEqual(['2024-08-05', '2024-08-12']);
    expect(nearestDays(fixtures, '2025-01-01')).toEqual(['2024-08-20']);
  });
});

describe('the page is refreshed', () => {
  it.each([
    ['at once while a match is live', ['FT', '2H'], 0],
    ['from the next kick-off on', ['FT', 'NS'], kickOff],
    ['never when all are over or will not be played', ['FT', 'PST', 'CANC', 'AWD', 'WO'], null],
    ['at once in a state that is not known', ['XT'], 0],
  ])('%s [FOOT-11]', (_, codes, expected) => {
    expect(liveFrom(codes.map((short) => fixture({ short })))).toBe(expected);
  });
});

describe('what a refresh changed is said', () => {
  const news = (status: object, changes: Partial<Fixture> = {}) =>
    matchNews(presentDay([fixture(status, changes)], [271], new Map()));

  it('in one sentence for a goal, and nothing for a minute', () => {
    const before = news({ short: '1H', elapsed: 11 }, { goals: { home: 1, away: 1 } });
    const minute = news({ short: '1H', elapsed: 12 }, { goals: { home: 1, away: 1 } });
    expect(newsSince(before, news({ short: '1H', elapsed: 12 }, { goals }))).toBe('Kőbánya SC–Zugló FC 2–1');
    expect(newsSince(before, minute)).toBe('');
  });

  it('for the end of a match', () => {
    expect(newsSince(news({ short: '2H' }, { goals }), news({ short: 'FT' }, { goals }))).toBe(
      'Kőbánya SC–Zugló FC 2–1, Vége',
    );
  });

  it('not for a match that was not shown before', () => {
    expect(newsSince({}, news({ short: 'FT' }, { goals }))).toBe('');
  });
});

describe('quick links', () => {
  it('are what the editors wrote, without what is no league [FRONT-10]', () => {
    const link = { id: 271, title: 'NB I', country: 'Hungary' };
    expect(quickLinksOf([link, 'nb1', { id: 'x' }, { ...link, title: '' }])).toEqual([link]);
    expect(quickLinksOf('nb1')).toEqual([]);
    expect(quickLinksOf(undefined)).toEqual([]);
  });
});
