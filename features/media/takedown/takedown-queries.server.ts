/**
 * Takes down a picture: removes it at once from readers and the newsroom, then its files and texts [ACT-08].
 */
import { rm } from 'node:fs/promises';
import { type Kysely, sql } from 'kysely';
import { z } from 'zod';
import type { DB } from '#db/types.ts';
import { everything } from '#platform/cache/dependency.ts';
import { recordInvalidations } from '#platform/cache/invalidation-queries.server.ts';
import type { DetailsNeeds } from '../details/change-details.server.ts';
import { withheldPictures } from '../details/withheld-queries.server.ts';
import type { Originals } from '../storing/originals.server.ts';

export interface PictureTakedown {
  reason: string;
  by: { kind: string; id: number | string };
}

export interface EraseNeeds {
  db: Kysely<DB>;
  clock: DetailsNeeds['clock'];
  originals: Originals;
  /** Where derivatives of a token are cached. */
  derivativesOf(token: string): string;
}

/** False for a picture that does not exist, or not any more. */
export async function takeDownPicture(
  needs: DetailsNeeds & EraseNeeds,
  id: number,
  { reason, by }: PictureTakedown,
): Promise<boolean> {
  const { db, clock, shownBy } = needs;
  const isDone = await db.transaction().execute(async (trx) => {
    // The same file with another focal point is the same picture.
    const found = await sql<{ id: number; original: string }>`
      select id, original from images
      where original = (select original from images where id = ${id}) and taken_down_at is null
      order by id for update`.execute(trx);
    const [first] = found.rows;
    if (!first) return false;
    const ids = found.rows.map((row) => row.id);
    const shown = [];
    for (const one of ids) shown.push({ key: `image:${one}` }, ...(await shownBy(one, trx)));
    await sql`
      update images set taken_down_at = ${clock.now()}, is_withheld = true, stand_in = null, instead_id = null,
        source_key = null, alt = '', caption = '', credit = '', copyright = '', source = '', licence = '', place = '',
        taken_on = null
      where id = any(${ids}::int[])`.execute(trx);
    // Pictures for which it is the substitute.
    await sql`update images set stand_in = null, instead_id = null where instead_id = any(${ids}::int[])`.execute(
      trx,
    );
    await trx
      .insertInto('picture_takedowns')
      .values({
        original: first.original,
        reason,
        author_kind: by.kind,
        author_id: String(by.id),
        at: clock.now(),
      })
      .execute();
    await recordInvalidations(trx, [...shown, { key: withheldPictures }, { key: everything }]);
    return true;
  });
  if (isDone) await eraseTakenDown(needs);
  return isDone;
}

/** How many pictures were taken down. */
export async function countTakedowns(db: Kysely<DB>): Promise<number> {
  const found = await sql<{ count: number }>`select count(*)::int as count from picture_takedowns`.execute(
    db,
  );
  return found.rows[0]?.count ?? 0;
}

/**
 * Removes files of pictures that were taken down, also after a process was killed before it did. Returns how
 * many.
 */
export async function eraseTakenDown({ db, clock, originals, derivativesOf }: EraseNeeds): Promise<number> {
  const left = await sql<{ original: string; tokens: string[] }>`
    select t.original, array_agg(i.token) as tokens
    from picture_takedowns t join images i on i.original = t.original
    where t.erased_at is null group by t.original limit 100`.execute(db);
  for (const { original, tokens } of left.rows) {
    await rm(originals.pathOf(original), { force: true });
    for (const token of tokens) await rm(derivativesOf(token), { recursive: true, force: true });
    await sql`update picture_takedowns set erased_at = ${clock.now()} where original = ${original}`.execute(
      db,
    );
  }
  return left.rows.length;
}

export const pictureErasureSchema = z.object({ original: z.string(), reason: z.string() });

export type PictureErasure = z.infer<typeof pictureErasureSchema>;

/** Takedowns to repeat in a database that is restored from a backup [SAVE-13]. */
export async function pictureErasures(db: Kysely<DB>): Promise<PictureErasure[]> {
  return db.selectFrom('picture_takedowns').select(['original', 'reason']).orderBy('original').execute();
}

/** Takes down pictures with these files that a restored database still has; returns how many files. */
export async function repeatPictureErasures(
  needs: DetailsNeeds & EraseNeeds,
  erasures: readonly PictureErasure[],
): Promise<number> {
  let repeated = 0;
  for (const { original, reason } of erasures) {
    const found = await sql<{ id: number }>`
      select min(id) as id from images i where original = ${original} and taken_down_at is null
      having min(id) is not null and not exists (select from picture_takedowns where original = ${original})`.execute(
      needs.db,
    );
    for (const { id } of found.rows)
      if (await takeDownPicture(needs, id, { reason, by: { kind: 'command', id: 'restore' } })) repeated += 1;
  }
  return repeated;
}

/** Whether this file was taken down. */
export async function isTakenDown(db: Kysely<DB>, original: string): Promise<boolean> {
  const found = await sql`select from picture_takedowns where original = ${original}`.execute(db);
  return found.rows.length > 0;
}
