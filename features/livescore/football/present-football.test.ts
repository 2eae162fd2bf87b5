/** The football page's data: its choices, addresses and titles, from what was loaded. */
import { describe, expect, it } from 'vitest';
import { parseQuery } from '#features/sites/public.ts';
import { sandboxMatch } from '../../../tests/sandbox-match.ts';
import { footballFields } from './football-query.ts';
import type { FootballScope } from './football-scope.ts';
import { dayTitle, type FootballParts, nearestText, presentFootball } from './present-football.ts';
import type { League } from './tables/tables.ts';

const has = { events: true, lineups: true, standings: true, topScorers: true, topCards: true };
const season = (year: number) => ({
  year,
  start: `${year}-07-26`,
  end: `${year + 1}-05-25`,
  isCurrent: false,
  has,
});
const league = (id: number, name: string | null): League => ({
  id,
  name,
  kind: 'league',
  logo: null,
  country: 'Hungary',
  seasons: [season(2022), season(2023), season(2024)],
});
const chosen = league(271, 'NB I');
const defaults = { country: 'Hungary', league: 271, season: 2024 };
const scope: FootballScope = {
  countries: ['World', 'Hungary', 'Austria', 'Zimbabwe', 'Iceland'].map((name) => ({ name, code: null })),
  country: 'Hungary',
  league: chosen,
  season: season(2024),
  leagues: [league(273, 'Örök Kupa'), league(272, 'Zárt Liga'), chosen, league(4, null)],
  defaults,
  defaultsWithoutMatch: defaults,
};

function page(query: string, changes: Partial<FootballParts> = {}) {
  return presentFootball({
    query: parseQuery(footballFields, new URLSearchParams(query)),
    scope,
    match: null,
    back: '/',
    source: 'Próba',
    tables: { table: null, players: null },
    fixtures: [],
    day: '2024-09-01',
    defaultDay: '2024-09-01',
    today: '2024-09-01',
    followed: [271],
    quickLinks: [{ id: 4, title: 'Eb', country: 'World' }],
    nearest: [],
    oldSince: null,
    ...changes,
  });
}

describe('the choices of the football page [FOOT-02]', () => {
  const { country, league: leagues, season: seasons } = page('').data.choices.league;

  it('are in the order of the Hungarian alphabet, by their Hungarian names', () => {
    expect(country.options.map(({ label }) => label)).toEqual([
      'Ausztria',
      'Izland',
      'Magyarország',
      'Nemzetközi',
      'Zimbabwe',
    ]);
    expect(leagues.options.map(({ label }) => label)).toEqual(['Eb', 'NB I', 'Örök Kupa', 'Zárt Liga']);
    expect([country.value, leagues.value, seasons.value]).toEqual(['Hungary', '271', '2024']);
  });

  it('have the newest season first', () => {
    expect(seasons.options.map(({ label }) => label)).toEqual(['2024/25', '2023/24', '2022/23']);
  });

  it('keep the tab and the day, but not the league that is chosen anew', () => {
    const of = (query: string, changes: Partial<FootballParts> = {}) => page(query, changes).data.choices;
    expect(of('oldal=gol', { day: '2024-08-31' }).league.kept).toEqual({ oldal: 'gol', nap: '2024-08-31' });
    const other = { ...scope, league: league(273, 'Örök Kupa'), season: season(2022) };
    expect(of('oldal=gol', { scope: other, day: '2024-08-31' }).day.kept).toEqual({
      liga: '273',
      szezon: '2022',
      oldal: 'gol',
    });
  });

  it('are empty where nothing is known', () => {
    const nothing = { country: null, league: null, season: null };
    const empty = {
      ...nothing,
      countries: [],
      leagues: [],
      defaults: nothing,
      defaultsWithoutMatch: nothing,
    };
    const { data, title } = page('', { scope: empty });
    expect([data.choices.league.season, data.title, title]).toEqual([{ value: '', options: [] }, '', 'Foci']);
  });
});

describe('the addresses of the football page', () => {
  it('name a country only where no league says it', () => {
    const address = (changes: Partial<FootballScope>) =>
      page('', { scope: { ...scope, ...changes } }).address;
    expect(address({})).toBe('/rovat/sport/foci');
    const abroad = { country: 'World', league: league(271, 'X'), season: null };
    expect(address(abroad)).toBe('/rovat/sport/foci?liga=271');
    expect(address({ ...abroad, league: null })).toBe('/rovat/sport/foci?orszag=World');
  });

  it.each([
    ['2024-12-31', '2024-12-30', '2025-01-01'],
    ['2024-03-01', '2024-02-29', '2024-03-02'],
    ['2024-03-31', '2024-03-30', '2024-04-01'],
    ['2024-10-27', '2024-10-26', '2024-10-28'],
  ])('of the days beside %s are %s and %s', (day, before, after) => {
    const { previous, next } = page('', { day }).data.day;
    expect([previous, next]).toEqual([`/rovat/sport/foci?nap=${before}`, `/rovat/sport/foci?nap=${after}`]);
  });

  it('say no day for today', () => {
    expect(page('', { day: '2024-08-31' }).data.day.next).toBe('/rovat/sport/foci');
  });

  it('of the tabs keep day and league', () => {
    const { tabs } = page('oldal=piros', { day: '2024-08-31' }).data;
    expect(tabs.map(({ href, current }) => [href, current])).toEqual([
      ['/rovat/sport/foci?nap=2024-08-31', false],
      ['/rovat/sport/foci?oldal=gol&nap=2024-08-31', false],
      ['/rovat/sport/foci?oldal=sarga&nap=2024-08-31', false],
      ['/rovat/sport/foci?oldal=piros&nap=2024-08-31', true],
    ]);
  });
});

describe('the titles of the football page', () => {
  it('name league, season and tab, or the teams of an open match', () => {
    expect(page('').title).toBe('NB I 2024/25: tabella');
    expect(page('oldal=sarga').title).toBe('NB I 2024/25: legtöbb sárga lap');
    expect(page('meccs=2024002', { match: sandboxMatch(2024002) }).title).toBe('Magyarország–Svájc');
  });

  it('prefer the name that editors gave to a league', () => {
    const quickLinks = [{ id: 271, title: 'Magyar bajnokság', country: 'Hungary' }];
    const { data } = page('', { quickLinks });
    expect([data.title, data.quickLinks]).toEqual([
      'Magyar bajnokság 2024/25',
      [{ title: 'Magyar bajnokság', href: '/rovat/sport/foci', current: true }],
    ]);
  });

  it('of days are in the language of the page', () => {
    expect(dayTitle('2024-06-15')).toBe('2024. június 15., szombat');
    expect(dayTitle('2024-06-15', 'en')).toMatch(/^Saturday.*15 June 2024$/);
    expect(nearestText('2024-06-14', '2024-06-15')).toBe('Az előző játéknap: 2024. június 14.');
    expect(nearestText('2024-06-16', '2024-06-15', 'en')).toBe('The next match day: 16 June 2024');
  });
});
