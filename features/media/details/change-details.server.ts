/** Changes the details of a picture, and withholds it from readers when its rights end [PIC-04]. */
import type { Kysely, Transaction } from 'kysely';
import type { DB } from '#db/types.ts';
import type { Invalidation } from '#platform/cache/dependency.ts';
import { recordInvalidations } from '#platform/cache/invalidation-queries.server.ts';
import { contentVersion } from '#platform/http/answers/content-version.server.ts';
import type { Clock } from '#platform/time/clock.ts';
import { changeImage, type ImageRow, imageById, imageForChange, imageRef } from '../image-queries.server.ts';
import { type PictureDetails, rightsState } from './picture-details.ts';
import { picturesDue } from './rights-queries.server.ts';
import { withheldPictures } from './withheld-queries.server.ts';

export interface DetailsNeeds {
  db: Kysely<DB>;
  clock: Clock;
  /**
   * Further invalidations when a picture changes, besides `image:{id}`: of stories and pages that show it.
   */
  shownBy(imageId: number, db: Kysely<DB>): Promise<Invalidation[]>;
}

export interface KnownPicture extends Omit<PictureDetails, 'rightsUntil'> {
  rightsUntil: Date | null;
  takenOn: string | null;
  createdAt: Date;
  /** Version of the fields that can be changed. */
  version: number;
}

export type GivenDetails = { [Name in keyof PictureDetails]?: PictureDetails[Name] | undefined };

export type DetailsChange =
  | { kind: 'changed'; row: ImageRow }
  | { kind: 'missing' }
  | { kind: 'outdated' }
  | { kind: 'no-stand-in' };

export function detailsOf(row: ImageRow): KnownPicture {
  const details = {
    alt: row.alt,
    caption: row.caption,
    credit: row.credit,
    copyright: row.copyright,
    source: row.source,
    licence: row.licence,
    place: row.place,
    sites: row.sites,
    rightsUntil: row.rights_until,
    insteadId: row.instead_id,
  };
  return {
    ...details,
    takenOn: row.taken_on,
    createdAt: row.created_at,
    version: contentVersion(details),
  };
}

/** @param seen The version that the editor saw; by default any. */
export function changeDetails(
  needs: DetailsNeeds,
  id: number,
  change: GivenDetails,
  seen?: number,
): Promise<DetailsChange> {
  return needs.db.transaction().execute(async (trx): Promise<DetailsChange> => {
    const before = await imageForChange(trx, id);
    if (!before || before.taken_down_at !== null) return { kind: 'missing' };
    if (seen !== undefined && seen !== detailsOf(before).version) return { kind: 'outdated' };
    const { rightsUntil, insteadId, ...texts } = change;
    if (insteadId != null && (insteadId === id || !(await imageById(trx, insteadId))))
      return { kind: 'no-stand-in' };
    await changeImage(trx, id, {
      ...texts,
      ...(rightsUntil === undefined ? {} : { rights_until: rightsUntil }),
      ...(insteadId === undefined ? {} : { instead_id: insteadId }),
      // An update without fields would be invalid SQL.
      mime: before.mime,
    });
    return { kind: 'changed', row: await follow(needs, trx, id) };
  });
}

/** Withholds pictures, or shows them again, as their rights have ended or begun; returns how many. */
export async function endRights(needs: DetailsNeeds): Promise<number> {
  const due = await picturesDue(needs.db, needs.clock.now());
  for (const id of due)
    await needs.db.transaction().execute(async (trx) => {
      if (await imageForChange(trx, id)) await follow(needs, trx, id);
    });
  return due.length;
}

/** Applies the details of a locked picture to what readers get. */
async function follow({ clock, shownBy }: DetailsNeeds, trx: Transaction<DB>, id: number): Promise<ImageRow> {
  const row = await imageById(trx, id);
  if (!row) throw new Error(`picture ${id} is gone although it is locked`);
  const isWithheld = rightsState(row.rights_until, clock.now()) === 'ended';
  const other = isWithheld && row.instead_id !== null ? await imageById(trx, row.instead_id) : undefined;
  // A withheld picture cannot stand in for another one.
  const standIn = other && !other.is_withheld ? { ...imageRef(other), id, isStandIn: true } : null;
  const changed = await changeImage(trx, id, {
    is_withheld: isWithheld,
    stand_in: standIn === null ? null : JSON.stringify(standIn),
  });
  const shown = await shownBy(id, trx);
  await recordInvalidations(trx, [{ key: `image:${id}` }, { key: withheldPictures }, ...shown]);
  return changed;
}
