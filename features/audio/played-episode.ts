/** The data of an episode that the player needs: JSON in the page, on the element that starts the player. */
import { truncate } from '#features/content/public.ts';
import { imageAddress } from '#features/media/public.ts';
import type { Chapter } from './podcast/podcast.ts';
import { podcastTitleLimit } from './podcast/podcast-title.ts';
import type { ShownEpisode } from './podcast/shown-episode.ts';

export interface PlayedEpisode {
  slug: string;
  title: string;
  /** The title, cut to the length that a player shows [POD-05]. */
  shortTitle: string;
  podcast: string;
  /** Address of its story, or else of its podcast's page. */
  page: string;
  sound: string;
  duration: number;
  language: 'hu' | 'en';
  /** Images for the player and for the device's media controls; '' for none. */
  cover: string;
  artwork: string;
  chapters: Chapter[];
}

export function playedEpisode(episode: ShownEpisode): PlayedEpisode {
  const { slug, title, sound, duration, language, chapters, image, podcast, story } = episode;
  const picture = (size: '1x1-160' | '1x1-500', format: 'webp' | 'jpg'): string =>
    image ? imageAddress(image, { size, format, name: slug }) : '';
  return {
    slug,
    title,
    sound,
    duration,
    language,
    chapters,
    shortTitle: truncate(title, podcastTitleLimit),
    podcast: podcast.name,
    page: story || podcast.page,
    cover: picture('1x1-160', 'webp'),
    artwork: picture('1x1-500', 'jpg'),
  };
}
