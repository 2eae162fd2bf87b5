/** Changes the embargo and restriction of a story, without a new version, because no text changes. */
import type { Trx } from '../content-needs.server.ts';

/** Omitted fields stay as they are. */
export interface SecrecyChange {
  /** Null ends it. */
  embargo?: { until: Date; reason: string } | null;
  /** Ids of members; null for all who see drafts. */
  restrictedTo?: readonly number[] | null;
}

export async function changeSecrecy(
  trx: Trx,
  id: number,
  { embargo, restrictedTo }: SecrecyChange,
): Promise<void> {
  await trx
    .updateTable('articles')
    .set({
      ...(embargo === undefined
        ? {}
        : { embargo_until: embargo?.until ?? null, embargo_reason: embargo?.reason ?? '' }),
      ...(restrictedTo === undefined ? {} : { restricted_to: restrictedTo && [...restrictedTo] }),
    })
    .where('id', '=', id)
    .execute();
}
