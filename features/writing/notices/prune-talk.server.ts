/** Deletes notes and notices after their storage times [SAVE-13]. */
import type { Kysely } from 'kysely';
import type { DB } from '#db/types.ts';
import type { Edition } from '#features/sites/public.ts';
import { deleteOldThreads } from '../threads/thread-queries.server.ts';
import { pruneNotices } from './notice-queries.server.ts';

/** Open notes are unfinished work, and stored longer than settled ones, by this factor. */
const timesForOpen = 5;

export async function pruneTalk(
  db: Kysely<DB>,
  now: Date,
  { newsroomNotesDays, newsroomNoticesDays }: Edition['retention'],
): Promise<{ threads: number; notices: number }> {
  const before = (days: number) => new Date(now.getTime() - days * 86_400_000);
  return {
    threads: await deleteOldThreads(db, {
      settled: before(newsroomNotesDays),
      open: before(newsroomNotesDays * timesForOpen),
    }),
    notices: await pruneNotices(db, before(newsroomNoticesDays)),
  };
}
