/** Names of the caches on the reader's device. */
export const cachePrefix = 'lapzarta-';
/** Increase the number when the format of the entries changes: the service worker deletes caches of other names. */
export const storiesCache = `${cachePrefix}stories-1`;

export function shellCache(build: string): string {
  return `${cachePrefix}shell-${build}`;
}
