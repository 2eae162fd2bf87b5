/** Names of what is kept on the reader's device beside the lists. */
export const cachePrefix = 'lapzarta-';
/** Another number where what is kept in it looks different: the former one is then taken away. */
export const storiesCache = `${cachePrefix}stories-1`;

export function shellCache(build: string): string {
  return `${cachePrefix}shell-${build}`;
}
