/** What pages and answers with shows and episodes depend on. An episode's story changes with it: `article:{id}`. */

/** All shows and all of their episodes. */
export const podcastsKey = 'podcasts';

export function podcastKey(slug: string): string {
  return `podcast:${slug}`;
}

export function episodeKey(slug: string): string {
  return `episode:${slug}`;
}
