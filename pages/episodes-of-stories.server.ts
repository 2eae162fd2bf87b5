/** The newest episode of each story on a page, by story id. */
import { type AudioFeature, podcastPageOf } from '#features/audio/public.server.ts';
import { type Episode, type ShownEpisode, showEpisode } from '#features/audio/public.ts';
import type { StoryCard } from '#features/content/public.ts';
import type { Viewpoint } from '#features/sites/public.ts';
import type { Log } from '#platform/log/log.server.ts';

export interface EpisodesOfStories {
  episodes: Record<number, ShownEpisode>;
  /** False if loading failed: the stories are shown without episodes [S17]. */
  isWhole: boolean;
}

export interface EpisodesNeeds {
  audio: AudioFeature;
  log: Log;
}

/** Features whose failure is already logged; cleared on the next success. */
const failing = new WeakSet<AudioFeature>();

export async function episodesOfStories(
  view: Viewpoint,
  stories: readonly StoryCard[],
  needs: EpisodesNeeds,
): Promise<EpisodesOfStories> {
  const { found, isWhole } = await loadEpisodesOf(stories, needs);
  const urls = new Map(stories.map(({ id, url }) => [id, url]));
  const shown = [...found].map(([id, episode]): [number, ShownEpisode] => [
    id,
    showEpisode(episode, podcastPageOf(view, episode.podcast), urls.get(id)),
  ]);
  return { episodes: Object.fromEntries(shown), isWhole };
}

export async function loadEpisodesOf(
  stories: readonly StoryCard[],
  { audio, log }: EpisodesNeeds,
): Promise<{ found: Map<number, Episode>; isWhole: boolean }> {
  try {
    const found = await audio.episodesOfStories(stories.map(({ id }) => id));
    failing.delete(audio);
    return { found, isWhole: true };
  } catch (error) {
    if (!failing.has(audio)) log.warn({ err: error }, 'episodes are left out of pages');
    failing.add(audio);
    return { found: new Map(), isWhole: false };
  }
}
