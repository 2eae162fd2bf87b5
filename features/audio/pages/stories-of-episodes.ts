/** Addresses of the stories about episodes, by story id. */
import type { ContentFeature } from '#features/content/public.server.ts';
import type { Viewpoint } from '#features/sites/public.ts';
import type { Episode } from '../podcast/podcast.ts';

export async function storiesOfEpisodes(
  view: Viewpoint,
  episodes: readonly Episode[],
  content: Pick<ContentFeature, 'cards'>,
): Promise<Map<number, string>> {
  const ids = episodes.flatMap(({ articleId }) => articleId ?? []);
  const cards = ids.length === 0 ? [] : await content.cards(view, ids);
  return new Map(cards.map(({ id, url }) => [id, url]));
}
