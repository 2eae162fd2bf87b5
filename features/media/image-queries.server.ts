import type { Insertable, Kysely, Selectable, Updateable } from 'kysely';
import type { DB, Images } from '#db/types.ts';
import { ownCropsSchema } from './details/framing.ts';
import type { ImageRef } from './image.ts';

export type ImageRow = Selectable<Images>;

export function imageByToken(db: Kysely<DB>, token: string): Promise<ImageRow | undefined> {
  return db.selectFrom('images').selectAll().where('token', '=', token).executeTakeFirst();
}

export function imageById(db: Kysely<DB>, id: number): Promise<ImageRow | undefined> {
  return db.selectFrom('images').selectAll().where('id', '=', id).executeTakeFirst();
}

/** The first record of a file, whatever its crops. */
export function imageByOriginal(db: Kysely<DB>, original: string): Promise<ImageRow | undefined> {
  return db
    .selectFrom('images')
    .selectAll()
    .where('original', '=', original)
    .orderBy('id')
    .limit(1)
    .executeTakeFirst();
}

export function imageBySourceKey(db: Kysely<DB>, sourceKey: string): Promise<ImageRow | undefined> {
  return db.selectFrom('images').selectAll().where('source_key', '=', sourceKey).executeTakeFirst();
}

/** Locks the row until the transaction ends. */
export function imageForChange(db: Kysely<DB>, id: number): Promise<ImageRow | undefined> {
  return db.selectFrom('images').selectAll().where('id', '=', id).forUpdate().executeTakeFirst();
}

/** Undefined when the token or the source key exists already, for example after a concurrent insert. */
export function addImage(db: Kysely<DB>, row: Insertable<Images>): Promise<ImageRow | undefined> {
  return db
    .insertInto('images')
    .values(row)
    .onConflict((conflict) => conflict.doNothing())
    .returningAll()
    .executeTakeFirst();
}

export function changeImage(db: Kysely<DB>, id: number, change: Updateable<Images>): Promise<ImageRow> {
  return db.updateTable('images').set(change).where('id', '=', id).returningAll().executeTakeFirstOrThrow();
}

export function imageRef(row: ImageRow): ImageRef {
  return {
    id: row.id,
    token: row.token,
    width: row.width,
    height: row.height,
    focal: { x: row.focal_x, y: row.focal_y },
    alt: row.alt,
    caption: row.caption,
    credit: row.credit,
    ...(row.frames > 1 ? { isAnimated: true } : {}),
    ...ownCrops(row),
  };
}

/** None where all ratios follow the focal point, as with most pictures. */
export function ownCrops({ crops: stored }: Pick<ImageRow, 'crops'>): Pick<ImageRef, 'crops'> {
  const crops = ownCropsSchema.parse(stored);
  return Object.keys(crops).length > 0 ? { crops } : {};
}
