/**
 * Notifies members of the newsroom: stores notices in the table, and sends a message to all their open
 * browsers.
 */
import type { Kysely } from 'kysely';
import type { DB } from '#db/types.ts';
import { sendBroadcast } from '#platform/live/broadcast-queries.server.ts';
import { insertNotices, type NewNotice } from './notice-queries.server.ts';

export async function tellMembers(
  trx: Kysely<DB>,
  notice: Omit<NewNotice, 'threadId'> & { threadId?: number },
): Promise<void> {
  const members = await insertNotices(trx, { threadId: null, ...notice });
  await noteMembers(trx, members, notice.at);
}

/** Makes the open browsers of these members reload their notices. */
export async function noteMembers(trx: Kysely<DB>, members: readonly number[], at: Date): Promise<void> {
  for (const id of new Set(members))
    await sendBroadcast(trx, { topic: `member:${id}`, version: at.getTime() });
}
