/** A match as the service answers it: from the provider's shape and back, with our own addresses. */
import { describe, expect, it } from 'vitest';
import { sandboxFixture } from '../../../tests/sandbox-match.ts';
import type { Fixture } from '../football/fixture.ts';
import type { Prediction } from '../football/tables/tables.ts';
import { eventItem, fixtureItem } from '../provider/answers.fixture.ts';
import { readFixtures } from '../provider/read-fixtures.ts';
import { fixtureDetailsSchema } from './football-schema.ts';
import { loadLiveBlogs } from './live-blogs.ts';
import { presentFixture, presentFixtureDetails } from './present-fixture.ts';

const noBlogs = { of: () => null };
const nothing = { prediction: null, earlier: [] };

function fixture(status: object, rest: object = {}): Fixture {
  const [found] = readFixtures([fixtureItem({ status, rest })], () => undefined) ?? [];
  if (!found) throw new Error('the fixture is not readable');
  return found;
}

/** The answer about a match with details, which has the documented shape. */
function details(rest: object, outlook: Parameters<typeof presentFixtureDetails>[2] = nothing) {
  const match = fixture({ short: 'FT' }, { events: [], lineups: [], statistics: [], ...rest });
  return fixtureDetailsSchema.parse(presentFixtureDetails(match, noBlogs, outlook));
}

describe('a match of the service [FOOT-05]', () => {
  it.each([
    ['NS', { home: null, away: null }],
    ['PST', { home: null, away: null }],
    ['1H', { home: 0, away: 0 }],
    ['ABD', { home: 0, away: 0 }],
    ['XT', { home: 0, away: 0 }],
  ])('with the code %s has the goals %j, and keeps its code [FOOT-10]', (short, expected) => {
    const { goals, fixture: of } = presentFixture(
      fixture({ short }, { goals: { home: 0, away: 0 } }),
      noBlogs,
    );
    expect([goals, of.status.short]).toEqual([expected, short]);
  });

  it('never names an address of the provider', () => {
    const picture = (path: string) => `https://media.api-sports.io/${path}`;
    const answer = presentFixture(
      fixture(
        { short: 'NS' },
        {
          league: {
            id: 4,
            name: 'Euro',
            logo: picture('football/leagues/4.png'),
            flag: picture('flags/hu.svg'),
          },
          teams: {
            home: { id: 3, name: 'Hungary', logo: picture('football/teams/3.png'), winner: null },
            away: { id: 4, name: 'X', logo: 'https://elsewhere.example/x.gif', winner: null },
          },
        },
      ),
      noBlogs,
    );
    expect(answer.league).toMatchObject({
      logo: '/livescore/kepek/football/leagues/4.webp',
      flag: '/livescore/kepek/football/flags/hu.webp',
    });
    expect(answer.teams.home.logo).toBe('/livescore/kepek/football/teams/3.webp');
    expect(answer.teams.away.logo).toBeNull();
    expect(JSON.stringify(answer)).not.toContain('https:');
  });

  it('leads to its live blog, or to its page on its day in Budapest [S52]', () => {
    const late = { ...fixture({ short: 'NS' }), kickOff: Date.parse('2024-06-15T22:30:00Z') / 1000 };
    expect(presentFixture(late, noBlogs).url).toBe(
      '/rovat/sport/foci?liga=271&szezon=2024&nap=2024-06-16&meccs=9001',
    );
    expect(presentFixture(late, { of: (id) => `/elo/${id}` }).url).toBe('/elo/9001');
    const open = { ...late, kickOff: null, league: { ...late.league, season: null } };
    expect(presentFixture(open, noBlogs).url).toBe('/rovat/sport/foci?liga=271&meccs=9001');
  });

  it('has the shoot-out apart from the goals', () => {
    const { goals, score } = presentFixture(sandboxFixture(2024046), noBlogs);
    expect([goals, score.penalty]).toEqual([
      { home: 0, away: 0 },
      { home: 3, away: 5 },
    ]);
  });
});

