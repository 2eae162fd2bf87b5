/** Shows and episodes as search engines read them [S07]. */
import type { Podcast, ShownEpisode } from '#features/audio/public.ts';
import { fullAddress, type PageRequest } from '../pages/page-request.ts';

const context = 'https://schema.org';

/** The show whose page was asked, with the episodes that stand on it. */
export function podcastSeries(
  request: PageRequest,
  {
    podcast: { name, description, language, author },
    feed,
    episodes,
  }: {
    podcast: Pick<Podcast, 'name' | 'description' | 'language' | 'author'>;
    /** Path of its feed. */
    feed: string;
    episodes: ShownEpisode[];
  },
): object {
  return {
    '@context': context,
    '@type': 'PodcastSeries',
    ...{ name, description, inLanguage: language },
    url: fullAddress(request, request.path),
    webFeed: fullAddress(request, feed),
    ...(author === '' ? {} : { author: { '@type': 'Organization', name: author } }),
    hasPart: episodes.map((one) => episodeMatter(request, one)),
  };
}

/** An episode that is heard in a story. */
export function podcastEpisode(request: PageRequest, episode: ShownEpisode): object {
  const { name, page } = episode.podcast;
  return {
    '@context': context,
    ...episodeMatter(request, episode),
    partOfSeries: { '@type': 'PodcastSeries', name, url: full(request, page) },
  };
}

function episodeMatter(
  request: PageRequest,
  { slug, title, description, publishedAt, duration, sound, language, podcast, story }: ShownEpisode,
): object {
  const length = duration > 0 ? { duration: `PT${duration}S` } : {};
  return {
    '@type': 'PodcastEpisode',
    name: title,
    description,
    url: full(request, story || `${podcast.page}#${slug}`),
    inLanguage: language,
    datePublished: new Date(publishedAt * 1000).toISOString(),
    ...length,
    associatedMedia: { '@type': 'AudioObject', contentUrl: full(request, sound), ...length },
  };
}

/** What another site of the house has comes with its host. */
function full(request: PageRequest, address: string): string {
  return address.startsWith('/') ? fullAddress(request, address) : address;
}
