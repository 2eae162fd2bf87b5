/** The table of notices, and the kinds that members have switched off. */
import { type Kysely, sql } from 'kysely';
import type { DB } from '#db/types.ts';
import { type ChangeAuthor, isSeenBy, isSeenByMember } from '#features/content/public.server.ts';
import type { NewsroomViewer } from '#features/sites/public.ts';
import type { Author } from '../calls/member-names.ts';
import type { NoticeKind } from './notice-kinds.ts';

type Database = Kysely<DB>;

export interface NewNotice {
  kind: NoticeKind;
  storyId: number;
  threadId: number | null;
  by: ChangeAuthor;
  at: Date;
  /** Members, or all editors who decide about submitted stories. */
  to: readonly number[] | 'editors';
}

/**
 * Inserts a notice for each of these members who writes stories, can see this one, has the kind switched on
 * and is not the actor. For a restricted story only named members get notices [ACT-16]. Returns the members.
 */
export async function insertNotices(db: Database, notice: NewNotice): Promise<number[]> {
  const { kind, storyId, threadId, by, at, to } = notice;
  const actor = by.kind === 'member' ? by.id : null;
  const isMeant =
    to === 'editors'
      ? sql`${rolesThere} && array['editor', 'chief-editor']`
      : sql`p.member_id = any(${to}::int[])`;
  const made = await sql<{ id: number }>`
    insert into notices (member_id, kind, story_id, thread_id, author_kind, author_id, at)
    select p.member_id, ${kind}, s.story_id, ${threadId}::int, ${by.kind}, ${String(by.id)}, ${at}
    from newsroom_people p cross join newsroom_stories s
    where s.story_id = ${storyId} and ${isMeant}
      and ${rolesThere} && array['author', 'editor', 'chief-editor']
      and p.member_id is distinct from ${actor}::int
      and ${isSeenByMember(sql.ref('p.member_id'), 's')}
      and not exists (
        select from notice_choices c where c.member_id = p.member_id and ${kind}::text = any(c.without))
    returning member_id as id`.execute(db);
  return made.rows.map(({ id }) => id);
}

/** The roles of a person `p` on the site of the story `s`. */
const rolesThere = sql`(p.roles || array(select jsonb_array_elements_text(p.site_roles -> s.site)))`;

export interface NoticeRow {
  id: string;
  kind: NoticeKind;
  storyId: number;
  threadId: number | null;
  title: string;
  author: Author;
  at: Date;
  isRead: boolean;
}

/** Notices of a member about stories that the member can see now. */
const ofMember = (member: NewsroomViewer) => sql`
  from notices n join newsroom_stories s on s.story_id = n.story_id
  left join working_copies c on c.story_id = n.story_id
  where n.member_id = ${member.id} and ${isSeenBy(member, 's')}`;

/** Newest first. */
export async function noticesOf(db: Database, member: NewsroomViewer, most: number): Promise<NoticeRow[]> {
  const found = await sql<NoticeRow>`
    select n.id::text, n.kind, n.story_id as "storyId", n.thread_id as "threadId",
      coalesce(nullif(c.title, ''), s.title) as title, n.at, n.read_at is not null as "isRead",
      jsonb_build_object('kind', n.author_kind, 'id', n.author_id) as author
    ${ofMember(member)} order by n.id desc limit ${most}`.execute(db);
  return found.rows;
}

export async function unreadNotices(db: Database, member: NewsroomViewer): Promise<number> {
  const found = await sql<{ count: number }>`
    select count(*)::int as count ${ofMember(member)} and n.read_at is null`.execute(db);
  return found.rows[0]?.count ?? 0;
}

/** Marks this notice, or all up to it, as read. */
export async function markRead(
  db: Database,
  memberId: number,
  { id, isAll, at }: { id: string; isAll: boolean; at: Date },
): Promise<void> {
  await sql`
    update notices set read_at = ${at}
    where member_id = ${memberId} and read_at is null
      and (id = ${id}::bigint or (${isAll} and id < ${id}::bigint))`.execute(db);
}

export async function kindsWithout(db: Database, memberId: number): Promise<NoticeKind[]> {
  const found = await sql<{ without: NoticeKind[] }>`
    select without from notice_choices where member_id = ${memberId}`.execute(db);
  return found.rows[0]?.without ?? [];
}

export async function chooseKinds(
  db: Database,
  memberId: number,
  without: readonly NoticeKind[],
): Promise<void> {
  await sql`
    insert into notice_choices (member_id, without) values (${memberId}, ${without}::text[])
    on conflict (member_id) do update set without = excluded.without`.execute(db);
}

/** Deletes the notices of an act that was undone; returns the members who had them. */
export async function deleteNotices(
  db: Database,
  { storyId, kind, since }: { storyId: number; kind: NoticeKind; since: Date },
): Promise<number[]> {
  const deleted = await sql<{ id: number }>`
    delete from notices where story_id = ${storyId} and kind = ${kind} and at >= ${since}
    returning member_id as id`.execute(db);
  return deleted.rows.map(({ id }) => id);
}

/** Deletes old notices, and all of members who left; returns their number. */
export async function pruneNotices(db: Database, before: Date): Promise<number> {
  const deleted = await sql`
    delete from notices n
    where n.at < ${before} or not exists (select from newsroom_people p where p.member_id = n.member_id)`.execute(
    db,
  );
  return Number(deleted.numAffectedRows ?? 0);
}

/** Members concerned with a story: it is assigned to them, or they submitted it or planned an act on it. */
export async function concernedMembers(db: Database, storyId: number): Promise<number[]> {
  const found = await sql<{ id: number }>`
    select unnest(member_ids) as id from working_copies where story_id = ${storyId}
    union
    select author_id::int from story_acts
    where story_id = ${storyId} and author_kind = 'member'
      and (act in ('submit', 'schedule') or planned_for is not null)`.execute(db);
  return found.rows.map(({ id }) => id);
}
