/** Answers about a season of invented drivers in memory, read by the same parsers as recorded ones. */
import { parseQuery } from '#features/sites/public.ts';
import { createReader } from '../../copies/read-copies.server.ts';
import { driverRow, raceItem } from '../../provider/answers.fixture.ts';
import { keyOf, type Resource } from '../../provider/resource.ts';
import { resources } from '../../provider/resources.ts';
import { formula1Fields } from '../formula1-query.ts';
import { readLists } from './read-lists.ts';
import type { TabNeeds } from './tab.ts';

/** By the addresses of their resources; null for one that the provider has not given yet. */
export type Answers = Readonly<Record<string, unknown>>;

interface AskedResource {
  address: string;
  maxAgeMs: number | undefined;
}

export function answeredLivescore(answers: Answers, at: Date) {
  const asked: AskedResource[] = [];
  return {
    asked,
    async read<Value>(resource: Resource<Value>, options: { maxAgeMs?: number } = {}) {
      asked.push({ address: resource.address, maxAgeMs: options.maxAgeMs });
      const value = resource.read(answers[resource.address] ?? null, () => undefined);
      return value === null ? null : { value, at };
    },
    dependencyOn: ({ address }: { address: string }) => ({ key: keyOf(address) }),
  };
}

interface Situation {
  now: string;
  /** Of the page's address. */
  query?: string;
  outlines?: TabNeeds['outlines'];
}

/** Needs of a tab's loader in 2024; `asked` has what was read besides the lists of the season. */
export async function tabOf(
  answers: Answers,
  { now, query = '', outlines = {} }: Situation,
): Promise<{ needs: TabNeeds; asked: AskedResource[] }> {
  const time = new Date(now);
  const livescore = answeredLivescore(answers, time);
  const reader = createReader(livescore, time);
  const lists = await readLists(2024, reader);
  livescore.asked.length = 0;
  const fields = parseQuery(formula1Fields, new URLSearchParams(query));
  return {
    asked: livescore.asked,
    needs: { reader, lists, outlines, query: fields, season: 2024, now: time },
  };
}

const team = (id: number, name: string) => ({ id, name, logo: `https://team/${id}.png` });
export const [kek, zold] = [team(3, 'Kék Csapat'), team(4, 'Zöld Csapat')];
const driver = (id: number, name: string, abbr: string | null) => ({
  id,
  name,
  abbr,
  number: id,
  image: null,
});
export const [adam, bea, cili] = [
  driver(31, 'Minta Ádám', 'MIN'),
  driver(32, 'Próba Bea', 'PRO'),
  driver(33, 'Teszt Cili', null),
];

const grandPrix = (id: number, name: string, country: string | null, city: string | null) => ({
  id,
  name,
  location: { country, city },
});
export const hungarian = grandPrix(12, 'Hungarian Grand Prix', 'Hungary', 'Budapest');
export const belgian = grandPrix(7, 'Belgian Grand Prix', 'Belgium', null);

/** A session of the Hungarian Grand Prix. */
export function session(id: number, type: string, status: string, date: string | null, changes: object = {}) {
  return raceItem(type, status, { id, date, competition: hungarian, ...changes });
}

/** A row of the standings of drivers. */
export function standing(position: number, of: object, from: object, points: number): object {
  return driverRow({ position, driver: of, team: from, points, wins: 0 });
}

export const addresses = {
  seasons: resources.raceSeasons().address,
  races: resources.races(2024).address,
  drivers: resources.driverStandings(2024).address,
  constructors: resources.constructorStandings(2024).address,
  profiles: resources.constructors().address,
  driver: (id: number) => resources.driver(id).address,
  circuit: (id: number) => resources.circuit(id).address,
  result: (race: number) => resources.raceResults(race).address,
  grid: (race: number) => resources.grid(race).address,
};
