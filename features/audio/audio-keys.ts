/** Dependency keys of podcasts and episodes. A changed episode also invalidates its story: `article:{id}`. */

/** All podcasts and all of their episodes. */
export const podcastsKey = 'podcasts';

export function podcastKey(slug: string): string {
  return `podcast:${slug}`;
}

export function episodeKey(slug: string): string {
  return `episode:${slug}`;
}
