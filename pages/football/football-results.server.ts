/** The results of the football page for a query: the page and its call load the same. */
import type { ContentFeature } from '#features/content/public.server.ts';
import type { FrontFeature } from '#features/front/public.server.ts';
import {
  type LivescoreFeature,
  type LoadedFootball,
  loadFootball,
} from '#features/livescore/public.server.ts';
import { type FootballQuery, quickLinksOf } from '#features/livescore/public.ts';
import type { Viewpoint } from '#features/sites/public.ts';
import type { Clock } from '#platform/time/clock.ts';
import { liveBlogOfMatch } from '../live-blog-of-match.server.ts';

export interface FootballResultsNeeds {
  livescore: LivescoreFeature;
  front: FrontFeature;
  content: ContentFeature;
  clock: Clock;
}

/** The editors' item with the leagues that they follow [FRONT-10]. */
const quickLinksSlug = 'sport-leagues';

/** Null for an edition without football. */
export async function footballResults(
  query: FootballQuery,
  view: Viewpoint,
  { livescore, front, content, clock }: FootballResultsNeeds,
): Promise<LoadedFootball | null> {
  if (livescore.setting?.sources.football === undefined) return null;
  const quickLinks = quickLinksOf((await front.unique(quickLinksSlug))?.content);
  const loaded = await loadFootball(query, {
    livescore,
    clock,
    quickLinks,
    liveBlogOf: liveBlogOfMatch(view, content),
  });
  return { ...loaded, dependencies: [...loaded.dependencies, { key: `unique:${quickLinksSlug}` }] };
}
