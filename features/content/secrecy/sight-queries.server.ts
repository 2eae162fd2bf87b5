/**
 * Read access to stories in the newsroom and before publication; no other file decides it [ACT-16] [ACT-01].
 */
import { type Kysely, type RawBuilder, sql } from 'kysely';
import type { DB } from '#db/types.ts';
import { may, type NewsroomViewer, seenDrafts, type Viewer } from '#features/sites/public.ts';

/**
 * A condition on a story, a row of `articles` or of `newsroom_stories`: for a member for whom it is false,
 * the story does not exist. Ad operators see sponsored stories, also public ones, which may have unpublished
 * changes.
 * @param story alias in the query
 */
export function isSeenBy(member: NewsroomViewer, story: 'a' | 's'): RawBuilder<boolean> {
  const drafts = seenDrafts(member);
  if (drafts === 'all') return isKnownTo(member, story);
  if (drafts === 'none') return sql<boolean>`false`;
  const id = sql.ref(story === 'a' ? 'a.id' : 's.story_id');
  return sql<boolean>`(${isKnownTo(member, story)} and exists (select from articles sponsored
    where sponsored.id = ${id} and coalesce(sponsored.is_sponsored_draft, 'pr' = any(sponsored.flags))))`;
}

/** The same without the limits of roles: enough for a takedown. */
function isKnownTo({ id, isProgram }: NewsroomViewer, story: 'a' | 's'): RawBuilder<boolean> {
  return isSeenByMember(sql`${isProgram ? null : id}`, story);
}

/** The same for many members at once: `member` is a column with ids of members. */
export function isSeenByMember(member: RawBuilder<unknown>, story: 'a' | 's'): RawBuilder<boolean> {
  const restrictedTo = sql.ref(`${story}.restricted_to`);
  return sql<boolean>`(${sql.ref(`${story}.state`)} = 'active' or ${restrictedTo} is null
    or coalesce(${member}::int = any(${restrictedTo}), false))`;
}

/**
 * Whether this viewer sees the story although it is not public; for a post its live blog must be visible,
 * too.
 */
export async function maySee(db: Kysely<DB>, viewer: Viewer, id: number): Promise<boolean> {
  if (viewer.kind !== 'newsroom' || !may(viewer, 'see-unpublished')) return false;
  return isTrueOf(db, id, isSeenBy(viewer, 'a'));
}

/** Whether this member may name the story, to take it down, although they may not read it. */
export async function mayName(db: Kysely<DB>, member: NewsroomViewer, id: number): Promise<boolean> {
  return isTrueOf(db, id, isKnownTo(member, 'a'));
}

/** @param condition on the row `a` of `articles` */
async function isTrueOf(db: Kysely<DB>, id: number, condition: RawBuilder<boolean>): Promise<boolean> {
  const found = await sql<{ isTrue: boolean }>`
    select coalesce(bool_and(${condition}), false) as "isTrue" from articles a
    where a.id = ${id} or a.id = (select parent_id from articles where id = ${id})`.execute(db);
  return found.rows[0]?.isTrue ?? false;
}

/** Stores whether the working copy is sponsored; readers still have the stored story. */
export async function markSponsoredDraft(db: Kysely<DB>, id: number, isSponsored: boolean): Promise<void> {
  await sql`update articles set is_sponsored_draft = ${isSponsored} where id = ${id}`.execute(db);
}
