/** Restores the version before an act, within seconds of it [ACT-07]. */
import { z } from 'zod';
import { inTransaction } from '#platform/db/in-transaction.server.ts';
import type { DraftBody } from '../../body/block-keys.ts';
import type { ContentNeeds } from '../../content-needs.server.ts';
import {
  deleteFormerSlugs,
  lockArticles,
  writeArticles,
  writeCorrections,
  writeRelations,
} from '../article-queries.server.ts';
import { projectChanges } from '../project-changes.server.ts';
import { referencesIn } from '../save-articles.server.ts';
import { markUndone, pastState, saveVersions } from '../versions/version-queries.server.ts';
import { type ChangeOptions, commandAuthor } from './change-author.ts';
import type { StateChange } from './change-state.server.ts';

export const rowSchema = z.looseObject({
  slug: z.string(),
  state: z.string(),
  body: z.custom<DraftBody>(Array.isArray),
});
const ids = z.array(z.int());
export const relationsSchema = z.object({
  authorIds: ids,
  contributorIds: ids,
  tagIds: ids,
  superTagIds: ids,
  mirroringSites: z.array(z.string()),
  corrections: z.array(z.object({ at: z.coerce.date(), text: z.string() })),
});

/**
 * Restores one of the story's versions, with all fields and the address. Later versions count as never
 * public: no former address leads to them, and other systems get no message.
 */
export async function restoreVersion(
  needs: ContentNeeds,
  id: number,
  version: number,
  { by = commandAuthor, trx: callers }: ChangeOptions = {},
): Promise<StateChange> {
  return inTransaction(needs.db, callers, async (trx) => {
    const [before] = await lockArticles(trx, { ids: [id] });
    const past = await pastState(trx, id, version);
    if (!before || !past) return { kind: 'refused', why: `story ${id} has no version ${version}` };
    const row = rowSchema.parse(past.story);
    const { mirroringSites: mirrors, corrections, ...relations } = relationsSchema.parse(past.relations);
    const { slug, state } = row;
    const newVersion = before.version + 1;
    await writeArticles(trx, [{ ...row, id, version: newVersion }]);
    await writeRelations(trx, [{ ...relations, ...referencesIn(row.body), articleId: id, mirrors }]);
    await writeCorrections(trx, [{ articleId: id, corrections }]);
    if (slug !== before.slug) await deleteFormerSlugs(trx, [slug, before.slug]);
    await markUndone(trx, id, version);
    await saveVersions(trx, [id], 'undo', by);
    const story = {
      id,
      slugs: [before.slug, slug],
      parentIds: before.parent_id === null ? [] : [before.parent_id],
      changesPosts: before.state !== state,
    };
    const event = { stories: [story], change: 'text', by, announce: true } as const;
    await projectChanges({ ...needs, subscribers: [] }, trx, event);
    return { kind: 'done', id, slug, version: newVersion, state };
  });
}