describe('the details of a match [FOOT-06] [FOOT-07]', () => {
  it('are empty lists where the provider has none', () => {
    const answer = presentFixtureDetails(fixture({ short: 'NS' }), noBlogs, nothing);
    const { events, lineups, statistics, predictions } = answer;
    expect([events, lineups, statistics, predictions]).toEqual([[], [], [], []]);
  });

  it('have events in the provider’s own words', () => {
    const { events } = details({
      events: [
        eventItem('Goal', 'Normal Goal', { assist: { id: 2, name: 'B. Próba' } }),
        eventItem('Card', 'Red Card', { comments: 'Foul', assist: { id: 2, name: 'B. Próba' } }),
        eventItem('Hydration', 'Cooling break', { team: { id: null }, player: { id: null, name: null } }),
      ],
    });
    expect(events.map(({ type, detail, comments }) => [type, detail, comments])).toEqual([
      ['Goal', 'Normal Goal', null],
      ['Card', 'Red Card', 'Foul'],
      ['Hydration', 'Cooling break', null],
    ]);
    expect(events.map(({ assist, team }) => [assist.name, team.id])).toEqual([
      ['B. Próba', 901],
      [null, 901],
      [null, null],
    ]);
  });

  it('of a substitution have who goes off as the player, who comes on as the assist', () => {
    const change = eventItem('subst', 'Substitution 1', { assist: { id: 2, name: 'B. Próba' } });
    const [shown] = details({ events: [change] }).events;
    expect([shown?.player.name, shown?.assist.name]).toEqual(['Á. Minta', 'B. Próba']);
  });

  it('have line-ups with letters of positions and places on the grid', () => {
    const on = (id: number, pos: string | null, grid: string | null) => ({
      player: { id, name: `Játékos ${id}`, number: id, pos, grid },
    });
    const { lineups } = details({
      lineups: [
        {
          team: { id: 901 },
          formation: '4-3-3',
          coach: { id: 1, name: 'E. Dző', photo: 'https://media.api-sports.io/football/coachs/1.png' },
          startXI: [on(1, 'G', '1:1'), on(2, 'D', '2:4'), on(3, 'M', null), on(4, 'F', 'x')],
          substitutes: [on(5, null, null)],
        },
      ],
    });
    const [lineup] = lineups;
    expect(lineup?.coach).toEqual({ name: 'E. Dző', photo: '/livescore/kepek/football/coachs/1.webp' });
    expect(lineup?.startXI.map(({ player: { pos, grid } }) => [pos, grid])).toEqual([
      ['G', '1:1'],
      ['D', '2:4'],
      ['M', null],
      ['F', null],
    ]);
    expect(lineup?.substitutes).toEqual([
      { player: { id: 5, name: 'Játékos 5', number: 5, pos: null, grid: null } },
    ]);
  });
});

describe('the prediction of a match [FOOT-07]', () => {
  const prediction: Prediction = {
    winner: { id: 901, name: 'Kőbánya SC', comment: null },
    advice: null,
    percent: { home: 45, draw: 0, away: null },
    goals: { home: 60, away: 40 },
    earlierMatches: [],
  };

  it('has percentages as texts, and null for those that are not known', () => {
    const [shown] = details({}, { prediction, earlier: [] }).predictions;
    expect(shown).toEqual({
      predictions: {
        winner: { name: 'Kőbánya SC', comment: null },
        advice: null,
        percent: { home: '45%', draw: '0%', away: null },
      },
      comparison: { goals: { home: '60%', away: '40%' } },
      h2h: [],
    });
  });

  it('takes its own earlier matches before those that were asked for', () => {
    const [own, other] = [sandboxFixture(2024001), sandboxFixture(2024002)];
    const ids = (outlook: Parameters<typeof details>[1]) =>
      details({}, outlook).predictions.map(({ h2h }) => h2h.map((one) => one.fixture.id));
    const predicted = { ...prediction, earlierMatches: [own] };
    expect(ids({ prediction: predicted, earlier: [other] })).toEqual([[2024001]]);
    expect(ids({ prediction: null, earlier: [other] })).toEqual([[2024002]]);
    expect(ids(nothing)).toEqual([]);
  });
});

describe('live blogs of matches [S52]', () => {
  const blogs = loadLiveBlogs({
    liveBlogsOfScores: async () => [
      { livescoreId: 'football:7', storyId: 1, url: '/elso' },
      { livescoreId: ' 8 ', storyId: 2, url: '/masodik' },
      { livescoreId: 'football:9/2024', storyId: 3, url: '/szezon' },
      { livescoreId: 'formula-1:10', storyId: 4, url: '/futam' },
      { livescoreId: 'nincs', storyId: 5, url: '/hibas' },
    ],
  });

  it('are those of a match, in either form of its name', async () => {
    const { of } = await blogs;
    expect([7, 8, 9, 10, 11].map(of)).toEqual(['/elso', '/masodik', null, null, null]);
  });

  it('are followed by an answer that shows their matches', async () => {
    const { dependenciesOf } = await blogs;
    expect(dependenciesOf([8, 9, 7])).toEqual([{ key: 'article:2' }, { key: 'article:1' }]);
    expect(dependenciesOf([])).toEqual([]);
  });
});
