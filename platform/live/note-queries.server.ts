/** Short notes that processes tell each other through the database: what must not be lost is in a table. */
import { type Kysely, sql } from 'kysely';

export const noteChannel = 'lapzarta_notes';

/** What PostgreSQL takes in one notification, with some room. */
const longestNote = 7_900;

/** In a transaction it is told when that commits. */
export async function sendNote<DB>(db: Kysely<DB>, note: object): Promise<void> {
  const text = JSON.stringify(note);
  if (Buffer.byteLength(text) > longestNote) throw new RangeError('A note between processes is too long.');
  await sql`select pg_notify(${noteChannel}, ${text})`.execute(db);
}
