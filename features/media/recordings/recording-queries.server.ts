import type { Insertable, Kysely, Selectable } from 'kysely';
import type { DB, Recordings } from '#db/types.ts';

export type RecordingRow = Selectable<Recordings>;

export function recordingByToken(db: Kysely<DB>, token: string): Promise<RecordingRow | undefined> {
  return db.selectFrom('recordings').selectAll().where('token', '=', token).executeTakeFirst();
}

/** Does nothing when the recording exists already. */
export async function addRecording(db: Kysely<DB>, row: Insertable<Recordings>): Promise<void> {
  await db
    .insertInto('recordings')
    .values(row)
    .onConflict((conflict) => conflict.column('token').doNothing())
    .execute();
}
