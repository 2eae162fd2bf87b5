import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { withServer } from '../../../tests/server.ts';
import { save } from '../../../tests/stories.ts';
import { fixtureDetailsSchema, fixtureSchema, standingsSchema } from '../service/football-schema.ts';

const server = withServer();
const hungarySwitzerland = '/livescore/football/fixtures/2024002';
const euro = 'league=4&season=2024';

async function value(path: string): Promise<unknown> {
  const answer = await server.telex(path);
  expect([path, answer.status]).toEqual([path, 200]);
  return answer.json();
}

describe('a match by its id [FOOT-05] [FOOT-06] [FOOT-07] [FOOT-19]', () => {
  it('has the field names of the specification', async () => {
    const match = await value(hungarySwitzerland);
    expect(match).toMatchObject({
      fixture: {
        id: 2024002,
        timestamp: Date.parse('2024-06-15T13:00:00Z') / 1000,
        referee: null,
        status: { short: 'FT', elapsed: 90 },
        venue: { name: 'RheinEnergieStadion' },
      },
      league: { id: 4, season: 2024, logo: '/livescore/kepek/football/leagues/4.webp' },
      teams: {
        home: { id: 3, name: 'Hungary', logo: '/livescore/kepek/football/teams/3.webp', winner: false },
        away: { id: 4, name: 'Switzerland', winner: true },
      },
      goals: { home: 1, away: 3 },
      score: { halftime: { home: 0, away: 2 }, penalty: { home: null, away: null } },
      statistics: [],
      robot: true,
    });
    const { events, lineups } = fixtureDetailsSchema.parse(match);
    const goals = events.filter(({ type }) => type === 'Goal');
    expect(goals.map(({ time, team, player }) => [time.elapsed, team.id, player.name])).toEqual([
      [12, 4, 'Duah'],
      [45, 4, 'Aebischer'],
      [66, 3, 'Varga'],
      [90, 4, 'Embolo'],
    ]);
    expect(lineups.every(({ startXI }) => startXI.length === 11)).toBe(true);
  });

  it('leads to the page of the match [S52]', async () => {
    const { url } = fixtureSchema.parse(await value(hungarySwitzerland));
    expect(url).toBe('/rovat/sport/foci?liga=4&szezon=2024&nap=2024-06-15&meccs=2024002');
  });

  it('leads to its live blog, as lists do, when there is one [S52]', async () => {
    const blog = {
      type: 'liveblog',
      slug: 'elo-meccs',
      title: 'Élő',
      livescoreId: 'football:2024015',
    } as const;
    const id = await save(server.context, blog);
    await server.settled();
    const match = fixtureSchema.parse(await value('/livescore/football/fixtures/2024015'));
    expect(match.url).toMatch(/^\/.*\/elo-meccs$/);
    const day = z.array(fixtureSchema).parse(await value('/livescore/football/fixtures?date=2024-06-19'));
    expect(day.map(({ fixture, url }) => [fixture.id, url.endsWith('/elo-meccs')])).toEqual([
      [2024015, true],
      [2024014, false],
      [2024013, false],
    ]);
    await server.context.content.withdraw(id);
    await server.settled();
    const after = fixtureSchema.parse(await value('/livescore/football/fixtures/2024015'));
    expect(after.url).toContain('meccs=2024015');
  });

  it('has other matches of the two teams in h2h [FOOT-07]', async () => {
    // Croatia and Morocco met twice at the World Cup of 2022: in their group, and for the bronze medal.
    const season = z
      .array(fixtureSchema)
      .parse(await value('/livescore/football/fixtures?league=1&season=2022'));
    const ids = season
      .filter(({ teams }) => [teams.home.name, teams.away.name].toSorted().join() === 'Croatia,Morocco')
      .map(({ fixture }) => fixture.id);
    expect(ids).toHaveLength(2);
    const match = fixtureDetailsSchema.parse(await value(`/livescore/football/fixtures/${ids[1]}`));
    expect(match.predictions).toMatchObject([
      {
        predictions: { winner: null, percent: { home: null, draw: null, away: null } },
        comparison: { goals: { home: null, away: null } },
        h2h: [{ fixture: { id: ids[0] }, goals: { home: 0, away: 0 } }],
      },
    ]);
  });

  it('is the same for the `livescoreId` of an article [FOOT-20] [X17]', async () => {
    const match = await value(hungarySwitzerland);
    expect(await value('/api/livescore/all/2024002')).toEqual(match);
    expect(await value('/api/livescore/all/football:2024002')).toEqual(match);
  });

  it('that does not exist is not found, and an id that is none is refused', async () => {
    const answers = await Promise.all(
      ['/livescore/football/fixtures/77', '/api/livescore/all/77', '/livescore/football/fixtures/a'].map(
        (path) => server.telex(path),
      ),
    );
    expect(answers.map(({ status, json }) => [status, json()])).toMatchObject([
      [404, { code: 'livescore-not-found' }],
      [404, { code: 'livescore-not-found' }],
      [400, { code: 'request-invalid' }],
    ]);
  });
});

