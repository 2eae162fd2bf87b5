import type { Kysely } from 'kysely';
import type { DB } from '#db/types.ts';
import type { Invalidation } from '#platform/cache/dependency.ts';
import { recordInvalidations } from '#platform/cache/invalidation-queries.server.ts';
import { contentVersion } from '#platform/http/answers/content-version.server.ts';
import { cropRectangle } from './derivatives/crop.ts';
import { croppedRatios, type Framing } from './details/framing.ts';
import type { ImageRef } from './image.ts';
import {
  changeImage,
  type ImageRow,
  imageByToken,
  imageForChange,
  imageRef,
  ownCrops,
} from './image-queries.server.ts';
import { focalPoint, imageToken } from './storing/image-token.server.ts';

/** `twin`: another record has the same file with this focal point and these crops, and should be used instead. */
export type FocalPointResult =
  | { kind: 'moved'; image: ImageRef }
  | { kind: 'unchanged'; image: ImageRef }
  | { kind: 'twin'; image: ImageRef }
  | { kind: 'missing' };

export interface FocalPointNeeds {
  db: Kysely<DB>;
  /**
   * Further invalidations when a picture changes, besides `image:{id}`: of stories and pages that show it.
   */
  shownBy(imageId: number, db: Kysely<DB>): Promise<Invalidation[]>;
}

export function setFocalPoint(
  needs: FocalPointNeeds,
  imageId: number,
  point: { x: number; y: number },
): Promise<FocalPointResult> {
  return changeFraming(needs, imageId, (row) => ({ focal: point, crops: ownCrops(row).crops ?? {} }));
}

/** `outside`: a crop reaches over the edge of the picture. `outdated`: it is framed otherwise since. */
export type FramingResult = FocalPointResult | { kind: 'outside' } | { kind: 'outdated' };

/** @param seen The version that is changed; without it any. */
export async function framePicture(
  needs: FocalPointNeeds,
  imageId: number,
  framing: Framing,
  seen?: number,
): Promise<FramingResult> {
  let fault: 'outside' | 'outdated' | null = null;
  const result = await changeFraming(needs, imageId, (row) => {
    if (seen !== undefined && seen !== framingVersion(imageRef(row))) fault = 'outdated';
    else if (reachesOver({ ...row, ...framing })) fault = 'outside';
    return fault === null ? framing : null;
  });
  return fault === null ? result : { kind: fault };
}

export function framingVersion({ focal, crops = {} }: Pick<ImageRef, 'focal' | 'crops'>): number {
  return contentVersion([focal, crops]);
}

async function changeFraming(
  { db, shownBy }: FocalPointNeeds,
  imageId: number,
  framingOf: (row: ImageRow) => Framing | null,
): Promise<FocalPointResult> {
  return db.transaction().execute(async (transaction): Promise<FocalPointResult> => {
    const row = await imageForChange(transaction, imageId);
    if (!row || row.taken_down_at !== null) return { kind: 'missing' };
    const framing = framingOf(row);
    if (!framing) return { kind: 'unchanged', image: imageRef(row) };
    const { crops } = framing;
    const focal = focalPoint(framing.focal);
    const token = imageToken(row.original, { focal, crops });
    if (token === row.token) return { kind: 'unchanged', image: imageRef(row) };
    const twin = await imageByToken(transaction, token);
    if (twin) return { kind: 'twin', image: imageRef(twin) };
    const moved = await changeImage(transaction, imageId, {
      token,
      focal_x: focal.x,
      focal_y: focal.y,
      crops: JSON.stringify(crops),
    });
    const shown = await shownBy(imageId, transaction);
    await recordInvalidations(transaction, [{ key: `image:${imageId}` }, ...shown]);
    return { kind: 'moved', image: imageRef(moved) };
  });
}

function reachesOver(picture: Framing & { width: number; height: number }): boolean {
  return croppedRatios
    .filter((ratio) => picture.crops[ratio])
    .some((ratio) => {
      const { left, top, width, height } = cropRectangle(picture, ratio);
      return left + width > picture.width || top + height > picture.height;
    });
}
