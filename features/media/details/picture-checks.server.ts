/**
 * Reasons not to show pictures: ended rights, other sites, or missing texts that the edition requires
 * [PIC-04].
 */
import type { Kysely } from 'kysely';
import type { DB } from '#db/types.ts';
import {
  type PictureFault,
  type PictureFaultName,
  type RequirableText,
  rightsState,
} from './picture-details.ts';
import { picturesOf } from './rights-queries.server.ts';

export interface PictureUse {
  /** Slugs of the sites that would show them. */
  sites: readonly string[];
  required: readonly RequirableText[];
  now: Date;
}

export async function faultsOfPictures(
  db: Kysely<DB>,
  ids: readonly number[],
  { sites, required, now }: PictureUse,
): Promise<PictureFault[]> {
  const rows = await picturesOf(db, ids);
  return rows.flatMap((row) => {
    const isElsewhere = row.sites.length > 0 && sites.some((site) => !row.sites.includes(site));
    const faults: [PictureFaultName, boolean][] = [
      ['picture-rights', rightsState(row.rights_until, now) === 'ended'],
      ['picture-site', isElsewhere],
      ['picture-texts', required.some((name) => row[name].trim() === '')],
    ];
    return faults.flatMap(([fault, isFound]) => (isFound ? [{ imageId: row.id, fault }] : []));
  });
}
