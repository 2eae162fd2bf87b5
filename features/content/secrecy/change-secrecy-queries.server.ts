/** Embargo and restriction of a story: no version of it, because no text changes. */
import type { Work } from '../content-needs.server.ts';

/** What is left out stays. */
export interface SecrecyChange {
  /** Null ends it. */
  embargo?: { until: Date; reason: string } | null;
  /** Members; null: all who see drafts. */
  restrictedTo?: readonly number[] | null;
}

export async function changeSecrecy(
  work: Work,
  id: number,
  { embargo, restrictedTo }: SecrecyChange,
): Promise<void> {
  await work
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
