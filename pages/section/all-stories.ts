import type { ListSearch } from '#features/sites/public.ts';

/** Everything published on a domain. */
export const allStories: ListSearch = {
  superTags: [],
  tags: [],
  authors: [],
  flags: [],
  withoutTags: [],
  sites: 'domain',
};
