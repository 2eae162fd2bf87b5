import { describe, expect, it } from 'vitest';
import { chooseCountry, chooseLeague, chooseSeason, seasonName } from './choose-league.ts';
import type { Country, League, LeagueSeason } from './tables/tables.ts';

const countries: Country[] = ['England', 'Hungary', 'World'].map((name) => ({
  name,
  code: null,
  flag: null,
}));
const quickLinks = [
  { id: 271, title: 'NB I', country: 'Hungary' },
  { id: 4, title: 'Eb', country: 'World' },
];

function league(id: number, changes: Partial<League> = {}): League {
  return { id, name: `${id}`, kind: 'league', logo: null, country: 'World', seasons: [], ...changes };
}

function season(year: number, changes: Partial<LeagueSeason> = {}): LeagueSeason {
  const has = { events: true, lineups: true, standings: true, topScorers: true, topCards: true };
  return { year, start: `${year}-08-01`, end: `${year + 1}-05-01`, isCurrent: false, has, ...changes };
}

describe('the country', () => {
  it.each([
    ['among the options is accepted', 'England', null, 'England'],
    ['that is no option is that of the first quick link', 'Atlantis', null, 'Hungary'],
    [
      'that is no option is that of the first quick link, whatever the league',
      'Atlantis',
      'World',
      'Hungary',
    ],
    ['of the league is meant when there is none', null, 'World', 'World'],
    ['is that of the first quick link when nothing is asked for', null, null, 'Hungary'],
  ])('%s [FOOT-04]', (_, wanted, ofLeague, expected) => {
    expect(chooseCountry(wanted, ofLeague, countries, quickLinks, 'Hungary')).toBe(expected);
  });

  it('is that of the edition when no editor follows a league, and else the first one', () => {
    expect(chooseCountry(null, null, countries, [], 'Hungary')).toBe('Hungary');
    expect(chooseCountry(null, null, countries, [], 'Atlantis')).toBe('England');
    expect(chooseCountry(null, null, [], [], 'Hungary')).toBeNull();
  });
});

describe('the league', () => {
  const leagues = [league(10, { kind: 'cup' }), league(1), league(4, { kind: 'cup' })];

  it('is the wanted one of the country, or else the first that editors follow [FOOT-01]', () => {
    expect(chooseLeague(1, leagues, quickLinks)?.id).toBe(1);
    expect(chooseLeague(271, leagues, quickLinks)?.id).toBe(4);
  });

  it('is the first championship where editors follow none', () => {
    expect(chooseLeague(null, leagues, [])?.id).toBe(1);
    expect(chooseLeague(null, [], quickLinks)).toBeNull();
  });
});

describe('the season', () => {
  const nothing = { events: false, lineups: false, standings: false, topScorers: false, topCards: false };
  const seasons = [season(2023), season(2024), season(2025, { has: nothing }), season(2026)];

  it.each([
    [2023, '2024-12-01', 2023],
    [null, '2025-12-01', 2024],
    [1999, '2024-12-01', 2024],
    [null, '2026-12-01', 2026],
  ])('%s on %s is %i: the newest that has data and has begun [FOOT-01]', (wanted, today, expected) => {
    expect(chooseSeason(wanted, league(1, { seasons }), today)?.year).toBe(expected);
  });

  it('is named by its years', () => {
    expect(seasonName(season(2024))).toBe('2024/25');
    expect(seasonName(season(2024, { start: '2024-06-14', end: '2024-07-14' }))).toBe('2024');
    expect(seasonName(season(2024, { start: null, end: null }))).toBe('2024');
  });
});
