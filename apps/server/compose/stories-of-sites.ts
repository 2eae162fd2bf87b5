/** Stories of a site for newsletters, from the features that have them. */
import type { ContentFeature } from '#features/content/public.server.ts';
import type { FrontFeature } from '#features/front/public.server.ts';
import type { ListsFeature } from '#features/lists/public.server.ts';
import type { StoriesOfSite } from '#features/newsletters/public.server.ts';
import { type ListSearch, listSearchSchema, type Viewpoint } from '#features/sites/public.ts';

interface StoriesNeeds {
  lists: ListsFeature;
  front: FrontFeature;
  content: ContentFeature;
}

export function storiesOfSites({ lists, front, content }: StoriesNeeds): StoriesOfSite {
  const newest = async (view: Viewpoint, count: number, search: Partial<ListSearch>) =>
    (await lists.pageOfSearch(view, listSearchSchema.parse(search), 1, count)).articles;
  const publicOnes = async (view: Viewpoint, ids: number[]) =>
    (await content.stories(view, ids)).flatMap(({ story, isPublic }) => (isPublic ? [story] : []));
  return {
    latest: (view, count) => newest(view, count, { sites: 'own' }),
    async mostRead(view, count) {
      const ids = await front.mostRead(view.site.slug);
      return publicOnes(view, ids.slice(0, count));
    },
    ofSection: (view, section, count) => newest(view, count, { superTags: [section] }),
    inEnglish: (view, count) => newest(view, count, { language: 'en' }),
    byAuthor: (view, author, count) => newest(view, count, { authors: [author] }),
    byIds: publicOnes,
  };
}
