/** Short notes between processes through the database; they may get lost, so data is stored in tables. */
import { type Kysely, sql } from 'kysely';

export const noteChannel = 'lapzarta_notes';

/** Maximum length of one PostgreSQL notification in bytes, with some margin. */
const longestNote = 7_900;

/** Within a transaction the note is sent when that commits. */
export async function sendNote<DB>(db: Kysely<DB>, note: object): Promise<void> {
  const text = JSON.stringify(note);
  if (Buffer.byteLength(text) > longestNote) throw new RangeError('A note between processes is too long.');
  await sql`select pg_notify(${noteChannel}, ${text})`.execute(db);
}