describe('a season by the `livescoreId` of an article [ART-14] [FOOT-20] [X17]', () => {
  it('has its league, tables and matches', async () => {
    const season = await value('/api/livescore/all/football:4/2024');
    expect(season).toEqual({
      league: {
        id: 4,
        name: 'Euro Championship',
        type: 'Cup',
        logo: '/livescore/kepek/football/leagues/4.webp',
      },
      country: { name: 'World' },
      season: 2024,
      standings: await value(`/livescore/football/standings?${euro}`),
      fixtures: await value(`/livescore/football/fixtures?${euro}`),
    });
  });

  it('is not found without such a league or season, and refused in another form', async () => {
    const paths = ['football:77/2024', 'football:4/1999', 'formula-1:4/2024', '4/2024', 'football:4/24'];
    const answers = await Promise.all(paths.map((path) => server.telex(`/api/livescore/all/${path}`)));
    expect(answers.map(({ status, json }) => [status, json()])).toMatchObject([
      [404, { code: 'livescore-not-found' }],
      [404, { code: 'livescore-not-found' }],
      [400, { code: 'request-invalid' }],
      [400, { code: 'request-invalid' }],
      [400, { code: 'request-invalid' }],
    ]);
  });
});

describe('lists of matches [FOOT-18] [FOOT-20]', () => {
  const ids = async (path: string) =>
    z
      .array(fixtureSchema)
      .parse(await value(path))
      .map(({ fixture }) => fixture.id);

  it('are those of a day by their kick-off', async () => {
    expect(await ids('/livescore/football/fixtures?date=2024-06-15')).toEqual([2024002, 2024003, 2024004]);
    expect(await ids('/livescore/football/fixtures?date=2024-06-13')).toEqual([]);
  });

  it('are those of a season from a day on', async () => {
    const all = await ids(`/livescore/football/fixtures?${euro}`);
    expect(all).toHaveLength(51);
    expect(await ids('/api/livescore/football/fixtures/4/2024/all/2024-06-14')).toEqual(all);
    const fromFinal = '/api/livescore/football/fixtures/4/2024/all/2024-07-14';
    expect(await ids(fromFinal)).toEqual(all.slice(-1));
    expect(await ids(`/livescore/football/fixtures?${euro}&date=2024-07-14`)).toEqual(all.slice(-1));
  });

  it.each([
    '/livescore/football/fixtures',
    '/livescore/football/fixtures?league=4',
    '/livescore/football/fixtures?date=2024-02-31',
    '/livescore/football/standings?league=4',
    '/api/livescore/formula-1/fixtures/4/2024/all/2024-06-14',
    '/api/livescore/football/fixtures/4/2024/all/tegnap',
  ])('without what says which are refused: %s', async (path) => {
    const answer = await server.telex(path);
    expect([answer.status, answer.json()]).toMatchObject([400, { code: 'request-invalid' }]);
  });
});

