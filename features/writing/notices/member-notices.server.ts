/** A member's own notices: the list, marking as read, and the choice of kinds. */
import type { Kysely } from 'kysely';
import type { DB } from '#db/types.ts';
import type { NewsroomViewer } from '#features/sites/public.ts';
import type { Clock } from '#platform/time/clock.ts';
import type { NoticeKind } from './notice-kinds.ts';
import {
  chooseKinds,
  kindsWithout,
  markRead,
  type NoticeRow,
  noticesOf,
  unreadNotices,
} from './notice-queries.server.ts';
import { noteMembers } from './tell-members.server.ts';

export interface NoticesNow {
  unread: number;
  without: NoticeKind[];
  /** Newest first. */
  notices: NoticeRow[];
}

export interface MemberNotices {
  of(member: NewsroomViewer): Promise<NoticesNow>;
  /** Marks this notice, or all up to it, as read. */
  read(member: NewsroomViewer, notice: { id: string; isAll: boolean }): Promise<void>;
  choose(member: NewsroomViewer, without: readonly NoticeKind[]): Promise<void>;
}

const mostNotices = 200;

export function createMemberNotices({ db, clock }: { db: Kysely<DB>; clock: Clock }): MemberNotices {
  return {
    async of(member) {
      // The id of a program may equal that of a member, whose notices it must not get.
      if (member.isProgram) return { unread: 0, without: [], notices: [] };
      const [unread, without, notices] = await Promise.all([
        unreadNotices(db, member),
        kindsWithout(db, member.id),
        noticesOf(db, member, mostNotices),
      ]);
      return { unread, without, notices };
    },
    async read(member, notice) {
      if (member.isProgram) return;
      const at = clock.now();
      await markRead(db, member.id, { ...notice, at });
      await noteMembers(db, [member.id], at);
    },
    async choose(member, without) {
      if (member.isProgram) return;
      await chooseKinds(db, member.id, without);
      await noteMembers(db, [member.id], clock.now());
    },
  };
}
