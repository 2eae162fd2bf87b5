/** Unsent changes on a member's devices, for the member's other devices [SAVE-07]. */
import type { Kysely } from 'kysely';
import type { DB } from '#db/types.ts';
import { disabledAmong } from '#features/accounts/public.server.ts';
import { type ContentFeature, deletedDraftsAmong, hiddenStories } from '#features/content/public.server.ts';
import type { NewsroomViewer } from '#features/sites/public.ts';
import { sendBroadcast } from '#platform/live/broadcast-queries.server.ts';
import type { Clock } from '#platform/time/clock.ts';
import { memberTopic } from './member-topic.ts';
import {
  addLost,
  changedSince,
  type DeviceOfMember,
  forgetUnsent,
  replaceUnsent,
  type StoredOnDevice,
  type UnsentInStory,
  type UnsentRow,
  unsentElsewhere,
} from './unsent-queries.server.ts';

export interface UnsentChanges {
  /** Stores a report of the unsent changes of a device; an empty list when all are sent. */
  report(of: DeviceOfMember, stories: readonly UnsentInStory[]): Promise<void>;
  /**
   * Records a lost connection: in stories that the member was just writing, the device may have unsent
   * changes.
   */
  lost(of: DeviceOfMember, storyIds: readonly number[]): Promise<void>;
  /** Unsent changes of the member's other devices, in stories that the member may see. */
  elsewhere(device: string, member: NewsroomViewer): Promise<UnsentRow[]>;
  /** Stored stories and members that a device must delete [SAVE-13]. */
  toDelete(stored: StoredHere, member: NewsroomViewer): Promise<ToDelete>;
  /** The disabled members among these. */
  left(memberIds: readonly number[]): Promise<number[]>;
  /** Deletes reports that are old, or of members who left; returns their number. */
  forget(): Promise<number>;
}

export interface StoredHere {
  stories: readonly StoredOnDevice[];
  /** Other members who used the device. */
  members: readonly number[];
}

export interface ToDelete {
  /** Stories that were deleted for good, or taken down: delete also their unsent changes. */
  gone: number[];
  /** Stories that were replaced, or are hidden from this member: keep their unsent changes. */
  stale: number[];
  /** Members who left: delete all their data. */
  members: number[];
}

/** Maximum age of reports; a device sends new ones. */
const keptMs = 30 * 86_400_000;
/** A member who wrote within this time before the connection was lost may have unsent changes. */
const writingMs = 60_000;

export function createUnsentChanges({
  db,
  clock,
  content: { maySee },
}: {
  db: Kysely<DB>;
  clock: Clock;
  content: Pick<ContentFeature, 'maySee'>;
}): UnsentChanges {
  const before = (ms: number) => new Date(clock.now().getTime() - ms);
  const tell = (memberId: number) =>
    sendBroadcast(db, { topic: memberTopic(memberId), version: clock.now().getTime() });
  return {
    async report(of, stories) {
      await db.transaction().execute((trx) => replaceUnsent(trx, of, stories, clock.now()));
      await tell(of.memberId);
    },
    async lost(of, storyIds) {
      await addLost(db, of, storyIds, { at: clock.now(), since: before(writingMs) });
      await tell(of.memberId);
    },
    async elsewhere(device, member) {
      const rows = await unsentElsewhere(db, { memberId: member.id, device }, before(keptMs));
      const seen = await Promise.all(rows.map(({ storyId }) => maySee(member, storyId)));
      return rows.filter((_, at) => seen[at]);
    },
    async toDelete({ stories, members }, member) {
      const [changed, hidden] = [await changedSince(db, stories), await hiddenStories(db, member)];
      const takenDown = changed.filter(({ isTakenDown }) => isTakenDown).map(({ storyId }) => storyId);
      const deleted = await deletedDraftsAmong(
        db,
        stories.map(({ storyId }) => storyId),
      );
      const gone = [...deleted, ...takenDown];
      const stale = [...changed.map(({ storyId }) => storyId), ...hidden];
      const ids = new Set(stories.map(({ storyId }) => storyId));
      return {
        gone,
        stale: [...new Set(stale)].filter((id) => ids.has(id) && !gone.includes(id)),
        members: await disabledAmong(db, members),
      };
    },
    left: (memberIds) => disabledAmong(db, memberIds),
    forget: () => forgetUnsent(db, before(keptMs)),
  };
}
