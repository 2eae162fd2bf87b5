/**
 * A version of a working copy as a draft for the preview; values that only acts change are those of the
 * stored story.
 */
import type { Node } from 'prosemirror-model';
import { draftSchema } from '#features/content/public.document.ts';
import { documentToDraft } from '#features/content/public.server.ts';
import type { StoredStory } from './copies/stored-story.server.ts';

export function previewDraft(story: StoredStory, document: Node, now: Date) {
  const { fields, ...texts } = documentToDraft(document, story.texts);
  const isPublic = story.publicState === 'public';
  const draft = draftSchema.parse({
    ...story.counts,
    ...fields,
    ...texts,
    slug: story.slug,
    state: isPublic ? 'active' : 'draft',
    pubDate: story.publicState === 'never' ? now : story.pubDate,
    corrections: story.corrections,
  });
  return { ...draft, id: story.id, ...(isPublic ? { updatedAt: story.updatedAt } : {}) };
}
