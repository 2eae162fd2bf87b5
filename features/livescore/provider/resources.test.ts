import { describe, expect, it } from 'vitest';
import { batches, resourceAt, resources } from './resources.ts';

const every = [
  resources.countries(),
  resources.leaguesOfCountry('Bosnia & Herzegovina'),
  resources.league(271),
  resources.seasons(),
  resources.matchesOfDay('2024-06-15'),
  resources.match(7),
  resources.matchesOfSeason({ league: 4, season: 2024 }),
  resources.headToHead(1, 2),
  resources.prediction(7),
  resources.standings({ league: 4, season: 2024 }),
  resources.topScorers({ league: 4, season: 2024 }),
  resources.yellowCards({ league: 4, season: 2024 }),
  resources.redCards({ league: 4, season: 2024 }),
  resources.raceSeasons(),
  resources.competitions(),
  resources.circuit(5),
  resources.constructors(),
  resources.driver(21),
  resources.races(2026),
  resources.raceResults(22),
  resources.grid(22),
  resources.driverStandings(2024),
  resources.constructorStandings(2024),
];

it.each(every.map((resource) => [resource.address, resource] as const))(
  'an address leads back to its resource: %s',
  (address, { sport, path, query }) => {
    expect(resourceAt(address)).toMatchObject({ sport, path, query, address });
  },
);

it('every address is another one', () => {
  expect(new Set(every.map(({ address }) => address)).size).toBe(every.length);
});

it.each([
  '',
  'football',
  'football/odds',
  'football/fixtures',
  'tennis/fixtures?id=1',
  'football/fixtures?team=1',
])('is no resource: "%s"', (address) => expect(resourceAt(address)).toBeNull());

it('an answer that cannot be read has no freshness', () => {
  const stored = resourceAt('football/countries');
  expect(stored?.freshness({}, new Date(), () => undefined)).toBeNull();
  expect(stored?.freshness([], new Date(), () => undefined)).toBe(86_400_000);
});

describe('a batch', () => {
  const of = (addresses: string[]) =>
    batches(addresses.flatMap((address) => resourceAt(address) ?? [])).map((batch) => batch.length);
  const matches = (count: number) =>
    Array.from({ length: count }, (_, at) => `football/fixtures?id=${at + 1}`);

  it('has at most twenty matches and nothing else', () => {
    expect(of(matches(20))).toEqual([20]);
    expect(of([...matches(21), 'football/countries', 'football/fixtures?date=2024-06-15'])).toEqual([
      1, 1, 20, 1,
    ]);
    expect(of([])).toEqual([]);
  });
});
