/** Tells members of the newsroom what concerns them: in the table, and at once in every browser that they have open. */
import type { Kysely } from 'kysely';
import type { DB } from '#db/types.ts';
import { sendNote } from '#platform/live/note-queries.server.ts';
import { insertNotices, type NewNotice } from './notice-queries.server.ts';

export async function tellMembers(
  work: Kysely<DB>,
  notice: Omit<NewNotice, 'threadId'> & { threadId?: number },
): Promise<void> {
  const members = await insertNotices(work, { threadId: null, ...notice });
  await noteMembers(work, members, notice.at);
}

/** Tells the open browsers of these members to read their notices again. */
export async function noteMembers(work: Kysely<DB>, members: readonly number[], at: Date): Promise<void> {
  for (const id of new Set(members)) await sendNote(work, { topic: `member:${id}`, version: at.getTime() });
}
