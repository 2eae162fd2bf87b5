import type { Kysely } from 'kysely';
import type { DB } from '#db/types.ts';
import type { Invalidation } from '#platform/cache/dependency.ts';
import { recordInvalidations } from '#platform/cache/invalidation-queries.server.ts';
import type { ImageRef } from './image.ts';
import { changeImage, imageByToken, imageForChange, imageRef } from './image-queries.server.ts';
import { focalPoint, imageToken } from './image-token.server.ts';

/** `twin`: another record has the same file with this focal point and should be used instead. */
export type FocalPointResult =
  | { kind: 'moved'; image: ImageRef }
  | { kind: 'unchanged'; image: ImageRef }
  | { kind: 'twin'; image: ImageRef }
  | { kind: 'missing' };

export interface FocalPointNeeds {
  db: Kysely<DB>;
  /** Invalidations of what shows a picture, in addition to `image:{id}`, when the picture changes. */
  shownBy(imageId: number, db: Kysely<DB>): Promise<Invalidation[]>;
}

export async function setFocalPoint(
  { db, shownBy }: FocalPointNeeds,
  imageId: number,
  point: { x: number; y: number },
): Promise<FocalPointResult> {
  return db.transaction().execute(async (transaction): Promise<FocalPointResult> => {
    const row = await imageForChange(transaction, imageId);
    if (!row) return { kind: 'missing' };
    const focal = focalPoint(point);
    const token = imageToken(row.original, focal);
    if (token === row.token) return { kind: 'unchanged', image: imageRef(row) };
    const twin = await imageByToken(transaction, token);
    if (twin) return { kind: 'twin', image: imageRef(twin) };
    const moved = await changeImage(transaction, imageId, { token, focal_x: focal.x, focal_y: focal.y });
    const shown = await shownBy(imageId, transaction);
    await recordInvalidations(transaction, [{ key: `image:${imageId}` }, ...shown]);
    return { kind: 'moved', image: imageRef(moved) };
  });
}
