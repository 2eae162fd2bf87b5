import type { Kysely } from 'kysely';
import type { DB } from '#db/types.ts';
import type { Invalidation } from '#platform/cache/dependency.ts';
import { recordInvalidations } from '#platform/cache/invalidation-queries.server.ts';
import type { Clock } from '#platform/time/clock.ts';
import { readMetadata } from '../details/read-metadata.server.ts';
import type { ImageRef } from '../image.ts';
import {
  addImage,
  changeImage,
  type ImageRow,
  imageByOriginal,
  imageBySourceKey,
  imageByToken,
  imageRef,
  ownCrops,
} from '../image-queries.server.ts';
import { isTakenDown } from '../takedown/takedown-queries.server.ts';
import { focalPoint, imageToken } from './image-token.server.ts';
import { inspectPicture, type Refusal } from './inspect-picture.server.ts';
import type { Originals } from './originals.server.ts';

/** A picture to be added to the archive. */
export interface NewPicture {
  bytes: Uint8Array;
  /** Fractions of width and height; when omitted, the stored point or else the centre. */
  focal?: { x: number; y: number } | undefined;
  alt?: string | undefined;
  caption?: string | undefined;
  credit?: string | undefined;
  /** Identifies the picture in the source it is imported from. */
  sourceKey?: string | undefined;
  /** True only for our own files, not for a reader's or another publisher's: only then may it be SVG. */
  trusted?: boolean | undefined;
}

export type StoreImageResult =
  | {
      kind: 'taken';
      image: ImageRef;
      outcome: 'added' | 'changed' | 'unchanged';
      /** An animation of which only the first frame is shown, because it has too many pixels. */
      isStilled: boolean;
    }
  | { kind: 'refused'; why: Refusal };

export interface StoreImageNeeds {
  db: Kysely<DB>;
  originals: Originals;
  clock: Clock;
  /**
   * Further invalidations when a picture changes, besides `image:{id}`: of stories and pages that show it.
   */
  shownBy(imageId: number, db: Kysely<DB>): Promise<Invalidation[]>;
}

/** @param db The caller's transaction, when the picture is part of a larger change. */
export async function storeImage(
  needs: StoreImageNeeds,
  picture: NewPicture,
  db?: Kysely<DB>,
): Promise<StoreImageResult> {
  const inspection = await inspectPicture(picture.bytes, picture.trusted === true);
  if (inspection.kind === 'refused') return inspection;
  const { width, height, mime, extension, frames, isStilled } = inspection;
  if (await isTakenDown(db ?? needs.db, needs.originals.nameOf(picture.bytes, extension)))
    return { kind: 'refused', why: 'taken-down' };
  const original = await needs.originals.put(picture.bytes, extension);
  const file = { original, mime, width, height, frames, bytes: picture.bytes.byteLength };
  const stored = db
    ? await storeRow(needs, db, picture, file)
    : await needs.db.transaction().execute((transaction) => storeRow(needs, transaction, picture, file));
  return { ...stored, isStilled };
}

type File = Pick<ImageRow, 'original' | 'mime' | 'width' | 'height' | 'frames' | 'bytes'>;
type StoredRow = Omit<Extract<StoreImageResult, { kind: 'taken' }>, 'isStilled'>;
type NewImageRow = File & Pick<ImageRow, 'token' | 'focal_x' | 'focal_y'>;

async function storeRow(
  needs: StoreImageNeeds,
  db: Kysely<DB>,
  picture: NewPicture,
  file: File,
): Promise<StoredRow> {
  const ours = picture.sourceKey ? await imageBySourceKey(db, picture.sourceKey) : undefined;
  // An editor may have moved the focal point since: importing the same file again must not move it back.
  const before = ours?.original === file.original ? ours : undefined;
  const known = before ? { x: before.focal_x, y: before.focal_y } : { x: 0.5, y: 0.5 };
  const focal = focalPoint(picture.focal ?? known);
  const token = imageToken(file.original, { focal, ...(before ? ownCrops(before) : {}) });
  const twin = (await imageByToken(db, token)) ?? (await sameFile(db, picture, file));
  if (twin && twin.token !== token && !ours) return unchanged(twin);
  const wanted = { ...file, token, focal_x: focal.x, focal_y: focal.y };
  if (ours && (!twin || twin.id === ours.id)) return change(needs, db, ours, picture, wanted);
  // The same picture from another source: it is used, but keeps the texts of its first source, or every import would
  // overwrite them.
  if (twin && (ours || belongsToOtherSource(twin, picture))) return unchanged(twin);
  if (twin) return change(needs, db, twin, picture, wanted);
  return add(needs, db, picture, wanted);
}

/**
 * The stored picture of a file that an editor uploads again, whose focal point or crops have changed
 * [PIC-01].
 */
async function sameFile(db: Kysely<DB>, picture: NewPicture, file: File): Promise<ImageRow | undefined> {
  return picture.sourceKey === undefined && picture.focal === undefined
    ? imageByOriginal(db, file.original)
    : undefined;
}

function belongsToOtherSource(row: ImageRow, picture: NewPicture): boolean {
  return picture.sourceKey !== undefined && row.source_key !== null && row.source_key !== picture.sourceKey;
}

async function add(
  needs: StoreImageNeeds,
  db: Kysely<DB>,
  picture: NewPicture,
  row: NewImageRow,
): Promise<StoredRow> {
  const { caption, credit, copyright, place, takenOn } = readMetadata(picture.bytes);
  const added = await addImage(db, {
    ...row,
    ...textsOf(picture, { alt: '', caption, credit }),
    copyright,
    place,
    taken_on: takenOn,
    source_key: picture.sourceKey ?? null,
    created_at: needs.clock.now(),
  });
  if (added) return { kind: 'taken', image: imageRef(added), outcome: 'added' };
  // The same picture was added concurrently.
  const sameFile = await imageByToken(db, row.token);
  const other = sameFile ?? (picture.sourceKey ? await imageBySourceKey(db, picture.sourceKey) : undefined);
  if (!other) throw new Error('a picture could not be added and is not there either');
  return unchanged(other);
}

async function change(
  needs: StoreImageNeeds,
  db: Kysely<DB>,
  row: ImageRow,
  picture: NewPicture,
  wanted: NewImageRow,
): Promise<StoredRow> {
  const texts = { ...textsOf(picture, row), source_key: picture.sourceKey ?? row.source_key };
  // The token depends on the file and the focal point.
  const isSame =
    row.token === wanted.token &&
    row.frames === wanted.frames &&
    row.alt === texts.alt &&
    row.caption === texts.caption &&
    row.credit === texts.credit &&
    row.source_key === texts.source_key;
  if (isSame) return unchanged(row);
  const changed = await changeImage(db, row.id, { ...wanted, ...texts });
  const shown = await needs.shownBy(row.id, db);
  await recordInvalidations(db, [{ key: `image:${row.id}` }, ...shown]);
  return { kind: 'taken', image: imageRef(changed), outcome: 'changed' };
}

function unchanged(row: ImageRow): StoredRow {
  return { kind: 'taken', image: imageRef(row), outcome: 'unchanged' };
}

function textsOf(
  picture: NewPicture,
  before: Pick<ImageRow, 'alt' | 'caption' | 'credit'>,
): Pick<ImageRow, 'alt' | 'caption' | 'credit'> {
  return {
    alt: picture.alt ?? before.alt,
    caption: picture.caption ?? before.caption,
    credit: picture.credit ?? before.credit,
  };
}
