/** The loading of the football page from answers in memory: what it reads, follows and shows. */
import { describe, expect, it } from 'vitest';
import { parseQuery } from '#features/sites/public.ts';
import { footballAnswer } from '#sample/sandbox/football/football-answers.ts';
import { fixtureItem } from '../provider/answers.fixture.ts';
import { answersOf } from './answers.fixture.ts';
import { footballFields } from './football-query.ts';
import { loadFootball } from './load-football.server.ts';

const quickLinks = [
  { id: 4, title: 'Eb', country: 'World' },
  { id: 271, title: 'NB I', country: 'Hungary' },
];

type Answers = Omit<Parameters<typeof answersOf>[0], 'now'> & { now?: string };

async function pageAt(query: string, { now = '2024-06-15T12:00:00Z', ...answers }: Answers = {}) {
  const { asked, ...needs } = answersOf({ now, ...answers });
  const parsed = parseQuery(footballFields, new URLSearchParams(query));
  return { ...(await loadFootball(parsed, { ...needs, quickLinks })), asked };
}

const seasonOf = (year: number, coverage: object) => ({
  year,
  start: `${year}-07-26`,
  end: `${year + 1}-05-25`,
  current: true,
  coverage: { fixtures: { events: true }, standings: true, ...coverage },
});
/** NB I with lists of the given kinds. */
const leagueWith = (coverage: object) => [
  {
    league: { id: 271, name: 'NB I', type: 'League', logo: null },
    country: { name: 'Hungary' },
    seasons: [seasonOf(2023, coverage)],
  },
];
const scorer = {
  player: { id: 5, name: 'Á. Minta', photo: null },
  statistics: [
    { team: { id: 501, name: 'MTK Budapest' }, goals: { total: 4 }, cards: { red: 2, yellow: 3 } },
  ],
};

describe('the football page before the first answer', () => {
  it('is empty, at its shortest address, and follows what it will show [FOOT-16]', async () => {
    const { page, dependencies, freshForMs } = await pageAt('liga=999&szezon=2024&oldal=gol', {
      isSilent: true,
    });
    expect([page.address, page.title, page.liveFrom]).toEqual(['/rovat/sport/foci?oldal=gol', 'Foci', null]);
    const { table, players, match, day } = page.data;
    expect([table, players, match, day.groups, day.nearest]).toEqual([null, null, null, null, []]);
    expect(page.data.choices.league.country).toEqual({ value: '', options: [] });
    expect(dependencies.map(({ key }) => key)).toEqual([
      'livescore:football/countries',
      'livescore:football/leagues?id=999',
      'livescore:football/fixtures?date=2024-06-14',
      'livescore:football/fixtures?date=2024-06-15',
    ]);
    // Until the day in Budapest is over.
    expect(freshForMs).toBe(10 * 3_600_000);
  });
});

describe('the results of the football page', () => {
  it.each([
    ['liga=271', 'football/standings?league=271&season=2023'],
    ['liga=271&oldal=gol', 'football/players/topscorers?league=271&season=2023'],
    ['liga=271&oldal=sarga', 'football/players/topyellowcards?league=271&season=2023'],
    ['liga=271&oldal=piros', 'football/players/topredcards?league=271&season=2023'],
    ['liga=271&oldal=2', 'football/standings?league=271&season=2023'],
  ])('of %s are only those of %s [FOOT-02]', async (query, address) => {
    const leagues = leagueWith({ top_scorers: true, top_cards: true });
    const { asked } = await pageAt(query, { changed: { 'football/leagues?country=Hungary': leagues } });
    expect(asked.filter((one) => /standings|players/.test(one))).toEqual([address]);
  });

  it('have no list of which the provider has only a part [S53]', async () => {
    const changed = {
      'football/leagues?country=Hungary': leagueWith({ top_scorers: false, top_cards: true }),
      'football/players/topscorers?league=271&season=2023': [scorer],
      'football/players/topredcards?league=271&season=2023': [scorer],
    };
    const playersOf = async (tab: string) =>
      (await pageAt(`liga=271&oldal=${tab}`, { changed })).page.data.players;
    expect(await playersOf('gol')).toBeNull();
    expect((await playersOf('piros'))?.map(({ name, count }) => [name, count])).toEqual([['Á. Minta', 2]]);
    expect(await playersOf('sarga')).toEqual([]);
  });

  it('are not read for an open match, which takes their place', async () => {
    const { page, asked } = await pageAt('meccs=2024002');
    expect(page.data.match?.id).toBe(2024002);
    expect([page.data.table, page.data.players]).toEqual([null, null]);
    expect(asked.filter((one) => /standings|players/.test(one))).toEqual([]);
  });

  it('name their source', async () => {
    expect((await pageAt('')).page.data.source).toBe('openfootball (CC0)');
    const { livescore, clock } = answersOf({ now: '2024-06-15T12:00:00Z' });
    const setting = { sources: { football: 'https://provider.example/football' } };
    const query = parseQuery(footballFields, new URLSearchParams());
    const { page } = await loadFootball(query, { livescore: { ...livescore, setting }, clock, quickLinks });
    expect(page.data.source).toBe('API-Sports');
  });
});

