/** Reads what most of the pages of a season need. */

import type { Reader } from '../../copies/read-copies.server.ts';
import { resources } from '../../provider/resources.ts';
import type { SeasonLists } from './season-lists.ts';

export async function readLists(season: number, { read }: Reader): Promise<SeasonLists> {
  const [races, drivers, constructors] = await Promise.all([
    read(resources.races(season)),
    read(resources.driverStandings(season)),
    read(resources.constructorStandings(season)),
  ]);
  // Every part of the page says „Még nincs adat.” of an empty list; none claims that there is nothing.
  return { races: races ?? [], drivers: drivers ?? [], constructors: constructors ?? [] };
}
