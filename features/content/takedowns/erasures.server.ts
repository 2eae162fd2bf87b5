/**
 * Repeats takedowns and deletions of drafts in a database that was restored from a backup [SAVE-13]. A story
 * is identified by its number and a hash of its slug, because another one may get the number later.
 */
import { inTransaction } from '#platform/db/in-transaction.server.ts';
import type { ContentNeeds } from '../content-needs.server.ts';
import { deleteDrafts } from '../write/article-queries.server.ts';
import { type Erasure, keyOfErasure } from './erasure.ts';
import { erasuresIn, isStory, storedTexts } from './erasure-queries.server.ts';
import { passageIn } from './passage.server.ts';
import { takeDown } from './take-down.server.ts';
import { insertTakedown } from './takedown-queries.server.ts';

export type TextsOf = (storyId: number) => Promise<string[]>;

/**
 * Repeats the erasures that the database does not have; returns how many.
 * @param textsOf Texts of a story that other features store: of a passage only the hash is known, so its
 * words have to be found in a text that contains it.
 */
export async function repeatErasures(
  needs: ContentNeeds,
  erasures: readonly Erasure[],
  textsOf: TextsOf,
): Promise<number> {
  const { db } = needs;
  const known = new Set((await erasuresIn(db)).map(keyOfErasure));
  let repeated = 0;
  for (const erasure of erasures) {
    if (known.has(keyOfErasure(erasure)) || !(await isStory(db, erasure))) continue;
    if (await repeat(needs, erasure, textsOf)) repeated += 1;
  }
  return repeated;
}

async function repeat(needs: ContentNeeds, erasure: Erasure, textsOf: TextsOf): Promise<boolean> {
  const { storyId: id } = erasure;
  if (erasure.kind === 'draft') return (await deleteDrafts(needs.db, [id], needs.clock.now())) > 0;
  const passage =
    erasure.kind === 'passage'
      ? passageIn([...(await storedTexts(needs.db, id)), ...(await textsOf(id))], erasure.passage)
      : null;
  const by = { kind: 'command', id: 'restore' } as const;
  const { reason } = erasure;
  return inTransaction(needs.db, undefined, async (trx) => {
    if (erasure.kind === 'story' || passage !== null)
      return takeDown(needs, trx, id, { passage: passage?.join(' ') ?? null, reason, by });
    // No text contains the passage; the record prevents that it is written again.
    const { kind } = erasure;
    await insertTakedown(trx, {
      kind,
      storyId: id,
      passage: erasure.passage,
      reason,
      by,
      at: needs.clock.now(),
    });
    return true;
  });
}
