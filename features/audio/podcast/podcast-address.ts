/** Addresses of podcasts and their feeds. */

export const podcastFolder = '/podcast';

/** @param sitePath '' or a prefix such as `/g7`. */
export function podcastPath(sitePath: string, slug: string): string {
  return `${sitePath}${podcastFolder}/${slug}`;
}

export const podcastFeedFolder = '/rss/podcast';

export function podcastFeedPath(slug: string): string {
  return `${podcastFeedFolder}/${slug}`;
}

/** Address of an episode's chapters as Podcasting 2.0 JSON. */
export function chaptersPath(podcast: string, episode: string): string {
  return `${podcastFeedPath(podcast)}/${episode}.json`;
}
