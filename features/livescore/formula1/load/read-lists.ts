/** Reads what most of the pages of a season need. */
import { resources } from '../../provider/resources.ts';
import type { Reader } from '../../read-copies.server.ts';
import type { SeasonLists } from './season-lists.ts';

export async function readLists(season: number, { read }: Reader): Promise<SeasonLists> {
  const [races, drivers, constructors] = await Promise.all([
    read(resources.races(season), []),
    read(resources.driverStandings(season), []),
    read(resources.constructorStandings(season), []),
  ]);
  return { races, drivers, constructors };
}
