/** Loads the live scores that a story names: a football match, a league's season or a race [ART-14]. */
import type { ContentFeature, LoadedStory } from '#features/content/public.server.ts';
import type { PageRequest } from '#features/kit/public.ts';
import { type LivescoreFeature, loadLiveList, loadMatch } from '#features/livescore/public.server.ts';
import {
  type LiveList,
  type LiveListRequest,
  type LivescoreSubject,
  type MatchData,
  parseLivescoreId,
} from '#features/livescore/public.ts';
import type { Dependency } from '#platform/cache/dependency.ts';
import type { Clock } from '#platform/time/clock.ts';
import { liveBlogOfMatch } from '../live-blog-of-match.server.ts';

interface MatchInNeeds {
  livescore: LivescoreFeature;
  content: ContentFeature;
  clock: Clock;
}

export interface NamedScores {
  match: MatchData | null;
  /** The table of the season or the result of the race. */
  list: LiveList | null;
  dependencies: Dependency[];
  freshForMs: number | null;
}

export async function matchIn(
  { site, view }: PageRequest,
  { story }: LoadedStory,
  { livescore, clock, content }: MatchInNeeds,
): Promise<NamedScores> {
  const subject = parseLivescoreId(story.livescoreId);
  if (subject?.kind === 'match') {
    const liveBlogOf = liveBlogOfMatch(view, content);
    return { ...(await loadMatch(subject.id, { livescore, clock, liveBlogOf })), list: null };
  }
  if (subject === null) return { match: null, list: null, dependencies: [], freshForMs: null };
  const place = { timeZone: site.timeZone, language: story.language };
  const { list, ...loaded } = await loadLiveList(listOf(subject), place, { livescore, clock });
  return { match: null, list: isEmpty(list) ? null : list, ...loaded };
}

function listOf(subject: Exclude<LivescoreSubject, { kind: 'match' }>): LiveListRequest {
  return subject.kind === 'season'
    ? { factory: 'group-table', props: { league: subject.league, season: subject.season } }
    : { factory: 'race', props: { race: subject.id } };
}

/** A story without data is a story like any other. */
function isEmpty({ content }: LiveList): boolean {
  if (content.kind === 'tables') return content.groups.every(({ rows }) => rows.length === 0);
  return content.kind === 'race' && content.session === null;
}
