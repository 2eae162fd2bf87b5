/** A member with their roles on the site of a story [ACT-01]. */
import { type Kysely, sql } from 'kysely';
import type { DB } from '#db/types.ts';
import { memberAt, type NewsroomViewer } from '#features/sites/public.ts';

/** No query for a member who has the same roles on all sites. */
export async function memberOn<Member extends NewsroomViewer>(
  db: Kysely<DB>,
  member: Member,
  id: number,
): Promise<Member> {
  if (!member.siteRoles) return member;
  const found = await sql<{ site: string }>`
    select site from newsroom_stories where story_id = ${id}`.execute(db);
  return memberAt(member, found.rows[0]?.site ?? '');
}
