/** The embargo as a stop of the checklist; the database enforces it in all other cases [ACT-03] [ACT-05]. */
import type { Kysely } from 'kysely';
import type { DB } from '#db/types.ts';
import type { ActOrder, ActOutcome } from '../server/acts/act-outcome.server.ts';
import { storedStory } from '../server/copies/stored-story.server.ts';

/** Null when no embargo prevents the act. */
export async function embargoRefusal(
  db: Kysely<DB>,
  id: number,
  { act, at }: Pick<ActOrder, 'act' | 'at'>,
  now: Date,
): Promise<ActOutcome | null> {
  if (act !== 'publish' && act !== 'schedule') return null;
  const embargo = (await storedStory(db, id))?.embargo;
  const isEarly = embargo && (act === 'schedule' && at ? at : now) < embargo.until;
  return isEarly ? { kind: 'refused', faults: [{ check: 'embargo', isStop: true, place: null }] } : null;
}
