/** Country, league and season of a request, from answers of the provider. */
import { describe, expect, it } from 'vitest';
import { parseQuery } from '#features/sites/public.ts';
import { sandboxMatch } from '../../../tests/sandbox-match.ts';
import { createReader } from '../copies/read-copies.server.ts';
import { answersOf } from './answers.fixture.ts';
import { footballFields } from './football-query.ts';
import { chooseScope } from './football-scope.ts';
import type { MatchData } from './match/match-data.ts';

const now = '2024-09-01T12:00:00Z';
const quickLinks = [
  { id: 4, title: 'Eb', country: 'World' },
  { id: 271, title: 'NB I', country: 'Hungary' },
];

interface Request {
  query?: string;
  match?: MatchData | null;
  isSilent?: boolean;
  links?: typeof quickLinks;
}

async function scopeOf({ query = '', match = null, isSilent = false, links = quickLinks }: Request) {
  const { livescore, asked } = answersOf({ now, isSilent });
  const reader = createReader(livescore, new Date(now));
  const parsed = parseQuery(footballFields, new URLSearchParams(query));
  const scope = await chooseScope(parsed, match, {
    reader,
    quickLinks: links,
    ownCountry: 'Hungary',
    today: '2024-09-01',
  });
  const { country, league, season, defaults } = scope;
  return { asked, scope, defaults, chosen: [country, league?.id ?? null, season?.year ?? null] };
}

describe('the scope of a request', () => {
  it.each([
    ['', ['World', 4, 2024]],
    ['liga=271', ['Hungary', 271, 2024]],
    ['liga=271&szezon=2023', ['Hungary', 271, 2023]],
    ['liga=271&szezon=1999', ['Hungary', 271, 2024]],
    ['orszag=Hungary', ['Hungary', 271, 2024]],
    ['orszag=Hungary&liga=273', ['Hungary', 273, 2024]],
    ['orszag=Atlantisz', ['World', 4, 2024]],
    ['liga=999', ['World', 4, 2024]],
    ['szezon=2022', ['World', 4, 2024]],
  ])('of %j is %j [FOOT-01] [FOOT-04]', async (query, expected) => {
    expect((await scopeOf({ query })).chosen).toEqual(expected);
  });

  it('prefers the country to a league of another country', async () => {
    expect((await scopeOf({ query: 'orszag=Hungary&liga=4' })).chosen).toEqual(['Hungary', 271, 2024]);
  });

  it('asks for the country only of a league that no quick link names', async () => {
    const asksFor = async (query: string) =>
      (await scopeOf({ query })).asked.filter((address) => /leagues\?id=/.test(address));
    expect(await asksFor('liga=271')).toEqual([]);
    expect(await asksFor('liga=273')).toEqual(['football/leagues?id=273']);
    expect(await asksFor('orszag=Hungary&liga=273')).toEqual([]);
  });

  it('finds the country of a league that no quick link names', async () => {
    expect((await scopeOf({ query: 'liga=273' })).chosen).toEqual(['Hungary', 273, 2024]);
  });

  it('is the first country with its first championship where editors follow no league', async () => {
    expect((await scopeOf({ links: [] })).chosen).toEqual(['Hungary', 271, 2024]);
  });

  it('is empty until the provider has answered', async () => {
    const { scope, asked } = await scopeOf({ query: 'orszag=Hungary&liga=273', isSilent: true });
    const nothing = { country: null, league: null, season: null };
    expect(scope).toEqual({
      ...nothing,
      countries: [],
      leagues: [],
      defaults: nothing,
      defaultsWithoutMatch: nothing,
    });
    expect(asked).toEqual(['football/countries']);
  });

  it('has all leagues and countries to choose from', async () => {
    const { scope } = await scopeOf({ query: 'liga=271' });
    expect(scope.countries.map(({ name }) => name)).toEqual(['Hungary', 'World']);
    expect(scope.leagues.map(({ id }) => id)).toEqual([271, 273]);
  });
});

describe('the scope of an open match', () => {
  const final = sandboxMatch(2024051);
  const ofLastSeason = { ...final, league: { id: 271, name: 'NB I', country: 'Hungary', season: 2023 } };

  it('is its country, league and season, which need no parameter', async () => {
    const { chosen, defaults } = await scopeOf({ match: ofLastSeason });
    expect(chosen).toEqual(['Hungary', 271, 2023]);
    expect(defaults).toEqual({ country: 'Hungary', league: 271, season: 2023 });
  });

  it('needs parameters once the match is closed', async () => {
    const { defaultsWithoutMatch } = (await scopeOf({ match: ofLastSeason })).scope;
    expect(defaultsWithoutMatch).toEqual({ country: 'World', league: 271, season: 2024 });
  });

  it('is another league if the reader chose one, with its newest season', async () => {
    expect((await scopeOf({ match: ofLastSeason, query: 'liga=4' })).chosen).toEqual(['World', 4, 2024]);
    expect((await scopeOf({ match: final, query: 'liga=271' })).chosen).toEqual(['Hungary', 271, 2024]);
  });

  it('is another season if the reader chose one', async () => {
    const { chosen, defaults } = await scopeOf({ match: ofLastSeason, query: 'szezon=2024' });
    expect(chosen).toEqual(['Hungary', 271, 2024]);
    expect(defaults.season).toBe(2023);
  });

  it('is that of the first quick link if the provider has no such country', async () => {
    const league = { ...final.league, country: 'Atlantisz' };
    expect((await scopeOf({ match: { ...final, league } })).chosen).toEqual(['World', 4, 2024]);
  });
});
