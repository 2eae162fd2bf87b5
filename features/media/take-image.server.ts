/** Takes a picture into the archive: checks it, keeps its original, and knows it again when it comes back. */
import type { Kysely } from 'kysely';
import type { DB } from '#db/types.ts';
import type { Invalidation } from '#platform/cache/dependency.ts';
import { recordInvalidations } from '#platform/cache/invalidation-queries.server.ts';
import type { Clock } from '#platform/time/clock.ts';
import type { ImageRef } from './image.ts';
import {
  addImage,
  changeImage,
  type ImageRow,
  imageBySourceKey,
  imageByToken,
  imageRef,
} from './image-queries.server.ts';
import { focalPoint, imageToken } from './image-token.server.ts';
import { inspectPicture, type Refusal } from './inspect-picture.server.ts';
import type { Originals } from './originals.server.ts';

export interface OfferedPicture {
  bytes: Uint8Array;
  /** Fractions of width and height; left out: what is known already, else the middle. */
  focal?: { x: number; y: number } | undefined;
  alt?: string | undefined;
  caption?: string | undefined;
  credit?: string | undefined;
  /** Who this picture is in the file it comes from. */
  sourceKey?: string | undefined;
  /** Ours, not a reader's or another paper's: only then may it be SVG. */
  trusted?: boolean | undefined;
}

export type TakenPicture =
  | { kind: 'taken'; image: ImageRef; outcome: 'added' | 'changed' | 'unchanged' }
  | { kind: 'refused'; why: Refusal };

export interface TakeImageNeeds {
  db: Kysely<DB>;
  originals: Originals;
  clock: Clock;
  /** What becomes untrue beside `image:{id}` when a picture changes. */
  shownBy(imageId: number, db: Kysely<DB>): Promise<Invalidation[]>;
}

/** `db` is the caller's transaction, when the picture belongs to something larger. */
export async function takeImage(
  needs: TakeImageNeeds,
  picture: OfferedPicture,
  db?: Kysely<DB>,
): Promise<TakenPicture> {
  const inspection = await inspectPicture(picture.bytes, picture.trusted === true);
  if (inspection.kind === 'refused') return inspection;
  const { width, height, mime, extension } = inspection;
  const original = await needs.originals.put(picture.bytes, extension);
  const file = { original, mime, width, height, bytes: picture.bytes.byteLength };
  if (db) return keep(needs, db, picture, file);
  return needs.db.transaction().execute((transaction) => keep(needs, transaction, picture, file));
}

type File = Pick<ImageRow, 'original' | 'mime' | 'width' | 'height' | 'bytes'>;
type Wanted = File & Pick<ImageRow, 'token' | 'focal_x' | 'focal_y'>;

async function keep(
  needs: TakeImageNeeds,
  db: Kysely<DB>,
  picture: OfferedPicture,
  file: File,
): Promise<TakenPicture> {
  const ours = picture.sourceKey ? await imageBySourceKey(db, picture.sourceKey) : undefined;
  // An editor may have moved the focal point since: the same file arriving again does not move it back.
  const known = ours?.original === file.original ? { x: ours.focal_x, y: ours.focal_y } : { x: 0.5, y: 0.5 };
  const focal = focalPoint(picture.focal ?? known);
  const token = imageToken(file.original, focal);
  const twin = await imageByToken(db, token);
  const wanted = { ...file, token, focal_x: focal.x, focal_y: focal.y };
  if (ours && (!twin || twin.id === ours.id)) return change(needs, db, ours, picture, wanted);
  // The same picture under another source's name: it is shown, but its words stay its first owner's, or every
  // import would turn them over.
  if (twin && (ours || isOfAnother(twin, picture))) return unchanged(twin);
  if (twin) return change(needs, db, twin, picture, wanted);
  return add(needs, db, picture, wanted);
}

function isOfAnother(row: ImageRow, picture: OfferedPicture): boolean {
  return picture.sourceKey !== undefined && row.source_key !== null && row.source_key !== picture.sourceKey;
}

async function add(
  needs: TakeImageNeeds,
  db: Kysely<DB>,
  picture: OfferedPicture,
  row: Wanted,
): Promise<TakenPicture> {
  const added = await addImage(db, {
    ...row,
    ...words(picture, { alt: '', caption: '', credit: '' }),
    source_key: picture.sourceKey ?? null,
    created_at: needs.clock.now(),
  });
  if (added) return { kind: 'taken', image: imageRef(added), outcome: 'added' };
  // Two hands brought the same picture at the same time.
  const sameFile = await imageByToken(db, row.token);
  const other = sameFile ?? (picture.sourceKey ? await imageBySourceKey(db, picture.sourceKey) : undefined);
  if (!other) throw new Error('a picture could not be added and is not there either');
  return unchanged(other);
}

async function change(
  needs: TakeImageNeeds,
  db: Kysely<DB>,
  row: ImageRow,
  picture: OfferedPicture,
  wanted: Wanted,
): Promise<TakenPicture> {
  const said = { ...words(picture, row), source_key: picture.sourceKey ?? row.source_key };
  // The token stands for the file and the focal point.
  const isSame =
    row.token === wanted.token &&
    row.alt === said.alt &&
    row.caption === said.caption &&
    row.credit === said.credit &&
    row.source_key === said.source_key;
  if (isSame) return unchanged(row);
  const changed = await changeImage(db, row.id, { ...wanted, ...said });
  const shown = await needs.shownBy(row.id, db);
  await recordInvalidations(db, [{ key: `image:${row.id}` }, ...shown]);
  return { kind: 'taken', image: imageRef(changed), outcome: 'changed' };
}

function unchanged(row: ImageRow): TakenPicture {
  return { kind: 'taken', image: imageRef(row), outcome: 'unchanged' };
}

function words(
  picture: OfferedPicture,
  before: Pick<ImageRow, 'alt' | 'caption' | 'credit'>,
): Pick<ImageRow, 'alt' | 'caption' | 'credit'> {
  return {
    alt: picture.alt ?? before.alt,
    caption: picture.caption ?? before.caption,
    credit: picture.credit ?? before.credit,
  };
}
