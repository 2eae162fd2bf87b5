/** Queries for the newsroom's log. */
import type { Kysely } from 'kysely';
import type { DB } from '#db/types.ts';

export interface AuditLine {
  createdAt: Date;
  action: string;
  /** The person who did it; null for the command line and for an unknown person. */
  actorId: number | null;
  /** Whose account it concerns; null for none. */
  memberId: number | null;
  way: string;
  network: string;
  browser: string;
  detail: string;
}

export async function insertAuditLine(db: Kysely<DB>, line: AuditLine): Promise<void> {
  const { createdAt, actorId, memberId, ...rest } = line;
  await db
    .insertInto('audit_log')
    .values({ ...rest, created_at: createdAt, actor_id: actorId, member_id: memberId })
    .execute();
}

export interface NamedAuditLine extends Omit<AuditLine, 'actorId' | 'memberId'> {
  actor: string | null;
  member: string | null;
}

/** The newest lines, newest first, of one member or of all. */
export async function auditLines(
  db: Kysely<DB>,
  { memberId, limit }: { memberId: number | null; limit: number },
): Promise<NamedAuditLine[]> {
  return db
    .selectFrom('audit_log as l')
    .leftJoin('members as a', 'a.id', 'l.actor_id')
    .leftJoin('members as m', 'm.id', 'l.member_id')
    .select([
      ...(['l.created_at as createdAt', 'l.action', 'l.way', 'l.network', 'l.browser', 'l.detail'] as const),
      ...(['a.name as actor', 'm.name as member'] as const),
    ])
    .$if(memberId !== null, (rows) =>
      rows.where((eb) => eb.or([eb('l.member_id', '=', memberId), eb('l.actor_id', '=', memberId)])),
    )
    .orderBy('l.id', 'desc')
    .limit(limit)
    .execute();
}

export async function deleteAuditLines(db: Kysely<DB>, before: Date): Promise<number> {
  const { numDeletedRows } = await db
    .deleteFrom('audit_log')
    .where('created_at', '<', before)
    .executeTakeFirst();
  return Number(numDeletedRows);
}
