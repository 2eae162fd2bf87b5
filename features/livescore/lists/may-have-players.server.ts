/** Whether a list of players may have data at some time, so that a tab can be left out that never will [S56]. */
import type { Dependency } from '#platform/cache/dependency.ts';
import type { Clock } from '#platform/time/clock.ts';
import { dayAt } from '#platform/time/day.ts';
import { footballTimeZone } from '../football/football-path.ts';
import { mayHaveList } from '../football/may-have-list.ts';
import type { LivescoreFeature } from '../livescore-feature.server.ts';
import { type LeagueSeason, resources } from '../provider/resources.ts';
import { createReader } from '../read-copies.server.ts';
import type { TopListFactory } from './live-list.ts';
import { kindOfTopList } from './load-football-list.ts';

interface MayHaveNeeds {
  livescore: Pick<LivescoreFeature, 'read' | 'dependencyOn'>;
  clock: Clock;
}

export async function mayHavePlayers(
  factory: TopListFactory,
  of: LeagueSeason,
  { livescore, clock }: MayHaveNeeds,
): Promise<{ mayHave: boolean; dependencies: Dependency[]; freshForMs: number | null }> {
  const now = clock.now();
  const reader = createReader(livescore, now);
  const league = (await reader.read(resources.league(of.league)))?.[0];
  const season = league?.seasons.find(({ year }) => year === of.season) ?? null;
  const mayHave = mayHaveList(season, kindOfTopList(factory), dayAt(now, footballTimeZone));
  return { mayHave, dependencies: reader.dependencies, freshForMs: reader.freshForMs() };
}
