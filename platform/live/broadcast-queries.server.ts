/** Short messages to all processes through the database; they may get lost, so data is stored in tables. */
import { type Kysely, sql } from 'kysely';

/** The triggers of members and sessions notify on it as well. */
export const broadcastChannel = 'lapzarta_notes';

/** Maximum length of one PostgreSQL notification in bytes, with some margin. */
const longestBroadcast = 7_900;

/** Within a transaction the broadcast is sent when that commits. */
export async function sendBroadcast<DB>(db: Kysely<DB>, broadcast: object): Promise<void> {
  const text = JSON.stringify(broadcast);
  if (Buffer.byteLength(text) > longestBroadcast)
    throw new RangeError('A broadcast between processes is too long.');
  await sql`select pg_notify(${broadcastChannel}, ${text})`.execute(db);
}