describe('tables and lists [FOOT-08] [FOOT-09] [FOOT-18] [FOOT-19]', () => {
  it('of groups have every field of a row', async () => {
    const groups = standingsSchema.parse(await value(`/livescore/football/standings?${euro}`));
    expect(groups).toHaveLength(6);
    expect(groups[0]?.[2]).toMatchObject({
      rank: 3,
      team: { id: 3, name: 'Hungary' },
      points: 3,
      goalsDiff: -3,
      group: 'Group A',
      all: { played: 3, win: 1, draw: 0, lose: 2, goals: { for: 2, against: 5 } },
    });
  });

  it('of scorers count their goals, and lists that the data lacks are empty', async () => {
    const scorers = await value(`/livescore/football/topscorers?${euro}`);
    expect(scorers).toMatchObject([{ statistics: [{ goals: { total: 3 } }] }, ...Array(19).fill({})]);
    expect(await value(`/livescore/football/topyellowcards?${euro}`)).toEqual([]);
    expect(await value(`/livescore/football/topredcards?${euro}`)).toEqual([]);
  });

  it('of countries, leagues and seasons are the provider’s', async () => {
    expect(await value('/livescore/football/countries')).toEqual([
      { name: 'Hungary', code: 'HU', flag: '/livescore/kepek/football/flags/hu.webp' },
      { name: 'World', code: null, flag: null },
    ]);
    expect(await value('/livescore/football/leagues/Hungary')).toMatchObject([
      { league: { id: 271, name: 'NB I', type: 'League' }, seasons: [{ year: 2023 }, { year: 2024 }] },
      { league: { id: 273, name: 'Magyar Kupa', type: 'Cup' }, seasons: [{ year: 2024 }] },
    ]);
    expect(await value('/livescore/football/leagues/Atlantis')).toEqual([]);
    expect(await value('/livescore/football/seasons')).toEqual([2022, 2023, 2024, 2026]);
  });
});

describe('answers of the cache host [FOOT-19]', () => {
  it('may be stored for ten seconds, shown while a new one is fetched, and read by any origin', async () => {
    await value(hungarySwitzerland);
    const { headers, bytes } = await server.telex(hungarySwitzerland, {
      headers: { origin: 'https://example.org' },
    });
    expect(headers['cache-control']).toBe(
      'public, max-age=10, stale-while-revalidate=30, stale-if-error=86400',
    );
    expect(headers['access-control-allow-origin']).toBe('*');
    expect(bytes.length).toBeGreaterThan(100);
    const known = { headers: { 'if-none-match': String(headers.etag) } };
    const again = await server.telex(hungarySwitzerland, known);
    expect([again.status, again.headers['cache-control']]).toEqual([304, headers['cache-control']]);
  });

  it('come from memory', async () => {
    await value(hungarySwitzerland);
    await server.settled();
    await value(hungarySwitzerland);
    server.takeQueries();
    await value(hungarySwitzerland);
    expect(server.takeQueries()).toEqual([]);
  });

  it('are the same on a host of its own, which has no pages', async () => {
    const own = { host: 'livescore.localhost' };
    expect((await server.telex(hungarySwitzerland, own)).json()).toEqual(await value(hungarySwitzerland));
    const front = await server.telex('/', own);
    expect([front.status, front.headers['content-type']]).toEqual([200, 'text/plain; charset=utf-8']);
    expect(front.text).toContain('nincs olvasnivaló');
  });

  it.each(['/livescore/handball/fixtures/1', '/livescore/football/odds', '/livescore/football'])(
    'exist for no other address: %s',
    async (path) => {
      const answer = await server.telex(path);
      expect([answer.status, answer.json()]).toMatchObject([404, { code: 'route-not-found' }]);
    },
  );

  it('follow the match: no score before the kick-off, then every goal [FOOT-10] [FOOT-11]', async () => {
    const goals = async (time: string): Promise<unknown> => {
      server.setTime(time);
      await server.context.livescore.fetchDue(new AbortController().signal);
      await server.settled();
      const { fixture, goals: shown } = fixtureSchema.parse(
        await value('/livescore/football/fixtures/2026001'),
      );
      return [fixture.status.short, shown.home, shown.away];
    };
    expect(await goals('2026-06-11T18:59:50Z')).toEqual(['NS', null, null]);
    expect(await goals('2026-06-11T19:00:05Z')).toEqual(['1H', 0, 0]);
    expect(await goals('2026-06-11T19:04:30Z')).toEqual(['1H', 0, 0]);
    expect(await goals('2026-06-11T19:08:20Z')).toEqual(['1H', 1, 0]);
  });
});
