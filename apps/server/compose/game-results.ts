/**
 * Results that readers' games ask about, by their name in the game: a record of the edition (`euro-2024`), an election that
 * is counted (`ogy2022`), or a league's season of live scores (`football:4/2024`).
 */
import { type LivescoreFeature, resources } from '#features/livescore/public.server.ts';
import { parseLivescoreId, seasonResults } from '#features/livescore/public.ts';
import type { Edition } from '#features/sites/public.ts';
import type { ElectionsFeature } from '#features/supplements/public.server.ts';
import { countsOf, electionOutcomes, recordOutcomes } from '#features/supplements/public.ts';
import type { LoadedResults } from '#features/tips/public.ts';

export interface GameResultSources {
  edition: Edition;
  elections: Pick<ElectionsFeature, 'read'>;
  livescore: Pick<LivescoreFeature, 'read' | 'dependencyOn'>;
}

/** Null where there are none of this name. Results that have not arrived yet have no subjects. */
export async function loadGameResults(
  { edition, elections, livescore }: GameResultSources,
  name: string,
): Promise<LoadedResults | null> {
  const ofRecord = recordOutcomes(edition, name);
  if (ofRecord) return { results: ofRecord, dependencies: [] };
  const [count] = countsOf(edition, [name]);
  if (count !== undefined) {
    const { counts, dependencies } = await elections.read([count]);
    const counted = counts.get(count);
    const results = counted
      ? electionOutcomes(counted.election)
      : { kind: 'election' as const, districts: [], lists: [] };
    return { results, dependencies };
  }
  const season = seasonIn(name);
  if (!season) return null;
  const copy = await livescore.read(season);
  const matches = seasonResults(copy?.value ?? []);
  return {
    results: { kind: 'tournament', matches, groups: [] },
    dependencies: [livescore.dependencyOn(season)],
  };
}

/** The matches of the season that a game names; null for other results. */
export function seasonIn(name: string) {
  const subject = parseLivescoreId(name);
  return subject?.kind === 'season' ? resources.matchesOfSeason(subject) : null;
}
