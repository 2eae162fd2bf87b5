/**
 * Notifies members of the newsroom: stores notices in the table, and sends a message to all their open
 * browsers.
 */
import type { Kysely } from 'kysely';
import type { DB } from '#db/types.ts';
import { sendBroadcast } from '#platform/live/broadcast-queries.server.ts';
import { insertNotices, type NewNotice } from './notice-queries.server.ts';

export async function tellMembers(
  work: Kysely<DB>,
  notice: Omit<NewNotice, 'threadId'> & { threadId?: number },
): Promise<void> {
  const members = await insertNotices(work, { threadId: null, ...notice });
  await noteMembers(work, members, notice.at);
}

/** Makes the open browsers of these members reload their notices. */
export async function noteMembers(work: Kysely<DB>, members: readonly number[], at: Date): Promise<void> {
  for (const id of new Set(members))
    await sendBroadcast(work, { topic: `member:${id}`, version: at.getTime() });
}