describe('the day of the football page', () => {
  it('is unknown while the provider has not said all of it, and empty only when it has [S56]', async () => {
    const [before, own] = ['football/fixtures?date=2024-06-14', 'football/fixtures?date=2024-06-15'];
    const groupsWith = async (changed: Record<string, unknown>) =>
      (await pageAt('liga=271', { changed: { [before]: [], [own]: [], ...changed } })).page.data.day.groups;
    expect(await groupsWith({})).toEqual([]);
    expect(await groupsWith({ [own]: null })).toBeNull();
    expect(await groupsWith({ [before]: null })).toBeNull();
    // Matches of a part of the day are shown when only that part is known.
    const known = footballAnswer(
      'fixtures',
      new URLSearchParams('date=2024-06-15'),
      new Date('2024-06-15T12:00:00Z'),
    );
    expect(await groupsWith({ [before]: null, [own]: known })).toHaveLength(1);
  });

  it('has the chosen league first, then those that editors follow, and no others [FOOT-01]', async () => {
    const match = (id: number, league: number, name: string) => ({
      ...fixtureItem(),
      fixture: { id, timestamp: Date.parse('2024-06-15T16:00:00Z') / 1000, status: { short: 'NS' } },
      league: { id: league, name, country: 'World', season: 2024, round: null },
    });
    const list = [match(1, 39, 'Más'), match(2, 4, 'Euro'), match(3, 271, 'NB I'), match(4, 273, 'Kupa')];
    const changed = { 'football/fixtures?date=2024-06-15': list };
    const titlesOf = async (query: string) =>
      (await pageAt(query, { changed })).page.data.day.groups?.map(({ title }) => title);
    expect(await titlesOf('')).toEqual(['Eb', 'NB I']);
    expect(await titlesOf('liga=271')).toEqual(['NB I', 'Eb']);
    expect(await titlesOf('liga=273')).toEqual(['Kupa', 'Eb', 'NB I']);
  });

  it('is today in Budapest, or that of the open match', async () => {
    const dateOf = async (query: string, now: string) => (await pageAt(query, { now })).page.data.day.date;
    expect(await dateOf('', '2024-06-15T21:59:59Z')).toBe('2024-06-15');
    expect(await dateOf('', '2024-06-15T22:00:00Z')).toBe('2024-06-16');
    expect(await dateOf('meccs=2024002', '2024-08-01T12:00:00Z')).toBe('2024-06-15');
    expect(await dateOf('meccs=2024002&nap=2024-06-19', '2024-08-01T12:00:00Z')).toBe('2024-06-19');
  });

  it('leads to the nearest days of the league only where nothing is played [FOOT-15]', async () => {
    const season = 'football/fixtures?league=4&season=2024';
    const empty = await pageAt('nap=2024-07-12');
    expect(empty.page.data.day.nearest).toEqual([
      { text: 'Az előző játéknap: 2024. július 10.', href: '/rovat/sport/foci?nap=2024-07-10' },
      { text: 'A következő játéknap: 2024. július 14.', href: '/rovat/sport/foci?nap=2024-07-14' },
    ]);
    expect(empty.asked).toContain(season);
    const played = await pageAt('nap=2024-06-15');
    expect(played.page.data.day.nearest).toEqual([]);
    expect(played.asked).not.toContain(season);
  });
});

describe('the way back from an open match', () => {
  const backOf = async (query: string, now = '2024-06-15T12:00:00Z') =>
    (await pageAt(query, { now })).page.data.back;

  it('leads to its league and day, without what the page shows anyway [FOOT-02]', async () => {
    expect(await backOf('meccs=2024002')).toBe('/rovat/sport/foci?liga=4');
    expect(await backOf('meccs=2024002', '2024-08-01T12:00:00Z')).toBe(
      '/rovat/sport/foci?liga=4&nap=2024-06-15',
    );
  });

  it('leads to the season of a match of an earlier one', async () => {
    const { page } = await pageAt('liga=271&szezon=2023&nap=2023-07-30', { now: '2024-09-01T12:00:00Z' });
    const [match] = page.data.day.groups?.[0]?.matches ?? [];
    const back = await backOf(match?.href.split('?')[1] ?? '', '2024-09-01T12:00:00Z');
    expect(back).toBe('/rovat/sport/foci?liga=271&szezon=2023&nap=2023-07-30');
  });
});

describe('the days beside an open match', () => {
  it('keep its league and season', async () => {
    const { page } = await pageAt('meccs=2024002', { now: '2024-08-01T12:00:00Z' });
    expect(page.data.day.previous).toBe('/rovat/sport/foci?nap=2024-06-14');
    const list = await pageAt('liga=271&szezon=2023&nap=2023-07-30', { now: '2024-09-01T12:00:00Z' });
    const [match] = list.page.data.day.groups?.[0]?.matches ?? [];
    const open = await pageAt(match?.href.split('?')[1] ?? '', { now: '2024-09-01T12:00:00Z' });
    expect(open.page.data.day.next).toBe('/rovat/sport/foci?liga=271&szezon=2023&nap=2023-07-31');
    expect(open.page.data.choices.day.kept).toEqual({ liga: '271', szezon: '2023' });
  });
});

describe('the lifetime of the football page', () => {
  it('ends at midnight in Budapest, or when an answer should have changed [FOOT-16]', async () => {
    // A list of matches is fresh for a minute, and may be late by another one.
    expect((await pageAt('', { now: '2024-06-15T12:00:00Z' })).freshForMs).toBe(2 * 60_000 + 1);
    expect((await pageAt('', { now: '2024-06-15T21:59:30Z' })).freshForMs).toBe(30_000);
  });

  it('is that of a match that is played', async () => {
    const { page, freshForMs } = await pageAt('meccs=2024002', { now: '2024-06-15T13:30:00Z' });
    expect([page.liveFrom, freshForMs]).toEqual([0, 15_000]);
  });

  it('is short once an answer is too old, and the page says its age', async () => {
    const { page, freshForMs } = await pageAt('', { checkedAt: '2024-06-15T11:00:00Z' });
    expect(page.data.oldSince).toBe('június 15., 13:00');
    expect(freshForMs).toBe(5_000);
  });
});
