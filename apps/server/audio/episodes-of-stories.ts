/** What can be heard of the stories that a page shows: their newest episodes, by the stories' ids. */
import { pageOf } from '#features/audio/public.server.ts';
import { type ShownEpisode, showEpisode } from '#features/audio/public.ts';
import type { StoryCard } from '#features/content/public.ts';
import type { House } from '../compose.ts';
import type { PageRequest } from '../pages/page-request.ts';

export interface EpisodesOfStories {
  episodes: Record<number, ShownEpisode>;
  /** They could not be had: the stories stand without them [S17]. */
  isWhole: boolean;
}

/** The log hears of it once until they can be had again. */
const failing = new WeakSet<House>();

export async function episodesOfStories(
  { house, view }: Pick<PageRequest, 'house' | 'view'>,
  stories: readonly StoryCard[],
): Promise<EpisodesOfStories> {
  try {
    const found = await house.audio.episodesOfStories(stories.map(({ id }) => id));
    failing.delete(house);
    const urls = new Map(stories.map(({ id, url }) => [id, url]));
    const shown = [...found].map(([id, episode]): [number, ShownEpisode] => [
      id,
      showEpisode(episode, pageOf(view, episode.podcast), urls.get(id)),
    ]);
    return { episodes: Object.fromEntries(shown), isWhole: true };
  } catch (error) {
    if (!failing.has(house)) house.log.warn({ err: error }, 'episodes are left out of pages');
    failing.add(house);
    return { episodes: {}, isWhole: false };
  }
}
