/**
 * Opens or closes a section: the stories of a closed one disappear from every list and answer 404 [ART-13]; stories
 * with it as a second section stay, and search no longer finds them by it [S40].
 */
import type { ContentNeeds } from '../content-needs.server.ts';
import { projectChanges } from '../write/project-changes.server.ts';
import type { ChangedStory } from '../write/stories-changed.server.ts';
import { setSuperTagActive } from './taxonomy-queries.server.ts';

/** Dependency key of pages and feeds whose existence depends on a section's. */
export const sectionsKey = 'sections';

export async function setSectionActive(needs: ContentNeeds, slug: string, active: boolean): Promise<void> {
  await needs.db.transaction().execute(async (trx) => {
    const stories = await setSuperTagActive(trx, slug, active);
    const needsReindex = ({ isMain }: { isMain: boolean }) => active || !isMain;
    const hidden = stories.filter((story) => !needsReindex(story));
    // Hiding a story needs no re-indexing of its text; for the others the section's name is one of the indexed terms.
    if (hidden.length > 0)
      await projectChanges(needs, trx, {
        stories: hidden.map(changedStory),
        change: 'state',
        announce: true,
      });
    await projectChanges(needs, trx, {
      stories: stories.filter(needsReindex).map(changedStory),
      change: 'text',
      announce: true,
    });
    await needs.recordInvalidations(trx, [{ key: sectionsKey }]);
  });
}

function changedStory({ id, isMain }: { id: number; isMain: boolean }): ChangedStory {
  return { id, slugs: [], parentIds: [], changesPosts: isMain };
}
