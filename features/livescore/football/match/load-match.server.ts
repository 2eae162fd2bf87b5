/** Loads a match with everything that its view shows. */
import type { Dependency } from '#platform/cache/dependency.ts';
import type { Clock } from '#platform/time/clock.ts';
import { liveRefreshMs } from '#platform/time/live-refresh.ts';
import type { LivescoreFeature } from '../../livescore-feature.server.ts';
import { resources } from '../../provider/resources.ts';
import type { Fixture } from '../fixture.ts';
import type { Prediction } from '../tables/tables.ts';
import { type MatchData, matchDataOf } from './match-data.ts';

export interface MatchNeeds {
  livescore: Pick<LivescoreFeature, 'read' | 'dependencyOn'>;
  clock: Clock;
  /** The address of the match's live blog; null if there is none. */
  liveBlogOf?(id: number): Promise<{ address: string | null; dependencies: Dependency[] }>;
}

export interface LoadedMatch {
  /** Null for an unknown match, and until the provider has answered for the first time. */
  match: MatchData | null;
  dependencies: Dependency[];
  /** Milliseconds that a page with the match is fresh; null for as long as its dependencies are. */
  freshForMs: number | null;
}

/** @param id The provider's id of the match. */
export async function loadMatch(
  id: number,
  { livescore, clock, liveBlogOf }: MatchNeeds,
): Promise<LoadedMatch> {
  const resource = resources.match(id);
  const [copy, liveBlog] = await Promise.all([livescore.read(resource), liveBlogOf?.(id)]);
  const dependencies = [livescore.dependencyOn(resource), ...(liveBlog?.dependencies ?? [])];
  const fixture = copy?.value[0];
  if (!copy || !fixture) return { match: null, dependencies, freshForMs: null };
  const outlook = await outlookOf(fixture, livescore);
  const now = clock.now();
  const match = matchDataOf(fixture, {
    prediction: outlook.prediction,
    headToHead: outlook.headToHead,
    checkedAt: copy.at,
    now,
    liveBlog: liveBlog?.address ?? null,
  });
  return {
    match,
    dependencies: [...dependencies, ...outlook.dependencies],
    freshForMs: match.followFrom !== null && match.followFrom * 1000 <= now.getTime() ? liveRefreshMs : null,
  };
}

interface Outlook {
  prediction: Prediction | null;
  headToHead: readonly Fixture[];
  dependencies: Dependency[];
}

/** A prediction contains the earlier matches, so these are asked for only if there is none. */
async function outlookOf({ id, home, away }: Fixture, livescore: MatchNeeds['livescore']): Promise<Outlook> {
  const resource = resources.prediction(id);
  const prediction = (await livescore.read(resource))?.value ?? 'none';
  const dependencies = [livescore.dependencyOn(resource)];
  if (prediction !== 'none') return { prediction, headToHead: [], dependencies };
  if (home.id === null || away.id === null) return { prediction: null, headToHead: [], dependencies };
  const pair = resources.headToHead(home.id, away.id);
  const headToHead = (await livescore.read(pair))?.value ?? [];
  return { prediction: null, headToHead, dependencies: [...dependencies, livescore.dependencyOn(pair)] };
}
