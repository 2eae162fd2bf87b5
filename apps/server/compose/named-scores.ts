import type { ContentFeature } from '#features/content/public.server.ts';
import { type LivescoreFeature, namedResources } from '#features/livescore/public.server.ts';
import type { PushFeature } from '#features/push/public.server.ts';
import type { TipsFeature } from '#features/tips/public.server.ts';
import { seasonIn } from './game-results.ts';

interface NamedScoresNeeds {
  content: ContentFeature;
  push: PushFeature;
  tips: TipsFeature;
}

/** More than are played on one day. */
const maxNamed = 200;

/** Live scores that stories and games name, or readers follow. */
export async function namedScores({
  content,
  push,
  tips,
}: NamedScoresNeeds): Promise<Parameters<LivescoreFeature['follow']>[0]> {
  const followed = await push.followedMatches();
  const ids = [...(await content.namedLivescoreIds(maxNamed)), ...followed.map((id) => `football:${id}`)];
  const ofGames = tips.games.flatMap(({ results }) => seasonIn(results) ?? []);
  return [...namedResources(ids), ...ofGames];
}
