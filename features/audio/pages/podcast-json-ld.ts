/** Structured data of podcasts and episodes for search engines [S07]. */

import { type PageRequest, schemaOrg } from '#features/kit/public.ts';
import { absoluteAddress, fullAddress, type Viewpoint } from '#features/sites/public.ts';
import type { Podcast } from '../podcast/podcast.ts';
import type { ShownEpisode } from '../podcast/shown-episode.ts';

/** The podcast of the page, with the episodes on it. */
export function podcastSeries(
  { path, view }: PageRequest,
  {
    podcast: { name, description, language, author },
    feed,
    episodes,
  }: {
    podcast: Pick<Podcast, 'name' | 'description' | 'language' | 'author'>;
    /** Path of the podcast's feed. */
    feed: string;
    episodes: ShownEpisode[];
  },
): object {
  return {
    '@context': schemaOrg,
    '@type': 'PodcastSeries',
    name,
    description,
    inLanguage: language,
    url: fullAddress(view, path),
    webFeed: fullAddress(view, feed),
    ...(author === '' ? {} : { author: { '@type': 'Organization', name: author } }),
    hasPart: episodes.map((one) => episodeProperties(view, one)),
  };
}

/** An episode embedded in a story. */
export function podcastEpisode(view: Viewpoint, episode: ShownEpisode): object {
  const { name, page } = episode.podcast;
  return {
    '@context': schemaOrg,
    ...episodeProperties(view, episode),
    partOfSeries: { '@type': 'PodcastSeries', name, url: absoluteAddress(view, page) },
  };
}

function episodeProperties(
  view: Viewpoint,
  { slug, title, description, publishedAt, duration, sound, language, podcast, story }: ShownEpisode,
): object {
  const length = duration > 0 ? { duration: `PT${duration}S` } : {};
  return {
    '@type': 'PodcastEpisode',
    name: title,
    description,
    url: absoluteAddress(view, story || `${podcast.page}#${slug}`),
    inLanguage: language,
    datePublished: new Date(publishedAt * 1000).toISOString(),
    ...length,
    associatedMedia: { '@type': 'AudioObject', contentUrl: absoluteAddress(view, sound), ...length },
  };
}
