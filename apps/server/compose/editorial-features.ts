/** The features of what the newsroom publishes: stories, lists, front pages, pictures, podcasts. */
import type { Transaction } from 'kysely';
import type { DB } from '#db/types.ts';
import { eraseSavedStories } from '#features/accounts/public.server.ts';
import { type AudioFeature, createAudioFeature, podcastGuid } from '#features/audio/public.server.ts';
import { podcastFeedPath } from '#features/audio/public.ts';
import {
  type ContentFeature,
  createContentFeature,
  projectLiveBlogs,
  projectStoryKeys,
  type Takedown,
  withoutPassage,
} from '#features/content/public.server.ts';
import { createFrontFeature, type FrontFeature } from '#features/front/public.server.ts';
import { planFront } from '#features/front/public.ts';
import { createListsFeature, type ListsFeature } from '#features/lists/public.server.ts';
import { createMediaFeature, type MediaFeature } from '#features/media/public.server.ts';
import { eraseFromIssues } from '#features/newsletters/public.server.ts';
import { eraseMessages, notifyReaders } from '#features/push/public.server.ts';
import { createSearchFeature, eraseIndexed, type SearchFeature } from '#features/search/public.server.ts';
import { originOf, siteBySlug } from '#features/sites/public.ts';
import {
  checklistSetting,
  eraseCopies,
  followOutsideChanges,
  guardDueStories,
} from '#features/writing/public.server.ts';
import { hasHubs, notifyFeeds, notifyPodcastFeed } from '#pages/feeds/feed-queues.server.ts';
import { recordInvalidations } from '#platform/cache/invalidation-queries.server.ts';
import { noCache } from '#platform/cache/read-cache.server.ts';
import { loadStemmer } from '#platform/hungarian/load-stemmer.server.ts';
import { type AppContextNeeds, hasPush } from './app-context-needs.ts';
import { recommendedLists } from './recommended-lists.ts';

export interface EditorialFeatures {
  content: ContentFeature;
  lists: ListsFeature;
  search: SearchFeature;
  front: FrontFeature;
  media: MediaFeature;
  audio: AudioFeature;
}

export function createEditorialFeatures(needs: AppContextNeeds): EditorialFeatures {
  const { db, edition, clock, log, port, readCaches = noCache } = needs;
  const { createCache: createReadCache } = readCaches;
  const lists = createListsFeature({
    db,
    edition,
    clock,
    recordInvalidations,
    // Landing pages are planned like front pages; none of their groups may repeat a story.
    plan: (groups) => planFront(groups.map((group) => ({ ...group, isLatest: false }))),
  });
  const search = createSearchFeature({ db, log, edition, recordInvalidations, stemmer: loadStemmer });
  const content = createContentFeature({
    db,
    edition,
    clock,
    port,
    recordInvalidations,
    // Cards, which lists and searches show, include the time of a live blog's last post.
    projections: [
      projectLiveBlogs,
      lists.projectStories,
      // The search index is merged after the commit, and a rehearsal is rolled back.
      ...(needs.isRehearsal ? [] : [search.projectStories]),
      projectStoryKeys,
      followOutsideChanges({ db, clock }),
    ],
    guardDue: guardDueStories(checklistSetting.of(edition)),
    erasers,
    subscribers: [...(hasHubs(needs) ? [notifyFeeds] : []), ...(hasPush(needs) ? [notifyReaders] : [])],
  });
  const front = createFrontFeature({
    db,
    log,
    recordInvalidations,
    recommendedLists,
    createReadCache,
    cards: content.cards,
    trendingTags: lists.trendingTags,
  });
  const media = createMediaFeature({
    ...needs,
    createCache: (needs.readCaches ?? noCache).createCache,
    shownBy: content.cardsShowing,
  });
  return {
    content,
    lists,
    search,
    front,
    media,
    audio: createAudio(needs),
  };
}

/**
 * Erasers of all features with copies of stories' texts; the search index is updated with the remaining text.
 */
const erasers = [
  eraseCopies,
  eraseFromIssues,
  eraseMessages,
  (trx: Transaction<DB>, { slugs, passage }: Takedown) =>
    eraseSavedStories(trx, slugs, passage && ((text) => withoutPassage(text, passage))),
  async (trx: Transaction<DB>, { ids, passage }: Takedown) => {
    if (passage === null) await eraseIndexed(trx, ids);
  },
];

function createAudio(needs: AppContextNeeds): AudioFeature {
  const { db, clock, edition, port, readCaches = noCache } = needs;
  const { createCache, onInvalidation } = readCaches;
  return createAudioFeature({
    db,
    clock,
    recordInvalidations,
    createCache,
    onInvalidation,
    onEpisodesChanged: hasHubs(needs) ? notifyPodcastFeed : async () => undefined,
    guidOf: ({ site, slug }) =>
      podcastGuid(originOf(siteBySlug(edition, site), port) + podcastFeedPath(slug)),
  });
}
