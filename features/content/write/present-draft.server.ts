/** A draft as pages would show it: saved, read and taken back, so that no second presenter has to agree with the first. */
import type { Viewpoint } from '#features/sites/public.ts';
import type { ContentNeeds } from '../content-needs.server.ts';
import type { LoadedStory } from '../read/loaded-story.server.ts';
import { createStoryReads } from '../read/story-reads.server.ts';
import { type DraftToSave, saveArticles } from './save-articles.server.ts';

/** @throws {SlugTaken} {VersionOutdated} */
export async function presentDraft(
  needs: ContentNeeds,
  view: Viewpoint,
  draft: DraftToSave & { id: number },
): Promise<LoadedStory | undefined> {
  const trx = await needs.db.startTransaction().execute();
  try {
    // Without projections and subscribers, so that lists, search and mails are not affected.
    const alone = { ...needs, projections: [], subscribers: [] };
    await saveArticles(alone, trx, [draft], 'edit', { announce: false });
    return await createStoryReads(trx).storyById(view, draft.id);
  } finally {
    await trx.rollback().execute();
  }
}
