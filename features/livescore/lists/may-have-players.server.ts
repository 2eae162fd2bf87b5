/** Whether a list of players may have data at some time, so that a tab can be left out that never will [S56]. */
import type { Dependency } from '#platform/cache/dependency.ts';
import type { Clock } from '#platform/time/clock.ts';
import { dayAt } from '#platform/time/day.ts';
import { footballTimeZone } from '../football/football-path.ts';
import { mayHaveList } from '../football/may-have-list.ts';
import type { LivescoreFeature } from '../livescore-feature.server.ts';
import { type LeagueSeason, resources } from '../provider/resources.ts';
import type { TopListFactory } from './live-list.ts';
import { kindOfTopList } from './load-football-list.ts';

interface MayHaveNeeds {
  livescore: Pick<LivescoreFeature, 'known' | 'dependencyOn'>;
  clock: Clock;
}

export interface MayHavePlayers {
  mayHave: boolean;
  dependencies: Dependency[];
  /** A day while the season may still end without the data: no answer says so on the day. */
  freshForMs: number | null;
}

const dayMs = 86_400_000;

/** From what is known of the league already: the other tabs of a page are no reason to ask the provider. */
export async function mayHavePlayers(
  factory: TopListFactory,
  of: LeagueSeason,
  { livescore, clock }: MayHaveNeeds,
): Promise<MayHavePlayers> {
  const resource = resources.league(of.league);
  const [league] = (await livescore.known(resource))?.value ?? [];
  const season = league?.seasons.find(({ year }) => year === of.season) ?? null;
  const kind = kindOfTopList(factory);
  const mayHave = mayHaveList(season, kind, dayAt(clock.now(), footballTimeZone));
  return {
    mayHave,
    dependencies: [livescore.dependencyOn(resource)],
    freshForMs: mayHave && season !== null && !season.has[kind] ? dayMs : null,
  };
}
