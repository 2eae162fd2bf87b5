/** Where shows and their feeds are found. */

export const podcastFolder = '/podcast';

/** @param sitePath '' or a prefix such as `/g7`. */
export function podcastPath(sitePath: string, slug: string): string {
  return `${sitePath}${podcastFolder}/${slug}`;
}

export const podcastFeedFolder = '/rss/podcast';

export function podcastFeedPath(slug: string): string {
  return `${podcastFeedFolder}/${slug}`;
}

/** Where an episode's chapters are, in the form that players read. */
export function chaptersPath(podcast: string, episode: string): string {
  return `${podcastFeedPath(podcast)}/${episode}.json`;
}
