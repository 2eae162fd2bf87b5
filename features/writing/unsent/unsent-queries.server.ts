/** The table of unsent changes on members' devices, as of their last contact. */
import { type Kysely, sql } from 'kysely';
import type { DB } from '#db/types.ts';

type Database = Kysely<DB>;

/** Number of log entries to search for those of the last minute. */
const lastEntries = 500;

export interface UnsentInStory {
  storyId: number;
  /** 0 when the number is unknown. */
  changes: number;
  /** The number of the last entry, by client. */
  numbers: Readonly<Record<string, number>>;
}

export interface DeviceOfMember {
  memberId: number;
  device: string;
  deviceName: string;
}

export interface UnsentRow {
  device: string;
  deviceName: string;
  storyId: number;
  title: string;
  changes: number;
  at: Date;
}

/** Replaces the previous report of a device. */
export async function replaceUnsent(
  db: Database,
  { memberId, device, deviceName }: DeviceOfMember,
  stories: readonly UnsentInStory[],
  at: Date,
): Promise<void> {
  await sql`delete from unsent_changes where member_id = ${memberId} and device = ${device}`.execute(db);
  await sql`
    insert into unsent_changes (member_id, device, story_id, device_name, changes, numbers, at)
    select ${memberId}, ${device}, r."storyId", ${deviceName}, r.changes, r.numbers, ${at}
    from jsonb_to_recordset(${JSON.stringify(stories)}::jsonb) as r("storyId" int, changes int, numbers jsonb)
    where exists (select from newsroom_stories n where n.story_id = r."storyId")
    on conflict do nothing`.execute(db);
}

/** Adds those of these stories in which the member had just written when the device was lost. */
export async function addLost(
  db: Database,
  { memberId, device, deviceName }: DeviceOfMember,
  storyIds: readonly number[],
  { at, since }: { at: Date; since: Date },
): Promise<void> {
  await sql`
    insert into unsent_changes (member_id, device, story_id, device_name, changes, numbers, at)
    select ${memberId}, ${device}, id, ${deviceName}, 0, '{}', ${at} from unnest(${storyIds}::int[]) as id
    where exists (select from
      (select author_kind, author_id, at from working_steps s where s.story_id = id
        order by epoch desc, version desc limit ${lastEntries}) as last
      where author_kind = 'member' and author_id = ${String(memberId)} and at > ${since})
    on conflict do nothing`.execute(db);
}

/** Unsent changes of the member's other devices, newest first, without those that have arrived since. */
export async function unsentElsewhere(
  db: Database,
  { memberId, device }: Pick<DeviceOfMember, 'memberId' | 'device'>,
  since: Date,
): Promise<UnsentRow[]> {
  const found = await sql<UnsentRow>`
    select u.device, u.device_name as "deviceName", u.story_id as "storyId", coalesce(c.title, n.title) as title,
      u.changes, u.at
    from unsent_changes u
    join newsroom_stories n on n.story_id = u.story_id
    left join working_copies c on c.story_id = u.story_id
    where u.member_id = ${memberId} and u.device <> ${device} and u.at > ${since}
      and (u.numbers = '{}' or exists (select from jsonb_each_text(u.numbers) e
        where e.value::int > coalesce(
          (select max(s.number) from working_steps s where s.story_id = u.story_id and s.client = e.key), 0)))
    order by u.at desc, u.story_id`.execute(db);
  return found.rows;
}

export interface StoredOnDevice {
  storyId: number;
  epoch: number;
}

/** Stories among these that were taken down, or now have another epoch. */
export async function changedSince(
  db: Database,
  stored: readonly StoredOnDevice[],
): Promise<{ storyId: number; isTakenDown: boolean }[]> {
  const found = await sql<{ storyId: number; isTakenDown: boolean }>`
    select s."storyId", n.taken_down_at is not null as "isTakenDown"
    from jsonb_to_recordset(${JSON.stringify(stored)}::jsonb) as s("storyId" int, epoch int)
    join newsroom_stories n on n.story_id = s."storyId"
    left join working_copies c on c.story_id = s."storyId"
    where n.taken_down_at is not null or coalesce(c.epoch, n.version) <> s.epoch`.execute(db);
  return found.rows;
}

/** Deletes old reports, and those of members who left; returns their number. */
export async function forgetUnsent(db: Database, before: Date): Promise<number> {
  const deleted = await sql`
    delete from unsent_changes u where at < ${before}
      or not exists (select from newsroom_people p where p.member_id = u.member_id)`.execute(db);
  return Number(deleted.numAffectedRows ?? 0);
}
