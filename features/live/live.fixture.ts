/** A live blog as the content feature loads it; each test sets only what it is about. */
import type { LoadedStory } from '#features/content/public.server.ts';

/** 21 November 2026, 9:02 in Budapest, in Unix seconds. */
export const morning = Date.UTC(2026, 10, 21, 8, 2) / 1000;

export function loadedBlog(about: Partial<LoadedStory['story']> = {}): LoadedStory {
  return {
    story: {
      ...{ id: 17, type: 'liveblog', slug: 'remiz', url: '/belfold/2026/11/21/remiz', state: 'active' },
      ...{ site: 'telex', language: 'hu', title: 'Egyben viszik át a remíz tetejét', version: 1, rank: 0 },
      ...{ pubDate: morning, updatedAt: morning, flags: ['live'], headerType: 'default', minute: 4 },
      section: { id: 3, slug: 'belfold', name: 'Belföld', site: 'telex', active: true },
      ...{ lead: '', ownLead: '', subtitle: '', subType: '', periodic: '', contentHighlight: '' },
      ...{ ogDescription: '', coverImageText: '', colorClass: '', colorScheme: null, ctUrl: '' },
      ...{ avCode: '', indexAvCode: '', livescoreId: '', facebookEngagement: 0, paragraphCount: 0 },
      ...{ image: null, coverImage: null, facebookImage: null, mobileImage11: null, mobileImage43: null },
      ...{ halfImage: false, articleWidthCover: false, important: false, favorite: false },
      ...{ evergreen: false, announcement: false, spiritualHelp: false, drugProblem: false },
      ...{ facebookSuggested: false, body: [], images: {}, linked: {}, actions: [], corrections: [] },
      ...{ authors: [], contributors: [], superTags: [], tags: [], mirroringSites: [], parentId: null },
      ...about,
    },
    ...{ isPublic: true, posts: [], postCount: 0, keyEvents: [], siblings: [], parent: null },
    ...{ dependencies: [], pubDate: new Date(morning * 1000) },
  };
}
