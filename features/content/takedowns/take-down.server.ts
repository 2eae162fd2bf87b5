/**
 * Takes down a story or a passage: at once from everything that readers get, then from everything that is
 * stored [ACT-08]. Other features erase their copies in the same transaction.
 */
import { everything } from '#platform/cache/dependency.ts';
import type { ContentNeeds, Trx } from '../content-needs.server.ts';
import type { ChangeAuthor } from '../write/acts/change-author.ts';
import { lockArticles } from '../write/article-queries.server.ts';
import { projectChanges } from '../write/project-changes.server.ts';
import { saveVersions } from '../write/versions/version-queries.server.ts';
import { hashedPassage, passageOf } from './passage.server.ts';
import { cutFromStory, emptyStories, familyOf, insertTakedown } from './takedown-queries.server.ts';

export interface TakedownOrder {
  /** Null: the whole story. */
  passage: string | null;
  reason: string;
  by: ChangeAuthor;
}

/** False for a story that does not exist, and for a passage without words. */
export async function takeDown(
  needs: ContentNeeds,
  trx: Trx,
  id: number,
  { passage: text, reason, by }: TakedownOrder,
): Promise<boolean> {
  const passage = text === null ? null : passageOf(text);
  const family = await familyOf(trx, id);
  if (!family.ids.includes(id) || passage?.length === 0) return false;
  const ids = passage === null ? family.ids : [id];
  const before = await lockArticles(trx, { ids });
  const at = needs.clock.now();
  if (passage === null) await emptyStories(trx, ids, at);
  else await cutFromStory(trx, id, passage, at);
  for (const storyId of ids)
    await insertTakedown(trx, {
      kind: passage === null ? 'story' : 'passage',
      storyId,
      passage: passage && hashedPassage(passage),
      reason,
      by,
      at,
    });
  await saveVersions(trx, ids, passage === null ? 'withdraw' : 'edit', by);
  await projectChanges(needs, trx, {
    stories: before.map((article) => ({
      id: article.id,
      slugs: family.slugs,
      parentIds: article.parent_id === null ? [] : [article.parent_id],
      changesPosts: passage === null,
    })),
    change: 'text',
    announce: true,
  });
  for (const erase of needs.erasers) await erase(trx, { ids, slugs: family.slugs, passage });
  // Lists, cards and answers that nothing connects with the story any more.
  await needs.recordInvalidations(trx, [{ key: everything }]);
  return true;
}
