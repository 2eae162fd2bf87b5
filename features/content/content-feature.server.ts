/** The content feature: reads stories as seen from one site, and changes them. */
import type { Queue } from '#platform/queue/queue.ts';
import type { ContentNeeds } from './content-needs.server.ts';
import { createLiveBlogReads, type LiveBlogReads } from './read/live-blog-reads.server.ts';
import { createStoryReads, type StoryReads } from './read/story-reads.server.ts';
import { lastRemovals } from './takedowns/takedown-queries.server.ts';
import { renamedLabelsQueue } from './taxonomy/renamed-labels.server.ts';
import { createTaxonomy, type Taxonomy } from './taxonomy/taxonomy.server.ts';
import { createDocuments, type Documents } from './write/documents/documents.server.ts';
import { createStoryChanges, type StoryChanges } from './write/story-changes.server.ts';

export interface ContentFeature extends StoryReads, LiveBlogReads, Taxonomy, Documents, StoryChanges {
  /** When a story was withdrawn last, and the number of the last takedown. */
  lastRemovals(): ReturnType<typeof lastRemovals>;
  queues(): readonly Queue[];
}

export function createContentFeature(needs: ContentNeeds): ContentFeature {
  return {
    ...createStoryReads(needs.db),
    ...createLiveBlogReads(needs.db),
    ...createTaxonomy(needs),
    ...createDocuments(needs),
    ...createStoryChanges(needs),
    lastRemovals: () => lastRemovals(needs.db),
    queues: () => [renamedLabelsQueue(needs)],
  };
}
