export { cachePrefix, shellCache, storiesCache } from './cache-names.ts';
