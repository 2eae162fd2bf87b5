/** Notices about acts on a story. */
import type { Kysely } from 'kysely';
import type { DB } from '#db/types.ts';
import type { ChangeAuthor } from '#features/content/public.server.ts';
import { undoSeconds } from '#features/kit/public.ts';
import type { NoticeKind } from './notice-kinds.ts';
import { concernedMembers, deleteNotices } from './notice-queries.server.ts';
import { noteMembers, tellMembers } from './tell-members.server.ts';

interface DoneAct {
  storyId: number;
  act: string;
  by: ChangeAuthor;
  at: Date;
  /** The planned act failed. */
  isFailed?: boolean;
}

const kindOf: Readonly<Record<string, NoticeKind>> = {
  submit: 'submitted',
  return: 'returned',
  approve: 'approved',
  publish: 'published',
};

export async function tellOfAct(trx: Kysely<DB>, done: DoneAct): Promise<void> {
  const { storyId, act, by, at, isFailed = false } = done;
  if (act === 'undo') {
    const since = new Date(at.getTime() - undoSeconds * 1_000);
    await noteMembers(trx, await deleteNotices(trx, { storyId, kind: 'published', since }), at);
    return;
  }
  const kind = isFailed ? 'failed' : kindOf[act];
  if (kind === undefined) return;
  const to = kind === 'submitted' ? 'editors' : await concernedMembers(trx, storyId);
  await tellMembers(trx, { kind, storyId, by, at, to });
}
