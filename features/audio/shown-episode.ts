/** An episode as pages show it: what is seen, and what a player needs to play it. */
import type { ImageRef } from '#features/media/public.ts';
import type { Chapter, Episode, Podcast } from './podcast.ts';

export interface ShownEpisode {
  slug: string;
  title: string;
  description: string;
  /** Unix seconds. */
  publishedAt: number;
  /** Seconds; 0 when nobody knows. */
  duration: number;
  /** Where it is heard. */
  sound: string;
  image: ImageRef | null;
  language: Podcast['language'];
  chapters: Chapter[];
  podcast: { name: string; page: string };
  /** Address of the story about it; '' when there is none. */
  story: string;
}

/** @param page Of its show. */
export function showEpisode(episode: Episode, page: string, story = ''): ShownEpisode {
  const { slug, title, description, publishedAt, duration, sound, image, podcast, chapters } = episode;
  return {
    ...{ slug, title, description, publishedAt, duration, image, chapters, story },
    sound: sound.url,
    language: podcast.language,
    podcast: { name: podcast.name, page },
  };
}
