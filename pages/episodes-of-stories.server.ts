/** The newest episode of each story on a page, by story id. */
import { type AudioFeature, podcastPageOf } from '#features/audio/public.server.ts';
import { type ShownEpisode, showEpisode } from '#features/audio/public.ts';
import type { StoryCard } from '#features/content/public.ts';
import type { Viewpoint } from '#features/sites/public.ts';
import type { Log } from '#platform/log/log.server.ts';

export interface EpisodesOfStories {
  episodes: Record<number, ShownEpisode>;
  /** False if loading failed: the stories are shown without episodes [S17]. */
  isWhole: boolean;
}

/** Features whose failure is already logged; cleared on the next success. */
const failing = new WeakSet<AudioFeature>();

export async function episodesOfStories(
  view: Viewpoint,
  stories: readonly StoryCard[],
  { audio, log }: { audio: AudioFeature; log: Log },
): Promise<EpisodesOfStories> {
  try {
    const found = await audio.episodesOfStories(stories.map(({ id }) => id));
    failing.delete(audio);
    const urls = new Map(stories.map(({ id, url }) => [id, url]));
    const shown = [...found].map(([id, episode]): [number, ShownEpisode] => [
      id,
      showEpisode(episode, podcastPageOf(view, episode.podcast), urls.get(id)),
    ]);
    return { episodes: Object.fromEntries(shown), isWhole: true };
  } catch (error) {
    if (!failing.has(audio)) log.warn({ err: error }, 'episodes are left out of pages');
    failing.add(audio);
    return { episodes: {}, isWhole: false };
  }
}
