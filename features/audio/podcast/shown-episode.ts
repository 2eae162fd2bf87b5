/** An episode as pages show it, with the data its player needs. */
import type { ImageRef } from '#features/media/public.ts';
import type { Chapter, Episode, Podcast } from './podcast.ts';

export interface ShownEpisode {
  slug: string;
  title: string;
  description: string;
  /** Unix seconds. */
  publishedAt: number;
  /** Seconds; 0 when unknown. */
  duration: number;
  /** Address of the sound file. */
  sound: string;
  image: ImageRef | null;
  language: Podcast['language'];
  chapters: Chapter[];
  podcast: { name: string; page: string };
  /** Address of the story about it; '' when there is none. */
  story: string;
}

/** @param page Address of its podcast's page. */
export function showEpisode(episode: Episode, page: string, story = ''): ShownEpisode {
  const { slug, title, description, publishedAt, duration, sound, image, podcast, chapters } = episode;
  return {
    slug,
    title,
    description,
    publishedAt,
    duration,
    image,
    chapters,
    story,
    sound: sound.url,
    language: podcast.language,
    podcast: { name: podcast.name, page },
  };
}
