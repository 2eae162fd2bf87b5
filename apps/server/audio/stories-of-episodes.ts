/** Addresses of the stories about episodes, by the stories' ids. */
import type { Episode } from '#features/audio/public.ts';
import type { PageRequest } from '../pages/page-request.ts';

export async function storiesOfEpisodes(
  { house, view }: Pick<PageRequest, 'house' | 'view'>,
  episodes: readonly Episode[],
): Promise<Map<number, string>> {
  const ids = episodes.flatMap(({ articleId }) => articleId ?? []);
  const cards = ids.length === 0 ? [] : await house.content.cards(view, ids);
  return new Map(cards.map(({ id, url }) => [id, url]));
}
